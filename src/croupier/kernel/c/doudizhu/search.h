/* What a seat does at the table: its best choices are played out in many worlds, each of which deals
 * the cards that the seat has not seen to the two others. */
#ifndef DOUDIZHU_SEARCH_H
#define DOUDIZHU_SEARCH_H

#include "../random.h"
#include "net.h"

enum { HISTORY_MAX = 160, CANDIDATES_MAX = 8, WORLDS_MAX = 400 };

/* What a seat knows: its cards, the bottom cards, and what was played so far from the landlord's lead
 * on, a skip being no cards. */
typedef struct {
    int role, count, beginner;
    Counts hand, bottom;
    Play history[HISTORY_MAX];
} Knowledge;

typedef struct {
    Play play;
    Value value;    /* by the network */
    double score;   /* after the search; what is chosen by */
    double brought; /* in the world it was played out in last */
    int visits;
} Candidate;

/* The round as the seat knows it: all cards that it has not seen are in the hand of the next player.
 * Returns -1 if such a round cannot be. */
int known_round(const Knowledge *knowledge, Round *round);

/* The candidates from the best on. `iterations` is how many times a choice is played out, 0 for the
 * network alone. */
int search(const Net *nets, const Knowledge *knowledge, int iterations, uint64_t seed,
           Candidate *candidates);

#endif
