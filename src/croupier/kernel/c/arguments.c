#include "arguments.h"

#include <string.h>

int read_ints(PyObject *sequence, int *numbers, int count, int most)
{
    if (!PyTuple_Check(sequence) && !PyList_Check(sequence)) {
        PyErr_SetString(PyExc_TypeError, "a tuple or a list of numbers is needed");
        return -1;
    }
    if (PySequence_Size(sequence) != count) {
        PyErr_Format(PyExc_ValueError, "%d numbers are needed", count);
        return -1;
    }
    for (int n = 0; n < count; n++) {
        PyObject *item = PySequence_GetItem(sequence, n);
        if (item == NULL)
            return -1;
        long number = PyLong_AsLong(item);
        Py_DECREF(item);
        if (number == -1 && PyErr_Occurred())
            return -1;
        if (number < 0 || number > most) {
            PyErr_Format(PyExc_ValueError, "%ld is not from 0 to %d", number, most);
            return -1;
        }
        numbers[n] = (int)number;
    }
    return 0;
}

int read_cards(PyObject *sequence, uint8_t *cards, int most)
{
    PyObject *kept = NULL;
    int is_list = PyList_Check(sequence);
    if (!is_list && !PyTuple_Check(sequence)) {
        kept = sequence = PySequence_Tuple(sequence);
        if (sequence == NULL)
            return -1;
    }
    Py_ssize_t count = is_list ? PyList_Size(sequence) : PyTuple_Size(sequence);
    for (Py_ssize_t n = 0; n < count && count <= most; n++) {
        long card = PyLong_AsLong(is_list ? PyList_GetItem(sequence, n)
                                          : PyTuple_GetItem(sequence, n));
        if (card == -1 && PyErr_Occurred()) {
            Py_XDECREF(kept);
            return -1;
        }
        cards[n] = card >= 0 && card < 52 ? (uint8_t)card : 0xFF;
    }
    Py_XDECREF(kept);
    return count > most ? TOO_MANY : (int)count;
}

static const struct {
    char kind, accepted[9];
    int size;
} kinds[] = {
    {'B', "Bbc", 1}, {'H', "H", 2}, {'h', "h", 2}, {'i', "il", 4},
    {'I', "IL", 4},  {'q', "ql", 8}, {'Q', "QL", 8}, {'d', "d", 8},
    {'f', "f", 4},
};

static int get_buffer(PyObject *object, Py_buffer *view, char kind, Py_ssize_t count, int flags)
{
    int which = 0;
    if (PyObject_GetBuffer(object, view, PyBUF_C_CONTIGUOUS | PyBUF_FORMAT | flags) != 0)
        return -1;
    while (kinds[which].kind != kind)
        which++;
    const char *format = view->format == NULL ? "B" : view->format;
    if (view->itemsize != kinds[which].size || strlen(format) != 1 ||
        strchr(kinds[which].accepted, *format) == NULL) {
        PyErr_Format(PyExc_TypeError, "a buffer of kind '%c' is needed, not '%s'", kind, format);
    } else if (count >= 0 && view->len != count * view->itemsize) {
        PyErr_Format(PyExc_ValueError, "the buffer holds %zd numbers, not %zd",
                     view->len / view->itemsize, count);
    } else {
        return 0;
    }
    PyBuffer_Release(view);
    return -1;
}

int read_buffer(PyObject *given, Py_buffer *view, char kind, Py_ssize_t count)
{
    return get_buffer(given, view, kind, count, 0);
}

int write_buffer(PyObject *wanted, Py_buffer *view, char kind, Py_ssize_t count)
{
    return get_buffer(wanted, view, kind, count, PyBUF_WRITABLE);
}

PyObject *floats(const double *numbers, int count)
{
    PyObject *tuple = PyTuple_New(count);
    for (int n = 0; tuple != NULL && n < count; n++) {
        PyObject *number = PyFloat_FromDouble(numbers[n]);
        if (number == NULL || PyTuple_SetItem(tuple, n, number) != 0) {
            Py_DECREF(tuple);
            return NULL;
        }
    }
    return tuple;
}

PyObject *ints(const int *numbers, int count)
{
    PyObject *tuple = PyTuple_New(count);
    for (int n = 0; tuple != NULL && n < count; n++) {
        PyObject *number = PyLong_FromLong(numbers[n]);
        if (number == NULL || PyTuple_SetItem(tuple, n, number) != 0) {
            Py_DECREF(tuple);
            return NULL;
        }
    }
    return tuple;
}

PyObject *long_ints(const int64_t *numbers, int count)
{
    PyObject *tuple = PyTuple_New(count);
    for (int n = 0; tuple != NULL && n < count; n++) {
        PyObject *number = PyLong_FromLongLong(numbers[n]);
        if (number == NULL || PyTuple_SetItem(tuple, n, number) != 0) {
            Py_DECREF(tuple);
            return NULL;
        }
    }
    return tuple;
}
