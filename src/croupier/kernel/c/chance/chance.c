/* The type Chance of Python; kernel/twin/chance.py says what it must do, byte by byte. Every draw is
 * short, so the lock of the interpreter is kept. */
#include "../arguments.h"
#include "../subjects.h"
#include "sha512.h"

#include <string.h>

enum { SEED_BYTES = 32, PREFIX_BYTES = 40, MESSAGE_BYTES = 48 };

typedef struct {
    PyObject_HEAD
    unsigned long long step;
    uint64_t blocks;    /* how many were made */
    int used;           /* bytes of the last one */
    uint8_t message[MESSAGE_BYTES], block[DIGEST_BYTES];
} Chance;

static void put_number(uint8_t *bytes, uint64_t number)
{
    for (int n = 0; n < 8; n++)
        bytes[n] = (uint8_t)(number >> (56 - 8 * n));
}

static inline uint8_t next_byte(Chance *chance)
{
    if (chance->used == DIGEST_BYTES) {
        put_number(chance->message + PREFIX_BYTES, chance->blocks++);
        sha512_short(chance->message, MESSAGE_BYTES, chance->block);
        chance->used = 0;
    }
    return chance->block[chance->used++];
}

/* For 1 <= most <= 2**56. */
static uint64_t number_below(Chance *chance, uint64_t most)
{
    int width = 0;
    while (width < 8 && (most - 1) >> 8 * width)
        width++;
    if (width == 0)
        return 0;
    uint64_t span = 1ull << 8 * width, limit = span - span % most;
    for (;;) {
        uint64_t drawn = 0;
        for (int n = 0; n < width; n++)
            drawn = drawn << 8 | next_byte(chance);
        if (drawn < limit)
            return drawn % most;
    }
}

static PyObject *drawn_bytes(Chance *chance, Py_ssize_t size)
{
    PyObject *bytes = PyBytes_FromStringAndSize(NULL, size);
    char *into = bytes == NULL ? NULL : PyBytes_AsString(bytes);
    for (Py_ssize_t n = 0; into != NULL && n < size; n++)
        into[n] = (char)next_byte(chance);
    return bytes;
}

/* The same for numbers that are wider than that. */
static PyObject *wide_below(Chance *chance, PyObject *most)
{
    PyObject *one = PyLong_FromLong(1), *span = NULL, *width = NULL, *found = NULL;
    PyObject *less = one == NULL ? NULL : PyNumber_Subtract(most, one);
    PyObject *bits = less == NULL ? NULL : PyObject_CallMethod(less, "bit_length", NULL);
    long bytes = bits == NULL ? -1 : (PyLong_AsLong(bits) + 7) / 8;
    if (bytes > 0 && (width = PyLong_FromLong(8 * bytes)) != NULL)
        span = PyNumber_Lshift(one, width);
    PyObject *rest = span == NULL ? NULL : PyNumber_Remainder(span, most);
    PyObject *limit = rest == NULL ? NULL : PyNumber_Subtract(span, rest);
    while (limit != NULL && found == NULL) {
        PyObject *drawn = drawn_bytes(chance, bytes);
        PyObject *number = drawn == NULL ? NULL
                                         : PyObject_CallMethod((PyObject *)&PyLong_Type,
                                                               "from_bytes", "Os", drawn, "big");
        int fits = number == NULL ? -1 : PyObject_RichCompareBool(number, limit, Py_LT);
        if (fits == 1)
            found = PyNumber_Remainder(number, most);
        Py_XDECREF(drawn);
        Py_XDECREF(number);
        if (fits == -1 || (fits == 1 && found == NULL))
            break;
    }
    PyObject *all[] = {one, less, bits, width, span, rest, limit};
    for (int n = 0; n < 7; n++)
        Py_XDECREF(all[n]);
    return found;
}

static PyObject *chance_below(PyObject *self, PyObject *most)
{
    int too_wide;
    long long number = PyLong_AsLongLongAndOverflow(most, &too_wide);
    if (number == -1 && !too_wide && PyErr_Occurred())
        return NULL;
    if (too_wide < 0 || (!too_wide && number < 1))
        return PyErr_Format(PyExc_ValueError, "nothing is below %S", most);
    if (too_wide || number > 1ll << 56)
        return wide_below((Chance *)self, most);
    return PyLong_FromUnsignedLongLong(number_below((Chance *)self, (uint64_t)number));
}

static PyObject *chance_bytes(PyObject *self, PyObject *wanted)
{
    Py_ssize_t size = PyLong_AsSsize_t(wanted);
    if (size == -1 && PyErr_Occurred())
        return NULL;
    if (size < 0)
        return PyErr_Format(PyExc_ValueError, "cannot draw %zd bytes", size);
    return drawn_bytes((Chance *)self, size);
}

static void exchange(PyObject *list, Py_ssize_t one, Py_ssize_t other)
{
    PyObject *first = PyList_GetItem(list, one), *second = PyList_GetItem(list, other);
    Py_XINCREF(first);
    Py_XINCREF(second);
    PyList_SetItem(list, one, second);
    PyList_SetItem(list, other, first);
}

static PyObject *chance_shuffle(PyObject *self, PyObject *items)
{
    PyObject *order = PySequence_List(items);
    for (Py_ssize_t left = order == NULL ? 0 : PyList_Size(order); left > 1; left--)
        exchange(order, left - 1, (Py_ssize_t)number_below((Chance *)self, (uint64_t)left));
    return order;
}

