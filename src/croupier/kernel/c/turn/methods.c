/* What Python calls on the turn. */
#include "../arguments.h"
#include "../subjects.h"
#include "turn.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

static int refuse(const char *why)
{
    PyErr_SetString(PyExc_ValueError, why);
    return -1;
}

static int read_board(PyObject *sequence, uint8_t *board)
{
    uint64_t seen = 0;
    int count = read_cards(sequence, board, TURN_BOARD);
    if (count == -1)
        return -1;
    for (int n = 0; n < count; n++) {
        if (board[n] >= DECK || seen >> board[n] & 1)
            return refuse("cards must be different ones of the standard deck");
        seen |= 1ull << board[n];
    }
    return count == TURN_BOARD ? 0 : refuse("the board of the turn has four cards");
}

static int are_weights(const double *weights)
{
    for (int n = 0; n < HANDS; n++)
        if (!(weights[n] >= 0.0 && isfinite(weights[n])))
            return 0;
    return 1;
}

enum { INTS, AMOUNTS, FIRST, SECOND, STRATEGY, VIEWS };

/* A copy of the buffer that nobody changes meanwhile, or NULL with an exception set. */
static void *copy_of(const Py_buffer *view)
{
    void *copy = malloc((size_t)view->len + 1);
    if (copy == NULL)
        return PyErr_NoMemory();
    return memcpy(copy, view->buf, (size_t)view->len);
}

static int solve(const uint8_t *board, const Py_buffer *views, void *const *copies, int iterations,
                 int rivers, unsigned long long seed)
{
    Tree tree = {(int)(views[INTS].len / (NODE_INTS * 4)), copies[INTS], copies[AMOUNTS]};
    Actions actions;
    const double *ranges[2] = {copies[FIRST], copies[SECOND]};
    int failed;
    if (views[INTS].len % (NODE_INTS * 4) || views[INTS].len > NODES_MAX * NODE_INTS * 4 ||
        check_turn(&tree, &actions) != 0)
        return refuse("the nodes are no tree");
    if (views[STRATEGY].len != (Py_ssize_t)actions.before * HANDS * 8)
        return refuse("the strategy has a number for each action and hand");
    if (!are_weights(ranges[0]) || !are_weights(ranges[1]))
        return refuse("a weight is a number and not negative");
    if (iterations < 0 || rivers < 1 || rivers > RIVERS)
        return refuse("1 to 48 rivers can be looked at");
    Py_BEGIN_ALLOW_THREADS
    failed = solve_turn(board, &tree, ranges, iterations, rivers, seed, views[STRATEGY].buf);
    Py_END_ALLOW_THREADS
    if (failed)
        PyErr_NoMemory();
    return failed;
}

static PyObject *py_solve_turn(PyObject *self, PyObject *args)
{
    PyObject *sequence, *given[VIEWS];
    uint8_t board[TURN_BOARD];
    int iterations, rivers, failed = -1;
    unsigned long long seed;
    Py_buffer views[VIEWS] = {{.obj = NULL}};
    void *copies[STRATEGY] = {NULL};
    if (!PyArg_ParseTuple(args, "OOOOOiiKO", &sequence, &given[INTS], &given[AMOUNTS],
                          &given[FIRST], &given[SECOND], &iterations, &rivers, &seed,
                          &given[STRATEGY]) ||
        read_board(sequence, board) != 0)
        return NULL;
    if (read_buffer(given[INTS], &views[INTS], 'i', -1) == 0 &&
        read_buffer(given[AMOUNTS], &views[AMOUNTS], 'd', views[INTS].len / 4) == 0 &&
        read_buffer(given[FIRST], &views[FIRST], 'd', HANDS) == 0 &&
        read_buffer(given[SECOND], &views[SECOND], 'd', HANDS) == 0 &&
        write_buffer(given[STRATEGY], &views[STRATEGY], 'd', -1) == 0) {
        failed = 0;
        for (int n = 0; n < STRATEGY && !failed; n++)
            failed = (copies[n] = copy_of(&views[n])) == NULL ? -1 : 0;
        failed = failed ? -1 : solve(board, views, copies, iterations, rivers, seed);
    }
    for (int n = 0; n < STRATEGY; n++)
        free(copies[n]);
    for (int n = 0; n < VIEWS; n++)
        if (views[n].obj != NULL)
            PyBuffer_Release(&views[n]);
    if (failed)
        return NULL;
    Py_RETURN_NONE;
}

static PyMethodDef methods[] = {
    {"solve_turn", py_solve_turn, METH_VARARGS, NULL},
    {NULL, NULL, 0, NULL},
};

int add_turn(PyObject *module)
{
    return PyModule_AddFunctions(module, methods);
}
