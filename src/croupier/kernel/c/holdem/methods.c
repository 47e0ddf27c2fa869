/* What Python calls to train a strategy for hold'em. */
#include "../arguments.h"
#include "../hands/hands.h"
#include "../subjects.h"
#include "tables.h"
#include "train.h"

#include <string.h>

static PyObject *refuse(const char *why)
{
    PyErr_SetString(PyExc_ValueError, why);
    return NULL;
}

static int has_boards(int size, unsigned int first, unsigned int count)
{
    uint32_t all = family_of(0, size)->count;
    return first <= all && count <= all - first;
}

static PyObject *py_buckets(PyObject *self, PyObject *args)
{
    PyObject *given, *wanted;
    int size, bins, failed;
    unsigned int first, count;
    Py_buffer centres, table;
    if (!PyArg_ParseTuple(args, "iIIiOO", &size, &first, &count, &bins, &given, &wanted))
        return NULL;
    if (size < 3 || size > 4 || !has_boards(size, first, count) || bins < 1 || bins > BINS_MAX)
        return refuse("no such boards");
    if (read_buffer(given, &centres, 'B', -1) != 0)
        return NULL;
    Py_ssize_t found = centres.len / bins;
    if (centres.len % bins || found < 1 || found > CENTRES_MAX ||
        write_buffer(wanted, &table, 'H', family_of(2, size)->count) != 0) {
        PyBuffer_Release(&centres);
        return PyErr_Occurred() ? NULL : refuse("there are 1 to 65,535 centres");
    }
    Py_BEGIN_ALLOW_THREADS
    failed = fill_buckets(size, first, count, bins, centres.buf, (int)found, table.buf);
    Py_END_ALLOW_THREADS
    PyBuffer_Release(&centres);
    PyBuffer_Release(&table);
    if (failed)
        return PyErr_NoMemory();
    Py_RETURN_NONE;
}

static PyObject *py_river_buckets(PyObject *self, PyObject *args)
{
    PyObject *wanted;
    int buckets;
    unsigned int first, count;
    Py_buffer table;
    if (!PyArg_ParseTuple(args, "IIiO", &first, &count, &buckets, &wanted))
        return NULL;
    if (!has_boards(5, first, count) || buckets < 1 || buckets > 256)
        return refuse("no such boards");
    if (write_buffer(wanted, &table, 'B', family_of(2, 5)->count) != 0)
        return NULL;
    Py_BEGIN_ALLOW_THREADS
    fill_river(first, count, buckets, table.buf);
    Py_END_ALLOW_THREADS
    PyBuffer_Release(&table);
    Py_RETURN_NONE;
}

enum { BETS, PAID, FLOP, TURN, RIVER, RANDOM, REGRETS, SUMS, VIEWS };

static void release(Py_buffer *views)
{
    for (int n = 0; n < VIEWS; n++)
        if (views[n].obj != NULL)
            PyBuffer_Release(&views[n]);
}

/* What is known of the game, from arguments that nobody changes meanwhile. */
static int read_training(Training *training, PyObject *counts, PyObject *board, Py_buffer *views)
{
    int buckets[STREETS], least = 1;
    uint64_t seen = 0;
    if (read_ints(counts, buckets, STREETS, 65535) != 0)
        return -1;
    for (int street = 0; street < STREETS; street++) {
        training->buckets[street] = buckets[street];
        least = buckets[street] < least ? buckets[street] : least;
    }
    training->open = read_cards(board, training->board, 5);
    if (training->open == -1)
        return -1;
    for (int n = 0; n < training->open; n++) {
        if (training->board[n] >= DECK || seen >> training->board[n] & 1)
            training->open = TOO_MANY;
        else
            seen |= 1ull << training->board[n];
    }
    if (training->open == TOO_MANY || views[BETS].len % (Py_ssize_t)sizeof(Bet) ||
        views[BETS].len / (Py_ssize_t)sizeof(Bet) > BETS_MAX || least < 1) {
        refuse("no such training");
        return -1;
    }
    training->count = (int)(views[BETS].len / (Py_ssize_t)sizeof(Bet));
    training->bets = views[BETS].buf;
    training->paid = views[PAID].buf;
    training->flop = views[FLOP].buf;
    training->turn = views[TURN].buf;
    training->river = views[RIVER].buf;
    return 0;
}

