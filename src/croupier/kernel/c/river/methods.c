/* What Python calls on the river. */
#include "../arguments.h"
#include "../subjects.h"
#include "solver.h"

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
    int count = read_cards(sequence, board, RIVER_BOARD);
    if (count == -1)
        return -1;
    if (count != RIVER_BOARD)
        return refuse("a complete board has five cards");
    for (int n = 0; n < RIVER_BOARD; n++) {
        if (board[n] >= DECK || seen >> board[n] & 1)
            return refuse("cards must be different ones of the standard deck");
        seen |= 1ull << board[n];
    }
    return 0;
}

static PyObject *py_river_order(PyObject *self, PyObject *args)
{
    PyObject *sequence, *numbers_wanted, *strengths_wanted;
    uint8_t board[RIVER_BOARD];
    River river;
    Py_buffer numbers, strengths;
    if (!PyArg_ParseTuple(args, "OOO", &sequence, &numbers_wanted, &strengths_wanted) ||
        read_board(sequence, board) != 0 ||
        write_buffer(numbers_wanted, &numbers, 'H', RIVER_HANDS) != 0)
        return NULL;
    if (write_buffer(strengths_wanted, &strengths, 'H', RIVER_HANDS) != 0) {
        PyBuffer_Release(&numbers);
        return NULL;
    }
    open_river(&river, board);
    for (int n = 0; n < RIVER_HANDS; n++) {
        ((uint16_t *)numbers.buf)[n] = river.numbers[n];
        ((uint16_t *)strengths.buf)[n] = river.strengths[n];
    }
    PyBuffer_Release(&numbers);
    PyBuffer_Release(&strengths);
    Py_RETURN_NONE;
}

/* Reach and values of all 1,326 hands by number, reckoned in the order of the river. */
static PyObject *by_number(PyObject *args, int is_showdown)
{
    PyObject *sequence, *given, *wanted;
    uint8_t board[RIVER_BOARD];
    River river;
    Py_buffer reach, values;
    double ordered[RIVER_HANDS], net[RIVER_HANDS], all[RIVER_HANDS];
    if (!PyArg_ParseTuple(args, "OOO", &sequence, &given, &wanted) ||
        read_board(sequence, board) != 0 || read_buffer(given, &reach, 'd', HANDS) != 0)
        return NULL;
    if (write_buffer(wanted, &values, 'd', HANDS) != 0) {
        PyBuffer_Release(&reach);
        return NULL;
    }
    open_river(&river, board);
    for (int n = 0; n < river.count; n++)
        ordered[n] = ((const double *)reach.buf)[river.numbers[n]];
    river_net(&river, ordered, net, all);
    for (int number = 0; number < HANDS; number++)
        ((double *)values.buf)[number] = 0.0;
    for (int n = 0; n < river.count; n++)
        ((double *)values.buf)[river.numbers[n]] = is_showdown ? net[n] : all[n];
    PyBuffer_Release(&reach);
    PyBuffer_Release(&values);
    Py_RETURN_NONE;
}

static PyObject *py_showdown_values(PyObject *self, PyObject *args)
{
    return by_number(args, 1);
}

static PyObject *py_reach_of_others(PyObject *self, PyObject *args)
{
    return by_number(args, 0);
}

static PyObject *py_river_equities(PyObject *self, PyObject *args)
{
    PyObject *sequence, *wanted;
    uint8_t board[RIVER_BOARD];
    River river;
    Py_buffer equities;
    if (!PyArg_ParseTuple(args, "OO", &sequence, &wanted) || read_board(sequence, board) != 0 ||
        write_buffer(wanted, &equities, 'H', HANDS) != 0)
        return NULL;
    open_river(&river, board);
    river_equities(&river, equities.buf);
    PyBuffer_Release(&equities);
    Py_RETURN_NONE;
}

