/* Each subject has a folder and adds its own functions to the module. 0, or -1 with an exception. */
#ifndef CROUPIER_SUBJECTS_H
#define CROUPIER_SUBJECTS_H

#define PY_SSIZE_T_CLEAN
#include <Python.h>

int add_blackjack(PyObject *module);
int add_ranking(PyObject *module);
int add_equity(PyObject *module);
int add_doudizhu(PyObject *module);
int add_doudizhu_cards(PyObject *module);
int add_hands(PyObject *module);
int add_holdem(PyObject *module);
int add_river(PyObject *module);
int add_turn(PyObject *module);
int add_buckets(PyObject *module);
int add_chance(PyObject *module);

#endif
