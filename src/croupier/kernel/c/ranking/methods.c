/* What Python calls to rank hands. */
#include "../arguments.h"
#include "../subjects.h"
#include "ranking.h"

enum { HANDS_MAX = 31 };

static PyObject *not_a_hand(void)
{
    PyErr_SetString(PyExc_ValueError, "a poker hand has five to seven cards of the standard deck");
    return NULL;
}

static PyObject *told(int strength)
{
    return strength ? PyLong_FromLong(strength) : not_a_hand();
}

static PyObject *py_strength(PyObject *self, PyObject *hand)
{
    uint8_t cards[HAND_MAX];
    int size = read_cards(hand, cards, HAND_MAX);
    if (size == -1)
        return NULL;
    return told(size == TOO_MANY ? 0 : hand_strength(cards, size));
}

static PyObject *py_strength7(PyObject *self, PyObject *const *args, Py_ssize_t count)
{
    uint8_t cards[HAND_MAX];
    if (count != HAND_MAX)
        return not_a_hand();
    for (int n = 0; n < HAND_MAX; n++) {
        long card = PyLong_AsLong(args[n]);
        if (card == -1 && PyErr_Occurred())
            return NULL;
        cards[n] = card >= 0 && card < DECK ? (uint8_t)card : 0xFF;
    }
    return told(hand_strength(cards, HAND_MAX));
}

static PyObject *py_strengths(PyObject *self, PyObject *const *args, Py_ssize_t count)
{
    uint8_t cards[HAND_MAX];
    if (count != 2) {
        PyErr_SetString(PyExc_TypeError, "a board and hands are needed");
        return NULL;
    }
    int board = read_cards(args[0], cards, HAND_MAX);
    PyObject *hands = board == -1 ? NULL : PySequence_List(args[1]);
    for (Py_ssize_t n = 0; hands != NULL && n < PyList_Size(hands); n++) {
        int own = board == TOO_MANY ? TOO_MANY
                                    : read_cards(PyList_GetItem(hands, n), cards + board,
                                                 HAND_MAX - board);
        PyObject *strength =
            own == -1 ? NULL : told(own == TOO_MANY ? 0 : hand_strength(cards, board + own));
        if (strength == NULL || PyList_SetItem(hands, n, strength) != 0) {
            Py_DECREF(hands);
            return NULL;
        }
    }
    return hands;
}

/* The strongest of the places in a claim, a bit mask, as (strength, places of all that have it). */
static PyObject *won_by(const int *strengths, int count, long claim)
{
    int best = 0, places[HANDS_MAX], winners = 0;
    for (int place = 0; place < count; place++)
        if (claim >> place & 1 && strengths[place] > best)
            best = strengths[place];
    for (int place = 0; place < count; place++)
        if (claim >> place & 1 && strengths[place] == best)
            places[winners++] = place;
    if (winners == 0)
        return not_a_hand();
    PyObject *all = ints(places, winners);
    return all == NULL ? NULL : Py_BuildValue("iN", best, all);
}

static PyObject *py_winners(PyObject *self, PyObject *const *args, Py_ssize_t count)
{
    uint8_t cards[HAND_MAX];
    int strengths[HANDS_MAX];
    if (count != 3 || !PyTuple_Check(args[1]) || !PyList_Check(args[2]) ||
        PyTuple_Size(args[1]) > HANDS_MAX) {
        PyErr_SetString(PyExc_TypeError, "a board, a tuple of hands and a list of claims are needed");
        return NULL;
    }
    int hands = (int)PyTuple_Size(args[1]), board = read_cards(args[0], cards, HAND_MAX);
    if (board < 0)
        return board == -1 ? NULL : not_a_hand();
    for (int place = 0; place < hands; place++) {
        int own = read_cards(PyTuple_GetItem(args[1], place), cards + board, HAND_MAX - board);
        if (own == -1)
            return NULL;
        strengths[place] = own == TOO_MANY ? 0 : hand_strength(cards, board + own);
    }
    Py_ssize_t claims = PyList_Size(args[2]);
    PyObject *found = PyList_New(claims);
    for (Py_ssize_t n = 0; found != NULL && n < claims; n++) {
        long claim = PyLong_AsLong(PyList_GetItem(args[2], n));
        PyObject *one = claim == -1 && PyErr_Occurred() ? NULL : won_by(strengths, hands, claim);
        if (one == NULL || PyList_SetItem(found, n, one) != 0) {
            Py_DECREF(found);
            return NULL;
        }
    }
    return found;
}

