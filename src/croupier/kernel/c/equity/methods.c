/* What Python calls for equities. */
#include "../arguments.h"
#include "../subjects.h"
#include "equity.h"

#include <stdlib.h>
#include <string.h>

static int refuse(const char *why)
{
    PyErr_SetString(PyExc_ValueError, why);
    return -1;
}

/* Cards that are not known yet to be used. */
static int take_cards(Spot *spot, PyObject *sequence, uint8_t *cards, int most)
{
    int count = read_cards(sequence, cards, most);
    if (count == TOO_MANY)
        return refuse("more cards than there can be");
    for (int n = 0; n < count; n++) {
        if (cards[n] == NO_CARD || spot->used >> cards[n] & 1)
            return refuse("cards must be different ones of the standard deck");
        spot->used |= 1ull << cards[n];
    }
    return count;
}

static int take_hand(Spot *spot, PyObject *sequence, uint8_t *hand)
{
    int count = take_cards(spot, sequence, hand, 2);
    return count == 2 || count == -1 ? count : refuse("a hand has two cards");
}

static int take_board(Spot *spot, PyObject *board, PyObject *dead)
{
    uint8_t cards[DECK];
    spot->board_size = take_cards(spot, board, spot->board, BOARD);
    return spot->board_size == -1 || take_cards(spot, dead, cards, DECK) == -1 ? -1 : 0;
}

static PyObject *told(const Tally *tally, int seats)
{
    PyObject *all = PyTuple_New(seats);
    for (int seat = 0; all != NULL && seat < seats; seat++) {
        PyObject *one = long_ints(tally->shared[seat] + 1, seats);
        if (one == NULL || PyTuple_SetItem(all, seat, one) != 0) {
            Py_DECREF(all);
            return NULL;
        }
    }
    return all == NULL ? NULL : Py_BuildValue("LN", (long long)tally->deals, all);
}

static int enough_seats(PyObject *seats)
{
    Py_ssize_t count = PySequence_Size(seats);
    if (count == -1 || (count >= 2 && count <= SEATS_MAX))
        return (int)count;
    return refuse("two to ten seats can be dealt in");
}

static PyObject *py_exact(PyObject *self, PyObject *args)
{
    PyObject *hands, *board, *dead;
    Spot spot = {0};
    Tally tally = {0};
    if (!PyArg_ParseTuple(args, "OOO", &hands, &board, &dead) ||
        (spot.seats = enough_seats(hands)) == -1)
        return NULL;
    for (int seat = 0; seat < spot.seats; seat++) {
        PyObject *hand = PySequence_GetItem(hands, seat);
        int count = hand == NULL ? -1 : take_hand(&spot, hand, spot.hands[seat]);
        Py_XDECREF(hand);
        if (count == -1)
            return NULL;
    }
    if (take_board(&spot, board, dead) != 0)
        return NULL;
    Py_BEGIN_ALLOW_THREADS
    count_boards(&spot, &tally);
    Py_END_ALLOW_THREADS
    return told(&tally, spot.seats);
}

static PyObject *py_exact_against(PyObject *self, PyObject *args)
{
    PyObject *hand, *board, *dead, *range;
    Spot spot = {.seats = 2};
    Tally tally = {0};
    Py_buffer weights;
    if (!PyArg_ParseTuple(args, "OOOO", &hand, &board, &dead, &range) ||
        take_hand(&spot, hand, spot.hands[0]) == -1 || take_board(&spot, board, dead) != 0 ||
        read_buffer(range, &weights, 'I', HANDS) != 0)
        return NULL;
    Py_BEGIN_ALLOW_THREADS
    count_against(&spot, weights.buf, &tally);
    Py_END_ALLOW_THREADS
    PyBuffer_Release(&weights);
    return told(&tally, 2);
}

/* A hand, None for any, or the weights of a range, which becomes a new one. */
static int take_seat(Spot *spot, int seat, PyObject *held, PyObject **range)
{
    *range = NULL;
    if (held == Py_None) {
        memset(spot->hands[seat], NO_CARD, 2);
        return 0;
    }
    if (!PyObject_CheckBuffer(held))
        return take_hand(spot, held, spot->hands[seat]);
    *range = held;
    return 0;
}

static Range *new_range(PyObject *held, uint64_t used)
{
    Py_buffer weights;
    if (read_buffer(held, &weights, 'I', HANDS) != 0)
        return NULL;
    Range *range = malloc(sizeof *range);
    if (range == NULL) {
        PyErr_NoMemory();
    } else if (open_range(range, weights.buf, used) != 0) {
        refuse("a range has no hand that can be dealt");
        free(range);
        range = NULL;
    }
    PyBuffer_Release(&weights);
    return range;
}

static int read_seats(PyObject *seats, PyObject *board, PyObject *dead, Spot *spot, Range **ranges)
{
    PyObject *held[SEATS_MAX];
    if ((spot->seats = enough_seats(seats)) == -1)
        return -1;
    for (int seat = 0; seat < spot->seats; seat++) {
        PyObject *item = PySequence_GetItem(seats, seat);
        int taken = item == NULL ? -1 : take_seat(spot, seat, item, &held[seat]);
        Py_XDECREF(item); /* the sequence has it still */
        if (taken == -1)
            return -1;
    }
    if (take_board(spot, board, dead) != 0)
        return -1;
    int needed = BOARD - spot->board_size;
    for (int card = 0; card < DECK; card++)
        needed += (int)(spot->used >> card & 1);
    for (int seat = 0; seat < spot->seats; seat++) {
        needed += held[seat] != NULL || spot->hands[seat][0] == NO_CARD ? 2 : 0;
        if (held[seat] != NULL && (ranges[seat] = new_range(held[seat], spot->used)) == NULL)
            return -1;
    }
    return needed <= DECK ? 0 : refuse("more cards than there can be");
}

static PyObject *py_sample(PyObject *self, PyObject *args)
{
    PyObject *seats, *board, *dead;
    Spot spot = {0};
    Tally tally = {0};
    Range *ranges[SEATS_MAX] = {NULL};
    long long deals;
    unsigned long long seed;
    if (!PyArg_ParseTuple(args, "O!OOLK", &PyTuple_Type, &seats, &board, &dead, &deals, &seed))
        return NULL;
    int failed = deals < 0 ? refuse("a number of deals is not negative")
                           : read_seats(seats, board, dead, &spot, ranges);
    if (!failed) {
        Py_BEGIN_ALLOW_THREADS
        sample_deals(&spot, ranges, deals, seed, &tally);
        Py_END_ALLOW_THREADS
    }
    for (int seat = 0; seat < SEATS_MAX; seat++)
        free(ranges[seat]);
    return failed ? NULL : told(&tally, spot.seats);
}

static PyMethodDef methods[] = {
    {"exact", py_exact, METH_VARARGS, NULL},
    {"exact_against", py_exact_against, METH_VARARGS, NULL},
    {"sample", py_sample, METH_VARARGS, NULL},
    {NULL, NULL, 0, NULL},
};

int add_equity(PyObject *module)
{
    return PyModule_AddFunctions(module, methods);
}
