/* What Python calls. Arguments are checked here; search and learning run without the lock of the
 * interpreter. */
#include "../subjects.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>

#include "bid.h"
#include "learn.h"
#include "search.h"
#include "solve.h"

enum { SOLVE_NODES_MAX = 10000000 };

static int refuse(const char *why)
{
    PyErr_SetString(PyExc_ValueError, why);
    return -1;
}

static int read_cards(unsigned long long number, Counts *cards)
{
    if (number >> 60)
        return refuse("no set of cards");
    for (int rank = 0; rank < RANKS; rank++)
        if (count_of(number, rank) > count_of(PACK, rank))
            return refuse("no set of cards");
    *cards = number;
    return 0;
}

/* A combo that some set of cards bears, or 0. */
static int read_combo(int combo)
{
    int category = CATEGORY(combo), low = LOW(combo), links = LINKS(combo);
    int known = combo >= 0 && category < CATEGORIES && low < RANKS && links >= 1 && links <= 12 &&
                low + links <= RANKS;
    return combo == 0 || known ? 0 : refuse("no name of a hand");
}

static PyObject *py_plays(PyObject *self, PyObject *const *args, Py_ssize_t given)
{
    Counts hand;
    if (given != 3) {
        PyErr_SetString(PyExc_TypeError, "a hand, what to beat, and whether for beginners");
        return NULL;
    }
    unsigned long long number = PyLong_AsUnsignedLongLong(args[0]);
    long beat = PyErr_Occurred() ? -1 : PyLong_AsLong(args[1]);
    int beginner = PyErr_Occurred() ? -1 : PyObject_IsTrue(args[2]);
    if (PyErr_Occurred() || read_cards(number, &hand) != 0 ||
        read_combo(beat < 0 || beat > INT_MAX ? -1 : (int)beat) != 0)
        return NULL;
    static _Thread_local Play plays[PLAYS_MAX];
    int count = list_plays(hand, (int)beat, beginner, plays);
    PyObject *list = PyList_New(count);
    for (int n = 0; list != NULL && n < count; n++) {
        PyObject *cards = PyLong_FromUnsignedLongLong(plays[n].cards);
        if (cards == NULL || PyList_SetItem(list, n, cards) != 0) {
            Py_DECREF(list);
            list = NULL;
        }
    }
    return list;
}

static PyObject *py_name(PyObject *self, PyObject *args)
{
    unsigned long long number;
    Counts cards;
    if (!PyArg_ParseTuple(args, "K", &number) || read_cards(number, &cards) != 0)
        return NULL;
    return PyLong_FromLong(name_of(cards));
}

static PyObject *py_least(PyObject *self, PyObject *args)
{
    unsigned long long number;
    Counts cards;
    if (!PyArg_ParseTuple(args, "K", &number) || read_cards(number, &cards) != 0)
        return NULL;
    return PyLong_FromLong(least_plays(cards));
}

/* The plays of a round, each a set of cards that has a name, or none for a skip. */
static int read_history(PyObject *sequence, Knowledge *knowledge)
{
    if (!PyTuple_Check(sequence) && !PyList_Check(sequence)) {
        PyErr_SetString(PyExc_TypeError, "a tuple or a list of plays is needed");
        return -1;
    }
    Py_ssize_t count = PySequence_Size(sequence);
    if (count > HISTORY_MAX)
        return refuse("too many plays");
    for (Py_ssize_t n = 0; n < count; n++) {
        PyObject *item = PySequence_GetItem(sequence, n);
        unsigned long long number = item == NULL ? 0 : PyLong_AsUnsignedLongLong(item);
        Py_XDECREF(item);
        Play *play = &knowledge->history[n];
        if (PyErr_Occurred() || read_cards(number, &play->cards) != 0)
            return -1;
        play->combo = name_of(play->cards);
        if (play->cards && play->combo == 0)
            return refuse("cards without a name were played");
    }
    knowledge->count = (int)count;
    return 0;
}

static int read_knowledge(int role, unsigned long long hand, unsigned long long bottom,
                          PyObject *history, Knowledge *knowledge)
{
    Round round;
    if (role < 0 || role >= ROLES)
        return refuse("no such role");
    knowledge->role = role;
    if (read_cards(hand, &knowledge->hand) != 0 || read_cards(bottom, &knowledge->bottom) != 0 ||
        read_history(history, knowledge) != 0)
        return -1;
    return known_round(knowledge, &round) == 0 ? 0 : refuse("no such round");
}