static PyObject *py_rank_all(PyObject *self, PyObject *args)
{
    PyObject *given, *wanted;
    int size;
    Py_buffer cards, strengths;
    if (!PyArg_ParseTuple(args, "OiO", &given, &size, &wanted))
        return NULL;
    if (size < 5 || size > HAND_MAX)
        return not_a_hand();
    if (read_buffer(given, &cards, 'B', -1) != 0)
        return NULL;
    if (write_buffer(wanted, &strengths, 'H', cards.len / size) != 0) {
        PyBuffer_Release(&cards);
        return NULL;
    }
    ptrdiff_t bad = cards.len % size;
    if (bad == 0) {
        Py_BEGIN_ALLOW_THREADS
        bad = hand_strengths(cards.buf, size, cards.len / size, strengths.buf) + 1;
        Py_END_ALLOW_THREADS
    }
    PyBuffer_Release(&cards);
    PyBuffer_Release(&strengths);
    if (bad)
        return not_a_hand();
    Py_RETURN_NONE;
}

static PyObject *py_best_five(PyObject *self, PyObject *const *args, Py_ssize_t count)
{
    uint8_t cards[HAND_MAX], five[5];
    if (count != 3 || !PyTuple_Check(args[2]) || PyTuple_Size(args[2]) < DECK) {
        PyErr_SetString(PyExc_TypeError, "cards, their strength and a deck are needed");
        return NULL;
    }
    int size = read_cards(args[0], cards, HAND_MAX);
    long strength = size == -1 ? -1 : PyLong_AsLong(args[1]);
    if (strength == -1 && PyErr_Occurred())
        return NULL;
    if (size == TOO_MANY || strength < 1 || strength > CLASSES)
        return not_a_hand();
    if (best_five(cards, size, (int)strength, five) != 0)
        return not_a_hand();
    PyObject *tuple = PyTuple_New(5);
    for (int n = 0; tuple != NULL && n < 5; n++) {
        PyObject *card = PyTuple_GetItem(args[2], five[n]);
        Py_XINCREF(card);
        PyTuple_SetItem(tuple, n, card);
    }
    return tuple;
}

static PyObject *py_count_sevens(PyObject *self, PyObject *args)
{
    int lowest, second;
    int64_t categories[CATEGORIES];
    if (!PyArg_ParseTuple(args, "ii", &lowest, &second))
        return NULL;
    if (lowest < 0 || lowest >= second || second >= DECK) {
        PyErr_SetString(PyExc_ValueError, "no two cards of the deck, the lower one first");
        return NULL;
    }
    Py_BEGIN_ALLOW_THREADS
    count_sevens(lowest, second, categories);
    Py_END_ALLOW_THREADS
    return long_ints(categories, CATEGORIES);
}

static PyMethodDef methods[] = {
    {"strength", py_strength, METH_O, NULL},
    {"strength7", (PyCFunction)(void (*)(void))py_strength7, METH_FASTCALL, NULL},
    {"strengths", (PyCFunction)(void (*)(void))py_strengths, METH_FASTCALL, NULL},
    {"winners", (PyCFunction)(void (*)(void))py_winners, METH_FASTCALL, NULL},
    {"rank_all", py_rank_all, METH_VARARGS, NULL},
    {"best_five", (PyCFunction)(void (*)(void))py_best_five, METH_FASTCALL, NULL},
    {"count_sevens", py_count_sevens, METH_VARARGS, NULL},
    {NULL, NULL, 0, NULL},
};

int add_ranking(PyObject *module)
{
    return PyModule_AddFunctions(module, methods);
}
