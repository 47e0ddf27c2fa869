/* Learning by playing: the networks play against themselves, and each learns what its positions came
 * to. There is no twin of this in Python: it would take weeks. */
#ifndef DOUDIZHU_LEARN_H
#define DOUDIZHU_LEARN_H

#include "../random.h"
#include "net.h"

typedef struct {
    float first[INPUTS][HIDDEN];
    float first_bias[HIDDEN];
    float second[HIDDEN][SECOND];
    float second_bias[SECOND];
    float last[OUTPUTS][SECOND];
    float last_bias[OUTPUTS];
} Weights;

enum { WEIGHTS = sizeof(Weights) / sizeof(float) };

/* All that has to be kept between two lessons. */
typedef struct {
    Random random;
    int64_t games, steps;
    Weights weights[ROLES], means[ROLES], squares[ROLES];
} Learner;

typedef struct {
    int games, passes, batch;
    float rate, explore;
    float trust; /* how far what came of a position counts, the rest being its next value */
} Lesson;

typedef struct {
    int64_t samples, landlord_won, bombs;
    double loss[ROLES];
} Report;

void learner_begin(Learner *learner, uint64_t seed);

/* Begins with what these networks know, instead of with chance. */
void learner_take(Learner *learner, const Net *nets);

/* Plays games and learns from them. Returns -1 if there is no memory. */
int learner_learn(Learner *learner, const Lesson *lesson, Report *report);

/* The networks in whole numbers, one for each role. */
void learner_nets(const Learner *learner, Net *nets);

#endif