static PyObject *chance_choice(PyObject *self, PyObject *items)
{
    Py_ssize_t count = PySequence_Size(items);
    if (count == -1)
        return NULL;
    if (count == 0)
        return PyErr_Format(PyExc_ValueError, "nothing is below 0");
    Py_ssize_t at = (Py_ssize_t)number_below((Chance *)self, (uint64_t)count);
    return PySequence_GetItem(items, at);
}

static PyObject *chance_sample(PyObject *self, PyObject *args)
{
    PyObject *items;
    Py_ssize_t count;
    if (!PyArg_ParseTuple(args, "On", &items, &count))
        return NULL;
    PyObject *order = PySequence_List(items);
    if (order == NULL)
        return NULL;
    Py_ssize_t size = PyList_Size(order);
    PyObject *sample = NULL;
    if (count < 0 || count > size) {
        PyErr_Format(PyExc_ValueError, "cannot sample %zd of %zd", count, size);
    } else {
        for (Py_ssize_t at = 0; at < count; at++)
            exchange(order, at,
                     at + (Py_ssize_t)number_below((Chance *)self, (uint64_t)(size - at)));
        sample = PyList_GetSlice(order, 0, count);
    }
    Py_DECREF(order);
    return sample;
}

static PyObject *new_chance(PyTypeObject *type, const uint8_t *seed, PyObject *wanted)
{
    int too_wide = 0;
    unsigned long long step = wanted == NULL ? 0 : PyLong_AsUnsignedLongLong(wanted);
    if (wanted != NULL && step == (unsigned long long)-1 && PyErr_Occurred()) {
        if (!PyErr_ExceptionMatches(PyExc_OverflowError))
            return NULL;
        PyErr_Clear();
        too_wide = 1;
    }
    if (too_wide)
        return PyErr_Format(PyExc_ValueError, "step out of range: %S", wanted);
    allocfunc allocate = (allocfunc)PyType_GetSlot(type, Py_tp_alloc);
    Chance *chance = (Chance *)allocate(type, 0);
    if (chance == NULL)
        return NULL;
    chance->step = step;
    chance->blocks = 0;
    chance->used = DIGEST_BYTES;
    memcpy(chance->message, seed, SEED_BYTES);
    put_number(chance->message + SEED_BYTES, step);
    return (PyObject *)chance;
}

static PyObject *chance_new(PyTypeObject *type, PyObject *args, PyObject *names)
{
    static char *keywords[] = {"seed", "step", NULL};
    PyObject *seed, *step = NULL;
    char *bytes;
    Py_ssize_t size;
    if (!PyArg_ParseTupleAndKeywords(args, names, "O!|O", keywords, &PyBytes_Type, &seed, &step) ||
        PyBytes_AsStringAndSize(seed, &bytes, &size) != 0)
        return NULL;
    if (size != SEED_BYTES)
        return PyErr_Format(PyExc_ValueError, "a seed has %d bytes, not %zd", SEED_BYTES, size);
    return new_chance(type, (const uint8_t *)bytes, step);
}

static PyObject *chance_at(PyObject *self, PyObject *step)
{
    return new_chance(Py_TYPE(self), ((Chance *)self)->message, step);
}

static PyObject *chance_step(PyObject *self, void *nothing)
{
    return PyLong_FromUnsignedLongLong(((Chance *)self)->step);
}

/* A seed is a secret: it must never appear in a repr. */
static PyObject *chance_repr(PyObject *self)
{
    return PyUnicode_FromFormat("<Chance at step %llu>", ((Chance *)self)->step);
}

static void chance_dealloc(PyObject *self)
{
    PyTypeObject *type = Py_TYPE(self);
    freefunc release = (freefunc)PyType_GetSlot(type, Py_tp_free);
    release(self);
    Py_DECREF(type);
}

static PyMethodDef chance_methods[] = {
    {"at", chance_at, METH_O, NULL},
    {"below", chance_below, METH_O, NULL},
    {"bytes", chance_bytes, METH_O, NULL},
    {"shuffle", chance_shuffle, METH_O, NULL},
    {"choice", chance_choice, METH_O, NULL},
    {"sample", chance_sample, METH_VARARGS, NULL},
    {NULL, NULL, 0, NULL},
};

static PyGetSetDef chance_fields[] = {
    {"step", chance_step, NULL, NULL, NULL},
    {NULL, NULL, NULL, NULL, NULL},
};

static PyType_Slot chance_slots[] = {
    {Py_tp_new, chance_new},         {Py_tp_repr, chance_repr},
    {Py_tp_dealloc, chance_dealloc}, {Py_tp_methods, chance_methods},
    {Py_tp_getset, chance_fields},   {0, NULL},
};

static PyType_Spec chance_spec = {
    "croupier.kernel._kernel.Chance", sizeof(Chance), 0, Py_TPFLAGS_DEFAULT, chance_slots,
};

int add_chance(PyObject *module)
{
    PyObject *type = PyType_FromModuleAndSpec(module, &chance_spec, NULL);
    int failed = type == NULL ? -1 : PyModule_AddType(module, (PyTypeObject *)type);
    Py_XDECREF(type);
    return failed;
}
