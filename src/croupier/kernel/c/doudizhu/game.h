/* A round of dou dizhu after the bidding. Roles are numbered in the order of play: the landlord, the
 * peasant after him, the peasant before him. */
#ifndef DOUDIZHU_GAME_H
#define DOUDIZHU_GAME_H

#include "hands.h"

enum { LANDLORD, DOWN, UP, ROLES };

typedef struct {
    Counts hands[ROLES];
    Counts played[ROLES];
    Counts last[ROLES]; /* what each did last; nothing for a skip */
    Counts bottom;      /* of the bottom cards what the landlord cannot have played yet */
    Counts table;       /* what has to be beaten; nothing for one who leads */
    int combo, owner;   /* its name, and who played it */
    int left[ROLES];
    int bombs, turn;
    int beginner; /* whether only few categories may be played */
    unsigned solo_passed[ROLES]; /* ranks from the lowest solo on that each has skipped */
    unsigned pair_passed[ROLES];
} Round;

void begin_round(Round *round, const Counts *hands, Counts bottom);

/* The role on turn plays, or skips with no cards. */
void make_play(Round *round, Play play);

/* The role that has no cards left; -1 as long as there is none. */
static inline int winner(const Round *round)
{
    for (int role = 0; role < ROLES; role++)
        if (round->left[role] == 0)
            return role;
    return -1;
}

/* All choices of the role on turn, a skip last. */
int list_choices(const Round *round, Play *plays);

#endif
