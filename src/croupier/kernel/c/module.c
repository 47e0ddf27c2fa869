/* The module that Python imports. Arguments are checked in the `methods.c` of each subject; whatever
 * takes long runs without the lock of the interpreter, so that the event loop goes on meanwhile. */
#include "subjects.h"

/* Of which sources this was made (kernel/compiled.py). */
static int add_sources(PyObject *module)
{
    return PyModule_AddStringConstant(module, "SOURCES", SOURCES);
}

static PyModuleDef_Slot slots[] = {
    {Py_mod_exec, add_sources},
    {Py_mod_exec, add_blackjack},
    {Py_mod_exec, add_ranking},
    {Py_mod_exec, add_equity},
    {Py_mod_exec, add_doudizhu},
    {Py_mod_exec, add_doudizhu_cards},
    {Py_mod_exec, add_hands},
    {Py_mod_exec, add_holdem},
    {Py_mod_exec, add_river},
    {Py_mod_exec, add_turn},
    {Py_mod_exec, add_buckets},
    {Py_mod_exec, add_chance},
    {0, NULL},
};

static struct PyModuleDef definition = {
    PyModuleDef_HEAD_INIT, "_kernel", NULL, 0, NULL, slots, NULL, NULL, NULL,
};

PyMODINIT_FUNC PyInit__kernel(void)
{
    return PyModuleDef_Init(&definition);
}