static int read_views(PyObject *const *given, Py_buffer *views)
{
    if (read_buffer(given[BETS], &views[BETS], 'i', -1) != 0)
        return -1;
    Py_ssize_t nodes = views[BETS].len / (Py_ssize_t)sizeof(Bet);
    if (read_buffer(given[PAID], &views[PAID], 'i', 2 * nodes) != 0 ||
        read_buffer(given[FLOP], &views[FLOP], 'H', family_of(2, 3)->count) != 0 ||
        read_buffer(given[TURN], &views[TURN], 'H', family_of(2, 4)->count) != 0 ||
        read_buffer(given[RIVER], &views[RIVER], 'B', family_of(2, 5)->count) != 0 ||
        write_buffer(given[RANDOM], &views[RANDOM], 'Q', 4) != 0 ||
        write_buffer(given[REGRETS], &views[REGRETS], 'f', -1) != 0 ||
        write_buffer(given[SUMS], &views[SUMS], 'f', views[REGRETS].len / 4) != 0)
        return -1;
    return 0;
}

static PyObject *py_train(PyObject *self, PyObject *args)
{
    PyObject *given[VIEWS], *counts, *board;
    Py_buffer views[VIEWS] = {{.obj = NULL}};
    Training training;
    long long walks;
    int is_good = 0;
    if (!PyArg_ParseTuple(args, "OOOOOOOOOOL", &given[BETS], &given[PAID], &counts, &given[FLOP],
                          &given[TURN], &given[RIVER], &board, &given[RANDOM], &given[REGRETS],
                          &given[SUMS], &walks))
        return NULL;
    if (read_views(given, views) == 0 && read_training(&training, counts, board, views) == 0) {
        Py_BEGIN_ALLOW_THREADS
        is_good = training_size(&training) == views[REGRETS].len / 4;
        if (is_good)
            train(&training, walks, views[RANDOM].buf, views[REGRETS].buf, views[SUMS].buf);
        Py_END_ALLOW_THREADS
        if (!is_good)
            refuse("the nodes and the numbers do not fit together");
    }
    release(views);
    if (!is_good)
        return NULL;
    Py_RETURN_NONE;
}

static PyObject *py_scale(PyObject *self, PyObject *args)
{
    PyObject *wanted;
    float factor;
    Py_buffer numbers;
    if (!PyArg_ParseTuple(args, "Of", &wanted, &factor) ||
        write_buffer(wanted, &numbers, 'f', -1) != 0)
        return NULL;
    Py_BEGIN_ALLOW_THREADS
    for (Py_ssize_t n = 0; n < numbers.len / 4; n++)
        ((float *)numbers.buf)[n] *= factor;
    Py_END_ALLOW_THREADS
    PyBuffer_Release(&numbers);
    Py_RETURN_NONE;
}

static PyObject *py_parts(PyObject *self, PyObject *args)
{
    PyObject *given, *wanted;
    int actions, levels;
    Py_buffer sums, parts;
    if (!PyArg_ParseTuple(args, "OiiO", &given, &actions, &levels, &wanted) ||
        read_buffer(given, &sums, 'f', -1) != 0)
        return NULL;
    Py_ssize_t count = sums.len / 4;
    if (actions < 1 || actions > CHOICES_MAX || count % actions || levels < 1 || levels > 255 ||
        write_buffer(wanted, &parts, 'B', count) != 0) {
        PyBuffer_Release(&sums);
        return PyErr_Occurred() ? NULL : refuse("no such rows");
    }
    Py_BEGIN_ALLOW_THREADS
    for (Py_ssize_t row = 0; row < count; row += actions)
        part_row((const float *)sums.buf + row, actions, levels, (uint8_t *)parts.buf + row);
    Py_END_ALLOW_THREADS
    PyBuffer_Release(&sums);
    PyBuffer_Release(&parts);
    Py_RETURN_NONE;
}

static PyMethodDef methods[] = {
    {"holdem_buckets", py_buckets, METH_VARARGS, NULL},
    {"holdem_river_buckets", py_river_buckets, METH_VARARGS, NULL},
    {"holdem_train", py_train, METH_VARARGS, NULL},
    {"holdem_scale", py_scale, METH_VARARGS, NULL},
    {"holdem_parts", py_parts, METH_VARARGS, NULL},
    {NULL, NULL, 0, NULL},
};

int add_holdem(PyObject *module)
{
    return PyModule_AddFunctions(module, methods);
}