/* A copy of weights that nobody changes meanwhile, or NULL with an exception set. */
static double *copy_range(PyObject *given)
{
    Py_buffer weights;
    if (read_buffer(given, &weights, 'd', HANDS) != 0)
        return NULL;
    double *copy = malloc(HANDS * sizeof *copy);
    for (int n = 0; copy != NULL && n < HANDS; n++) {
        copy[n] = ((const double *)weights.buf)[n];
        if (!(copy[n] >= 0.0 && isfinite(copy[n]))) {
            refuse("a weight is a number and not negative");
            free(copy);
            PyBuffer_Release(&weights);
            return NULL;
        }
    }
    PyBuffer_Release(&weights);
    return copy == NULL ? (double *)PyErr_NoMemory() : copy;
}

static PyObject *solve(const uint8_t *board, const Tree *tree, PyObject *const *given,
                       int iterations, double *strategy)
{
    Gap gap;
    int failed = -1;
    double *first = copy_range(given[0]);
    double *second = first == NULL ? NULL : copy_range(given[1]);
    if (second != NULL) {
        const double *ranges[2] = {first, second};
        Py_BEGIN_ALLOW_THREADS
        failed = solve_river(board, tree, ranges, iterations, strategy, &gap);
        Py_END_ALLOW_THREADS
        if (failed)
            PyErr_NoMemory();
    }
    free(first);
    free(second);
    return failed ? NULL : Py_BuildValue("ddd", gap.best[0], gap.best[1], gap.mass);
}

/* The tree with its own copies of the buffers; `memory` holds them. */
static int read_tree(PyObject *kinds, PyObject *chips, Tree *tree, void **memory)
{
    Py_buffer ints, amounts;
    if (read_buffer(kinds, &ints, 'i', -1) != 0)
        return -1;
    Py_ssize_t count = ints.len / (NODE_INTS * 4);
    if (read_buffer(chips, &amounts, 'd', NODE_AMOUNTS * count) != 0) {
        PyBuffer_Release(&ints);
        return -1;
    }
    int actions = -1;
    char *copy = *memory = malloc((size_t)amounts.len + (size_t)ints.len + 1);
    if (copy == NULL) {
        PyErr_NoMemory();
    } else {
        memcpy(copy, amounts.buf, (size_t)amounts.len);
        memcpy(copy + amounts.len, ints.buf, (size_t)ints.len);
        *tree = (Tree){count > NODES_MAX ? 0 : (int)count, (int32_t *)(copy + amounts.len),
                       (double *)copy};
        actions = ints.len % (NODE_INTS * 4) ? -1 : check_tree(tree);
        if (actions == -1)
            refuse("the nodes are no tree");
    }
    PyBuffer_Release(&ints);
    PyBuffer_Release(&amounts);
    return actions;
}

static PyObject *py_solve_river(PyObject *self, PyObject *args)
{
    PyObject *sequence, *kinds, *chips, *ranges[2], *wanted, *told = NULL;
    uint8_t board[RIVER_BOARD];
    int iterations;
    Tree tree;
    Py_buffer strategy;
    void *memory = NULL;
    if (!PyArg_ParseTuple(args, "OOOOOiO", &sequence, &kinds, &chips, &ranges[0], &ranges[1],
                          &iterations, &wanted) ||
        read_board(sequence, board) != 0)
        return NULL;
    int actions = read_tree(kinds, chips, &tree, &memory);
    if (actions != -1 && write_buffer(wanted, &strategy, 'd', (Py_ssize_t)actions * HANDS) == 0) {
        told = solve(board, &tree, ranges, iterations, strategy.buf);
        PyBuffer_Release(&strategy);
    }
    free(memory);
    return told;
}

static PyMethodDef methods[] = {
    {"river_order", py_river_order, METH_VARARGS, NULL},
    {"showdown_values", py_showdown_values, METH_VARARGS, NULL},
    {"reach_of_others", py_reach_of_others, METH_VARARGS, NULL},
    {"river_equities", py_river_equities, METH_VARARGS, NULL},
    {"solve_river", py_solve_river, METH_VARARGS, NULL},
    {NULL, NULL, 0, NULL},
};

int add_river(PyObject *module)
{
    return PyModule_AddFunctions(module, methods);
}
