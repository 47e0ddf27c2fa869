/* All hands of blackjack that are not bust, as a graph, and all ways in which the dealer may end.
 *
 * A card is a number from 0, the ace, to 9, a ten or a face. A hand is a multiset of cards. The twin
 * (kernel/twin/blackjack/hands.py) says the same in Python, in the same order.
 */
#ifndef CROUPIER_BLACKJACK_HANDS_H
#define CROUPIER_BLACKJACK_HANDS_H

enum { CARDS = 10, ACE = 0, TEN = 9, BEST = 21 };
enum { HANDS = 3083, STEPS_MAX = 1536, RULES = 3 };
/* Ends of the dealer: 17 to 21, and a natural. All else is bust. */
enum { ENDS = 6, NATURAL = 5 };

typedef struct {
    signed char counts[HANDS][CARDS];
    signed char cards[HANDS];
    signed char points[HANDS];
    signed char soft[HANDS];
    short child[HANDS][CARDS]; /* -1: bust */
    short upwards[HANDS];      /* fewer pips first */
} Graph;

/* One card more in the dealer's drawn cards, which are gone through in rising order. */
typedef struct {
    double ways, ways_checked;
    short skip;
    signed char depth, card, copy, end, aces, tens;
} Step;

typedef struct {
    int count;
    Step steps[STEPS_MAX];
} Walk;

extern Graph graph;
extern Walk walks[RULES][CARDS];

/* Fills both; 0 if all went well. */
int make_hands(void);

/* The hidden card that makes a natural with the open one, or -1. */
int natural_maker(int up);

#endif