/* What the networks begin with. The number changes whenever their numbers mean something else: files of
 * the same size with the weights in another order would be read without complaint. */
static const char NETS_MARK[16] = "doudizhu nets 2\n";

static const Net *read_nets(const char *bytes, Py_ssize_t length)
{
    Py_ssize_t mark = sizeof NETS_MARK, size = ROLES * sizeof(Net);
    if (length == size ||
        (length >= mark && memcmp(bytes, NETS_MARK, sizeof NETS_MARK - 2) == 0 &&
         memcmp(bytes, NETS_MARK, sizeof NETS_MARK) != 0)) {
        refuse("these networks have another version than 2; they have to be trained anew");
        return NULL;
    }
    if (length != mark + size || memcmp(bytes, NETS_MARK, sizeof NETS_MARK) != 0 ||
        (uintptr_t)bytes % _Alignof(Net) != 0) {
        refuse("these are no networks");
        return NULL;
    }
    return (const Net *)(bytes + mark);
}

/* The candidates as tuples: cards, chance to win, points, score, how often it was played out. */
static PyObject *py_search(PyObject *self, PyObject *args)
{
    const char *bytes;
    Py_ssize_t length;
    int role, iterations, count;
    unsigned long long hand, bottom, seed;
    PyObject *history;
    Knowledge knowledge;
    Candidate candidates[CANDIDATES_MAX];
    const Net *nets;
    if (!PyArg_ParseTuple(args, "y#iKKOpiK", &bytes, &length, &role, &hand, &bottom, &history,
                          &knowledge.beginner, &iterations, &seed) ||
        (nets = read_nets(bytes, length)) == NULL ||
        read_knowledge(role, hand, bottom, history, &knowledge) != 0)
        return NULL;
    Py_BEGIN_ALLOW_THREADS
    count = search(nets, &knowledge, iterations, seed, candidates);
    Py_END_ALLOW_THREADS
    if (count < 0)
        return PyErr_NoMemory();
    PyObject *list = PyList_New(count);
    for (int n = 0; list != NULL && n < count; n++) {
        const Candidate *found = &candidates[n];
        PyObject *tuple = Py_BuildValue("Kiidi", (unsigned long long)found->play.cards,
                                        (int)found->value.win, (int)found->value.points,
                                        found->score, found->visits);
        if (tuple == NULL || PyList_SetItem(list, n, tuple) != 0) {
            Py_DECREF(list);
            return NULL;
        }
    }
    return list;
}

static PyObject *py_bid(PyObject *self, PyObject *args)
{
    const char *bytes;
    Py_ssize_t length;
    unsigned long long number, seed;
    int samples;
    Counts hand;
    Prospects found;
    const Net *nets;
    if (!PyArg_ParseTuple(args, "y#KiK", &bytes, &length, &number, &samples, &seed) ||
        (nets = read_nets(bytes, length)) == NULL || read_cards(number, &hand) != 0)
        return NULL;
    if (card_count(hand) != 17 || samples < 1 || samples > 100000) {
        refuse("no hand to bid with");
        return NULL;
    }
    Py_BEGIN_ALLOW_THREADS
    prospects(nets, hand, samples, seed, &found);
    Py_END_ALLOW_THREADS
    return Py_BuildValue("dd", found.landlord, found.peasant);
}

/* The hands by role, the hand to be beaten, who played it, and who is on turn. */
static PyObject *py_solve(PyObject *self, PyObject *args)
{
    unsigned long long hands[ROLES], table;
    Counts beat;
    Round round;
    int result;
    memset(&round, 0, sizeof round);
    if (!PyArg_ParseTuple(args, "(KKK)Kii", &hands[0], &hands[1], &hands[2], &table, &round.owner,
                          &round.turn) ||
        read_cards(table, &beat) != 0)
        return NULL;
    round.combo = name_of(beat);
    for (int role = 0; role < ROLES; role++)
        if (read_cards(hands[role], &round.hands[role]) != 0)
            return NULL;
    for (int role = 0; role < ROLES; role++)
        round.left[role] = card_count(round.hands[role]);
    if (winner(&round) >= 0 || round.left[0] > SOLVE_CARDS_MAX || round.left[1] > SOLVE_CARDS_MAX ||
        round.left[2] > SOLVE_CARDS_MAX ||
        (beat && round.combo == 0) || round.turn < 0 || round.turn >= ROLES || round.owner < 0 ||
        round.owner >= ROLES) {
        refuse("no such round");
        return NULL;
    }
    Solver *solver = calloc(1, sizeof *solver);
    if (solver == NULL)
        return PyErr_NoMemory();
    Py_BEGIN_ALLOW_THREADS
    result = solve(solver, &round, SOLVE_NODES_MAX);
    Py_END_ALLOW_THREADS
    free(solver);
    if (result == NOT_SOLVED)
        Py_RETURN_NONE;
    return PyBool_FromLong(result == LANDLORD_WINS);
}

