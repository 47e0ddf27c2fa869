/* What Python calls of blackjack. */
#include "../arguments.h"
#include "../subjects.h"
#include "blackjack.h"
#include "simulation.h"

static int read_game(PyObject *tuple, Game *game)
{
    int fields[GAME_FIELDS];
    if (read_ints(tuple, fields, GAME_FIELDS, 8) != 0)
        return -1;
    *game = (Game){fields[0], fields[1], fields[2], fields[3], fields[4],  fields[5],
                   fields[6], fields[7], fields[8], fields[9], fields[10], fields[11]};
    if (game->dealer >= RULES || game->hands_max < 1 || game->hands_max > 4) {
        PyErr_SetString(PyExc_ValueError, "no such rules");
        return -1;
    }
    return 0;
}

static int read_place(PyObject *game_tuple, PyObject *left, int up, Game *game, int *counts)
{
    if (read_game(game_tuple, game) != 0 || read_ints(left, counts, CARDS, 128) != 0)
        return -1;
    if (up < 0 || up >= CARDS) {
        PyErr_SetString(PyExc_ValueError, "no such card");
        return -1;
    }
    return 0;
}

static PyObject *py_dealer(PyObject *self, PyObject *args)
{
    PyObject *rules, *left;
    Game game;
    int up, counts[CARDS], failed;
    double chances[ENDS + 1];
    if (!PyArg_ParseTuple(args, "OOi", &rules, &left, &up) ||
        read_place(rules, left, up, &game, counts) != 0)
        return NULL;
    failed = blackjack_dealer(&game, counts, up, chances);
    return failed ? PyErr_NoMemory() : floats(chances, ENDS + 1);
}

static PyObject *py_values(PyObject *self, PyObject *args)
{
    PyObject *rules, *left, *held;
    Game game;
    int up, counts[CARDS], hand[CARDS], failed, pips = 0;
    double worths[4];
    if (!PyArg_ParseTuple(args, "OOOi", &rules, &left, &held, &up) ||
        read_place(rules, left, up, &game, counts) != 0 || read_ints(held, hand, CARDS, BEST) != 0)
        return NULL;
    for (int card = 0; card < CARDS; card++)
        pips += (card + 1) * hand[card];
    if (pips > BEST) {
        PyErr_SetString(PyExc_ValueError, "the hand is bust");
        return NULL;
    }
    Py_BEGIN_ALLOW_THREADS
    failed = blackjack_values(&game, counts, hand, up, worths);
    Py_END_ALLOW_THREADS
    return failed ? PyErr_NoMemory() : floats(worths, 4);
}

static PyObject *py_plan(PyObject *self, PyObject *args)
{
    PyObject *rules, *left;
    Game game;
    int up, counts[CARDS], cells[CELLS], failed;
    if (!PyArg_ParseTuple(args, "OOi", &rules, &left, &up) ||
        read_place(rules, left, up, &game, counts) != 0)
        return NULL;
    Py_BEGIN_ALLOW_THREADS
    failed = blackjack_plan(&game, counts, up, cells);
    Py_END_ALLOW_THREADS
    return failed ? PyErr_NoMemory() : ints(cells, CELLS);
}

static PyObject *py_play(PyObject *self, PyObject *args)
{
    PyObject *rules, *left, *chart;
    Game game;
    int up, counts[CARDS], cells[CELLS], failed;
    double worths[FIRST_HANDS];
    if (!PyArg_ParseTuple(args, "OOiO", &rules, &left, &up, &chart) ||
        read_place(rules, left, up, &game, counts) != 0)
        return NULL;
    if (chart != Py_None && read_ints(chart, cells, CELLS, 15) != 0)
        return NULL;
    Py_BEGIN_ALLOW_THREADS
    failed = blackjack_play(&game, counts, up, chart == Py_None ? NULL : cells, worths);
    Py_END_ALLOW_THREADS
    return failed ? PyErr_NoMemory() : floats(worths, FIRST_HANDS);
}

static PyObject *py_simulate(PyObject *self, PyObject *args)
{
    PyObject *rules, *table, *chart;
    Game game;
    int fields[SETTING_FIELDS], cells[CARDS * CELLS];
    long long rounds;
    unsigned long long seed;
    Sample sample;
    if (!PyArg_ParseTuple(args, "OOOLK", &rules, &table, &chart, &rounds, &seed) ||
        read_game(rules, &game) != 0 || read_ints(table, fields, SETTING_FIELDS, 100) != 0 ||
        read_ints(chart, cells, CARDS * CELLS, 15) != 0)
        return NULL;
    Setting setting = {fields[0], fields[1], fields[2], fields[3], fields[4], fields[5]};
    if (setting.decks < 1 || setting.decks > 8 || setting.players < 1 || setting.players > 8 ||
        setting.natural_bet < 1) {
        PyErr_SetString(PyExc_ValueError, "no such table");
        return NULL;
    }
    Py_BEGIN_ALLOW_THREADS
    blackjack_simulate(&game, &setting, cells, rounds, seed, &sample);
    Py_END_ALLOW_THREADS
    return Py_BuildValue("LL", (long long)sample.gain, (long long)sample.squares);
}

static PyMethodDef methods[] = {
    {"dealer", py_dealer, METH_VARARGS, NULL},
    {"values", py_values, METH_VARARGS, NULL},
    {"plan", py_plan, METH_VARARGS, NULL},
    {"play", py_play, METH_VARARGS, NULL},
    {"simulate", py_simulate, METH_VARARGS, NULL},
    {NULL, NULL, 0, NULL},
};

int add_blackjack(PyObject *module)
{
    if (make_hands() != 0) {
        PyErr_SetString(PyExc_ImportError, "the hands of blackjack do not add up");
        return -1;
    }
    return PyModule_AddFunctions(module, methods);
}
