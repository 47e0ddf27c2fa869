/* Numbers for hands and boards, the same for all that differ by an exchange of suits. How they are
 * counted is said in kernel/tables/suits.py. */
#ifndef CROUPIER_HANDS_H
#define CROUPIER_HANDS_H

#include <stdint.h>

enum { PATTERNS = 18, FAMILIES = 7, FOURS = 92, SUIT_RANKS = 13, CARDS_MAX = 7 };

/* Four patterns, five bits each with the highest first, and the number of their first hand. */
typedef struct {
    uint32_t codes, first;
} Four;

typedef struct {
    uint8_t hole, board, first, fours;
    uint32_t count;
} Family;

/* Generated: kernel/tables/source.py. */
extern const Four fours[FOURS];
extern const Family families[FAMILIES];
extern const uint32_t pattern_places[PATTERNS];
extern const uint16_t choices[SUIT_RANKS + 1][CARDS_MAX + 1]; /* so many out of so many */
extern const uint16_t mask_places[1 << SUIT_RANKS];           /* among those with as many bits */

/* NULL if there is none. */
const Family *family_of(int hole, int board);

/* The first `hole` cards are the hand. All are different cards of the deck. */
uint32_t hand_index(const Family *family, const uint8_t *cards);

/* One of the hands that have this number: hand and board from the lowest card to the highest. */
void hand_of_index(const Family *family, uint32_t index, uint8_t *cards);

#endif