static PyObject *py_learner(PyObject *self, PyObject *args)
{
    unsigned long long seed;
    const char *begun = NULL;
    Py_ssize_t length = 0;
    const Net *nets = NULL;
    if (!PyArg_ParseTuple(args, "K|y#", &seed, &begun, &length) ||
        (begun != NULL && (nets = read_nets(begun, length)) == NULL))
        return NULL;
    Learner *learner = malloc(sizeof *learner);
    if (learner == NULL)
        return PyErr_NoMemory();
    learner_begin(learner, seed);
    if (nets != NULL)
        learner_take(learner, nets);
    PyObject *bytes = PyByteArray_FromStringAndSize((const char *)learner, sizeof *learner);
    free(learner);
    return bytes;
}

static Learner *read_learner(PyObject *bytes)
{
    if (!PyByteArray_Check(bytes) || PyByteArray_Size(bytes) != (Py_ssize_t)sizeof(Learner)) {
        refuse("this is no learner");
        return NULL;
    }
    return (Learner *)PyByteArray_AsString(bytes);
}

static PyObject *py_learn(PyObject *self, PyObject *args)
{
    PyObject *bytes;
    Lesson lesson;
    Report report;
    Learner *learner;
    int failed;
    if (!PyArg_ParseTuple(args, "Oiiifff", &bytes, &lesson.games, &lesson.passes, &lesson.batch,
                          &lesson.rate, &lesson.explore, &lesson.trust) ||
        (learner = read_learner(bytes)) == NULL)
        return NULL;
    if (lesson.games < 1 || lesson.games > 100000 || lesson.passes < 1 || lesson.batch < 1) {
        refuse("no such lesson");
        return NULL;
    }
    Py_BEGIN_ALLOW_THREADS
    failed = learner_learn(learner, &lesson, &report);
    Py_END_ALLOW_THREADS
    if (failed)
        return PyErr_NoMemory();
    return Py_BuildValue("LLLddd", (long long)report.samples, (long long)report.landlord_won,
                         (long long)report.bombs, report.loss[0], report.loss[1], report.loss[2]);
}

static PyObject *py_nets(PyObject *self, PyObject *args)
{
    PyObject *bytes;
    Learner *learner;
    if (!PyArg_ParseTuple(args, "O", &bytes) || (learner = read_learner(bytes)) == NULL)
        return NULL;
    char *marked = calloc(1, sizeof NETS_MARK + ROLES * sizeof(Net));
    if (marked == NULL)
        return PyErr_NoMemory();
    memcpy(marked, NETS_MARK, sizeof NETS_MARK);
    learner_nets(learner, (Net *)(marked + sizeof NETS_MARK));
    PyObject *made = PyBytes_FromStringAndSize(marked, sizeof NETS_MARK + ROLES * sizeof(Net));
    free(marked);
    return made;
}

static PyMethodDef methods[] = {
    {"doudizhu_plays", (PyCFunction)(void (*)(void))py_plays, METH_FASTCALL, NULL},
    {"doudizhu_name", py_name, METH_VARARGS, NULL},
    {"doudizhu_least", py_least, METH_VARARGS, NULL},
    {"doudizhu_search", py_search, METH_VARARGS, NULL},
    {"doudizhu_bid", py_bid, METH_VARARGS, NULL},
    {"doudizhu_solve", py_solve, METH_VARARGS, NULL},
    {"doudizhu_learner", py_learner, METH_VARARGS, NULL},
    {"doudizhu_learn", py_learn, METH_VARARGS, NULL},
    {"doudizhu_nets", py_nets, METH_VARARGS, NULL},
    {NULL, NULL, 0, NULL},
};

int add_doudizhu(PyObject *module)
{
    return PyModule_AddFunctions(module, methods);
}
