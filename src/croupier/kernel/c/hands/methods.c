/* What Python calls to number hands. */
#include "../arguments.h"
#include "../subjects.h"
#include "hands.h"

static const Family *wanted_family(int hole, int board)
{
    const Family *family = family_of(hole, board);
    if (family == NULL)
        PyErr_SetString(PyExc_ValueError, "a hand has two cards or none, a board three to five");
    return family;
}

static int are_different(const uint8_t *cards, int count)
{
    uint64_t seen = 0;
    for (int n = 0; n < count; n++) {
        if (cards[n] >= 52 || seen >> cards[n] & 1)
            return 0;
        seen |= 1ull << cards[n];
    }
    return 1;
}

static PyObject *not_different(void)
{
    PyErr_SetString(PyExc_ValueError, "cards must be different ones of the standard deck");
    return NULL;
}

static PyObject *py_index_of(PyObject *self, PyObject *args)
{
    PyObject *hand, *board;
    uint8_t cards[CARDS_MAX];
    if (!PyArg_ParseTuple(args, "OO", &hand, &board))
        return NULL;
    int held = read_cards(hand, cards, 2);
    int open = held < 0 ? held : read_cards(board, cards + held, 5);
    if (held == -1 || open == -1)
        return NULL;
    const Family *family = wanted_family(held, open);
    if (family == NULL)
        return NULL;
    if (!are_different(cards, held + open))
        return not_different();
    return PyLong_FromUnsignedLong(hand_index(family, cards));
}

static PyObject *py_cards_of(PyObject *self, PyObject *args)
{
    int hole, board, numbers[CARDS_MAX];
    unsigned int index;
    uint8_t cards[CARDS_MAX];
    if (!PyArg_ParseTuple(args, "iiI", &hole, &board, &index))
        return NULL;
    const Family *family = wanted_family(hole, board);
    if (family == NULL)
        return NULL;
    if (index >= family->count) {
        PyErr_Format(PyExc_ValueError, "%u is not below %u", index, family->count);
        return NULL;
    }
    hand_of_index(family, index, cards);
    for (int n = 0; n < hole + board; n++)
        numbers[n] = cards[n];
    return ints(numbers, hole + board);
}

/* The number of the first hand that is none, or -1. */
static Py_ssize_t index_hands(const Family *family, const uint8_t *cards, Py_ssize_t count,
                             uint32_t *found)
{
    int size = family->hole + family->board;
    for (Py_ssize_t n = 0; n < count; n++, cards += size) {
        uint8_t kept[CARDS_MAX]; /* nobody changes it meanwhile */
        for (int at = 0; at < size; at++)
            kept[at] = cards[at];
        if (!are_different(kept, size))
            return n;
        found[n] = hand_index(family, kept);
    }
    return -1;
}

static PyObject *py_index_all(PyObject *self, PyObject *args)
{
    PyObject *given, *wanted;
    int hole, board;
    Py_buffer cards, found;
    if (!PyArg_ParseTuple(args, "OiiO", &given, &hole, &board, &wanted))
        return NULL;
    const Family *family = wanted_family(hole, board);
    if (family == NULL || read_buffer(given, &cards, 'B', -1) != 0)
        return NULL;
    Py_ssize_t count = cards.len / (hole + board);
    if (write_buffer(wanted, &found, 'I', count) != 0) {
        PyBuffer_Release(&cards);
        return NULL;
    }
    Py_ssize_t bad = cards.len % (hole + board);
    if (bad == 0) {
        Py_BEGIN_ALLOW_THREADS
        bad = index_hands(family, cards.buf, count, found.buf) + 1;
        Py_END_ALLOW_THREADS
    }
    PyBuffer_Release(&cards);
    PyBuffer_Release(&found);
    if (bad)
        return not_different();
    Py_RETURN_NONE;
}

static PyMethodDef methods[] = {
    {"index_of", py_index_of, METH_VARARGS, NULL},
    {"cards_of", py_cards_of, METH_VARARGS, NULL},
    {"index_all", py_index_all, METH_VARARGS, NULL},
    {NULL, NULL, 0, NULL},
};

int add_hands(PyObject *module)
{
    return PyModule_AddFunctions(module, methods);
}
