/* A strategy for the turn that cannot be beaten by much: CFR+ over all hands at once, in a tree of
 * actions that the caller gives, with the betting on every river below it. Each round looks at some of
 * the rivers, all of them coming in turn; on a river about equally strong hands bet alike. There is no twin of this in Python: it would take minutes. */
#ifndef CROUPIER_TURN_H
#define CROUPIER_TURN_H

#include "../river/solver.h"

enum { TURN_BOARD = 4, TURN_HANDS = 48 * 47 / 2, RIVERS = 48, LEVELS_MAX = 40, GROUPS = 96 };

/* A river comes: its one child is what follows on each of them. The other kinds are those of the
 * solver for the river. */
enum { RIVER_COMES = SHOWDOWN + 1 };

/* How many actions there are before the river and on it, or -1 if this is no tree. */
typedef struct {
    int before, after;
} Actions;
int check_turn(const Tree *tree, Actions *actions);

/* `strategy` gets, for each action of each node before the river in turn, how likely each of 1,326
 * hands takes it. `rivers` of 48 are looked at in each round. 0, or -1 if there is no memory. */
int solve_turn(const uint8_t *board, const Tree *tree, const double *const *ranges, int iterations,
               int rivers, uint64_t seed, double *strategy);

#endif
