/* What Python calls to put hands into buckets. */
#include "../arguments.h"
#include "../subjects.h"
#include "buckets.h"

static PyObject *refuse(const char *why)
{
    PyErr_SetString(PyExc_ValueError, why);
    return NULL;
}

static PyObject *py_equity_histograms(PyObject *self, PyObject *args)
{
    PyObject *sequence, *wanted;
    uint8_t board[RIVER_BOARD];
    uint64_t seen = 0;
    int bins;
    Py_buffer counts;
    if (!PyArg_ParseTuple(args, "OiO", &sequence, &bins, &wanted))
        return NULL;
    int size = read_cards(sequence, board, RIVER_BOARD);
    if (size == -1)
        return NULL;
    if (size < 3)
        return refuse("a board has three to five cards");
    for (int n = 0; n < size; n++) {
        if (board[n] >= DECK || seen >> board[n] & 1)
            return refuse("cards must be different ones of the standard deck");
        seen |= 1ull << board[n];
    }
    if (bins < 1 || bins > BINS_MAX)
        return refuse("there are 1 to 256 bins");
    if (write_buffer(wanted, &counts, 'H', (Py_ssize_t)HANDS * bins) != 0)
        return NULL;
    Py_BEGIN_ALLOW_THREADS
    equity_histograms(board, size, bins, counts.buf);
    Py_END_ALLOW_THREADS
    PyBuffer_Release(&counts);
    Py_RETURN_NONE;
}

/* Rows of so many numbers. -1 with an exception set if they do not come out even. */
static Py_ssize_t rows_of(const Py_buffer *view, int size)
{
    Py_ssize_t count = view->len / view->itemsize;
    if (size < 1 || size > BINS_MAX || count % size != 0) {
        refuse("a buffer holds whole rows of 1 to 256 numbers");
        return -1;
    }
    return count / size;
}

static PyObject *py_cumulate(PyObject *self, PyObject *args)
{
    PyObject *given, *wanted;
    int bins;
    Py_buffer counts, points;
    if (!PyArg_ParseTuple(args, "OiO", &given, &bins, &wanted) ||
        read_buffer(given, &counts, 'H', -1) != 0)
        return NULL;
    Py_ssize_t rows = rows_of(&counts, bins);
    if (rows == -1 || write_buffer(wanted, &points, 'B', rows * bins) != 0) {
        PyBuffer_Release(&counts);
        return NULL;
    }
    Py_BEGIN_ALLOW_THREADS
    cumulate(counts.buf, rows, bins, points.buf);
    Py_END_ALLOW_THREADS
    PyBuffer_Release(&counts);
    PyBuffer_Release(&points);
    Py_RETURN_NONE;
}

typedef struct {
    Py_buffer points, centres, labels;
    Py_ssize_t rows, count;
} Cluster;

static void close_cluster(Cluster *cluster)
{
    Py_buffer *all[] = {&cluster->points, &cluster->centres, &cluster->labels};
    for (int n = 0; n < 3; n++)
        if (all[n]->obj != NULL)
            PyBuffer_Release(all[n]);
}

/* What both halves of a step of clustering need. `moves` says which of the buffers is written to. */
static int open_cluster(Cluster *cluster, PyObject *points, int size, PyObject *centres,
                        PyObject *labels, int moves)
{
    *cluster = (Cluster){.rows = 0};
    if (read_buffer(points, &cluster->points, 'B', -1) == 0 &&
        (moves ? write_buffer : read_buffer)(centres, &cluster->centres, 'B', -1) == 0) {
        cluster->rows = rows_of(&cluster->points, size);
        cluster->count = cluster->rows == -1 ? -1 : rows_of(&cluster->centres, size);
        if (cluster->count == 0 || cluster->count > CENTRES_MAX)
            refuse("there are 1 to 65,535 centres");
        else if (cluster->count != -1 && (moves ? read_buffer : write_buffer)(
                                             labels, &cluster->labels, 'H', cluster->rows) == 0)
            return 0;
    }
    close_cluster(cluster);
    return -1;
}

static PyObject *py_nearest(PyObject *self, PyObject *args)
{
    PyObject *points, *centres, *labels, *wanted;
    int size;
    Cluster cluster;
    Py_buffer distances;
    if (!PyArg_ParseTuple(args, "OiOOO", &points, &size, &centres, &labels, &wanted) ||
        open_cluster(&cluster, points, size, centres, labels, 0) != 0)
        return NULL;
    if (write_buffer(wanted, &distances, 'I', cluster.rows) != 0) {
        close_cluster(&cluster);
        return NULL;
    }
    Py_BEGIN_ALLOW_THREADS
    nearest(cluster.points.buf, cluster.rows, size, cluster.centres.buf, (int)cluster.count,
            cluster.labels.buf, distances.buf);
    Py_END_ALLOW_THREADS
    close_cluster(&cluster);
    PyBuffer_Release(&distances);
    Py_RETURN_NONE;
}

static PyObject *py_move_centres(PyObject *self, PyObject *args)
{
    PyObject *points, *labels, *centres;
    int size, failed;
    Cluster cluster;
    if (!PyArg_ParseTuple(args, "OiOO", &points, &size, &labels, &centres) ||
        open_cluster(&cluster, points, size, centres, labels, 1) != 0)
        return NULL;
    Py_BEGIN_ALLOW_THREADS
    failed = move_centres(cluster.points.buf, cluster.rows, size, cluster.labels.buf,
                          (int)cluster.count, cluster.centres.buf);
    Py_END_ALLOW_THREADS
    close_cluster(&cluster);
    if (failed)
        return failed == -1 ? refuse("a label is of no centre") : PyErr_NoMemory();
    Py_RETURN_NONE;
}

static PyMethodDef methods[] = {
    {"equity_histograms", py_equity_histograms, METH_VARARGS, NULL},
    {"cumulate", py_cumulate, METH_VARARGS, NULL},
    {"nearest", py_nearest, METH_VARARGS, NULL},
    {"move_centres", py_move_centres, METH_VARARGS, NULL},
    {NULL, NULL, 0, NULL},
};

int add_buckets(PyObject *module)
{
    return PyModule_AddFunctions(module, methods);
}
