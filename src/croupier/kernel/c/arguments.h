/* Reading what Python gives and making what it gets. All of it needs the lock of the interpreter. */
#ifndef CROUPIER_ARGUMENTS_H
#define CROUPIER_ARGUMENTS_H

#define PY_SSIZE_T_CLEAN
#include <Python.h>

#include <stdint.h>

/* `count` numbers from 0 to `most` out of a tuple or a list. 0, or -1 with an exception set. */
int read_ints(PyObject *sequence, int *numbers, int count, int most);

/* At most `most` cards out of any sequence; what is no card of the deck becomes 0xFF. How many there
 * are, TOO_MANY, or -1 with an exception set. */
enum { TOO_MANY = -2 };
int read_cards(PyObject *sequence, uint8_t *cards, int most);

/* A buffer of numbers in a row, as `struct` names their kind: bytes, an array, a memoryview, a numpy
 * array. `count` is how many there must be, or -1 for any number. 0, or -1 with an exception set. */
int read_buffer(PyObject *given, Py_buffer *view, char kind, Py_ssize_t count);
int write_buffer(PyObject *wanted, Py_buffer *view, char kind, Py_ssize_t count);

/* New tuples, or NULL with an exception set. */
PyObject *floats(const double *numbers, int count);
PyObject *ints(const int *numbers, int count);
PyObject *long_ints(const int64_t *numbers, int count);

#endif
