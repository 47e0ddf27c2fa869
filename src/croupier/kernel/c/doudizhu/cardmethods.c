/* What Python calls to turn cards into counts of ranks and back. A card is a number: its printed rank
 * times four and its suit, from the 2 on, and then the two jokers. */
#include "../subjects.h"

#include "hands.h"

enum { CARDS = 54, SUITS = 4, FIRST_JOKER = 52 };

/* Where the count of the card's rank begins. A two is printed with the lowest rank. */
static int shift_of(int card)
{
    if (card >= FIRST_JOKER)
        return 4 * (BLACK + card - FIRST_JOKER);
    return card < SUITS ? 4 * TWO : 4 * (card / SUITS - 1);
}

/* The number of the card at a place; -1 with an exception if it is none. */
static int card_at(PyObject *tuple, Py_ssize_t place)
{
    long card = PyLong_AsLong(PyTuple_GetItem(tuple, place));
    if (card >= 0 && card < CARDS)
        return (int)card;
    if (!PyErr_Occurred())
        PyErr_Format(PyExc_ValueError, "%ld is no card", card);
    return -1;
}

static int are_tuples(PyObject *const *args, Py_ssize_t count, Py_ssize_t wanted, int tuples)
{
    int fits = count == wanted;
    for (int n = 0; fits && n < tuples; n++)
        fits = PyTuple_Check(args[n]);
    if (!fits)
        PyErr_SetString(PyExc_TypeError, "tuples of cards are needed");
    return fits;
}

static PyObject *py_counts(PyObject *self, PyObject *const *args, Py_ssize_t count)
{
    if (!are_tuples(args, count, 1, 1))
        return NULL;
    Counts counts = 0;
    Py_ssize_t size = PyTuple_Size(args[0]);
    for (Py_ssize_t n = 0; n < size; n++) {
        int card = card_at(args[0], n);
        if (card < 0)
            return NULL;
        counts += (Counts)1 << shift_of(card);
    }
    return PyLong_FromUnsignedLongLong(counts);
}

/* A tuple of the cards at these places of another. */
static PyObject *picked(PyObject *tuple, const uint8_t *places, int count)
{
    PyObject *made = PyTuple_New(count);
    for (int n = 0; made != NULL && n < count; n++) {
        PyObject *card = PyTuple_GetItem(tuple, places[n]);
        Py_INCREF(card);
        PyTuple_SetItem(made, n, card);
    }
    return made;
}

static PyObject *py_cards(PyObject *self, PyObject *const *args, Py_ssize_t count)
{
    if (!are_tuples(args, count, 2, 1))
        return NULL;
    Counts play = PyLong_AsUnsignedLongLong(args[1]);
    if (play == (Counts)-1 && PyErr_Occurred())
        return NULL;
    uint8_t places[CARDS];
    int found = 0;
    Py_ssize_t size = PyTuple_Size(args[0]);
    for (Py_ssize_t n = 0; n < size && n < CARDS && play; n++) {
        int card = card_at(args[0], n);
        if (card < 0)
            return NULL;
        int shift = shift_of(card);
        if (play >> shift & 15) {
            play -= (Counts)1 << shift;
            places[found++] = (uint8_t)n;
        }
    }
    return picked(args[0], places, found);
}

static PyObject *py_rest(PyObject *self, PyObject *const *args, Py_ssize_t count)
{
    if (!are_tuples(args, count, 2, 2))
        return NULL;
    uint64_t taken = 0;
    Py_ssize_t size = PyTuple_Size(args[1]);
    for (Py_ssize_t n = 0; n < size; n++) {
        int card = card_at(args[1], n);
        if (card < 0)
            return NULL;
        if (taken >> card & 1)
            Py_RETURN_NONE;
        taken |= (uint64_t)1 << card;
    }
    uint8_t places[CARDS];
    int kept = 0;
    size = PyTuple_Size(args[0]);
    for (Py_ssize_t n = 0; n < size && n < CARDS; n++) {
        int card = card_at(args[0], n);
        if (card < 0)
            return NULL;
        if (taken >> card & 1)
            taken &= ~((uint64_t)1 << card);
        else
            places[kept++] = (uint8_t)n;
    }
    if (taken)
        Py_RETURN_NONE;
    return picked(args[0], places, kept);
}

/* From high to low, within a rank from spades to clubs. */
static PyObject *py_sorted(PyObject *self, PyObject *const *args, Py_ssize_t count)
{
    if (!are_tuples(args, count, 1, 1))
        return NULL;
    uint64_t held = 0;
    uint8_t place_of[CARDS], places[CARDS];
    int found = 0;
    Py_ssize_t size = PyTuple_Size(args[0]);
    for (Py_ssize_t n = 0; n < size; n++) {
        int card = card_at(args[0], n);
        if (card < 0)
            return NULL;
        if (held >> card & 1) {
            PyErr_Format(PyExc_ValueError, "the card %d is there twice", card);
            return NULL;
        }
        held |= (uint64_t)1 << card;
        place_of[card] = (uint8_t)n;
    }
    /* The jokers, the twos, and all others from the highest on. */
    for (int card = CARDS - 1; card >= FIRST_JOKER; card--)
        if (held >> card & 1)
            places[found++] = place_of[card];
    for (int card = SUITS - 1; card >= 0; card--)
        if (held >> card & 1)
            places[found++] = place_of[card];
    for (int card = FIRST_JOKER - 1; card >= SUITS; card--)
        if (held >> card & 1)
            places[found++] = place_of[card];
    return picked(args[0], places, found);
}

#define FAST(function) ((PyCFunction)(void (*)(void))(function))

static PyMethodDef methods[] = {
    {"doudizhu_counts", FAST(py_counts), METH_FASTCALL, NULL},
    {"doudizhu_cards", FAST(py_cards), METH_FASTCALL, NULL},
    {"doudizhu_rest", FAST(py_rest), METH_FASTCALL, NULL},
    {"doudizhu_sorted", FAST(py_sorted), METH_FASTCALL, NULL},
    {NULL, NULL, 0, NULL},
};

int add_doudizhu_cards(PyObject *module)
{
    return PyModule_AddFunctions(module, methods);
}
