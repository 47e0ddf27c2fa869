/* A strategy for the river that cannot be beaten by much: CFR+ over all hands at once, in a tree of
 * actions that the caller gives. */
#ifndef CROUPIER_SOLVER_H
#define CROUPIER_SOLVER_H

#include "river.h"

enum { ACTIONS_MAX = 16, NODES_MAX = 4096 };

/* Who acts, or how the hand ends. Kinds and fields as in kernel/twin/river/solver.py. */
enum { FIRST_ACTS = 0, SECOND_ACTS = 1, FIRST_FOLDED = 2, SECOND_FOLDED = 3, SHOWDOWN = 4 };
enum { NODE_INTS = 3, NODE_AMOUNTS = 3 };

/* In parallel for each node: kind, first child, number of children; pot, paid by the first, paid by
 * the second. Checked by `check_tree`. */
typedef struct {
    int count;
    const int32_t *ints;
    const double *amounts;
} Tree;

/* How many actions there are in all nodes together, or -1 if this is no tree. */
int check_tree(const Tree *tree);

/* What each could win at best against the strategy of the other, and how often the two meet. */
typedef struct {
    double best[2], mass;
} Gap;

/* `ranges` are 1,326 weights each; `strategy` gets, for each action of each node in turn, how likely
 * each of 1,326 hands takes it. 0, or -1 if there is no memory. */
int solve_river(const uint8_t *board, const Tree *tree, const double *const *ranges, int iterations,
                double *strategy, Gap *gap);

#endif
