/* Hands of dou dizhu. A set of cards is a number of 60 bits: four bits for each of the 15 ranks, from
 * the 3 up to the coloured joker, say how many cards of it there are. */
#ifndef DOUDIZHU_HANDS_H
#define DOUDIZHU_HANDS_H

#include <stdint.h>

typedef uint64_t Counts;

enum { RANKS = 15, CHAIN_RANKS = 12, TWO = 12, BLACK = 13, COLOURED = 14 };

enum Category {
    SOLO,
    PAIR,
    TRIO,
    TRIO_SOLO,
    TRIO_PAIR,
    SOLO_CHAIN,
    PAIR_CHAIN,
    AIRPLANE,
    AIRPLANE_SOLO,
    AIRPLANE_PAIR,
    FOUR_SOLO,
    FOUR_PAIR,
    BOMB,
    ROCKET,
    CATEGORIES
};

#define UNIT(rank) ((Counts)1 << 4 * (rank))
#define ROCKET_COUNTS (UNIT(BLACK) | UNIT(COLOURED))
#define PACK ((Counts)0x114444444444444)

/* The name of a hand as a small number; 0 is no hand. */
#define COMBO(category, low, links) ((category) | (links) << 4 | (low) << 8)
#define CATEGORY(combo) ((combo) & 15)
#define LINKS(combo) ((combo) >> 4 & 15)
#define LOW(combo) ((combo) >> 8)

typedef struct {
    Counts cards; /* none for a skip */
    int combo;
} Play;

/* More than any hand of 20 cards can lead. */
enum { PLAYS_MAX = 4096 };

/* The ranks of which there are at least one, two, three and four cards, as bits. */
typedef struct {
    unsigned of[5];
} Levels;

Levels rank_levels(Counts counts);
int card_count(Counts counts);

static inline int count_of(Counts counts, int rank)
{
    return (int)(counts >> 4 * rank & 15);
}

/* All plays that may follow `beat`, or be led if it is 0; a skip is not among them. The order is that
 * of games/doudizhu/combos/plays.py. */
int list_plays(Counts hand, int beat, int beginner, Play *plays);

/* The name of a set of cards; 0 if it has none. */
int name_of(Counts cards);

int combo_beats(int combo, int other);

/* Whether primal cards are among these that beat the combo, kickers and bombs aside. */
int has_higher(const Levels *level, int combo);

/* In how few plays a hand can be got rid of when nobody interferes, bombs and the rocket being kept
 * whole. */
int least_plays(Counts hand);

static inline int is_bomb(int combo)
{
    return CATEGORY(combo) >= BOMB;
}

#endif
