#include "tables.h"

#include "../hands/hands.h"

#include <stdlib.h>
#include <string.h>

/* The number of a hand with its board. */
static uint32_t index_with(const Family *family, const uint8_t *board, int low, int high)
{
    uint8_t cards[CARDS_MAX] = {(uint8_t)low, (uint8_t)high};
    memcpy(cards + 2, board, family->board);
    return hand_index(family, cards);
}

static uint64_t used_by(const uint8_t *board, int size)
{
    uint64_t used = 0;
    for (int n = 0; n < size; n++)
        used |= 1ull << board[n];
    return used;
}

int fill_buckets(int size, uint32_t first, uint32_t count, int bins, const uint8_t *centres,
                 int centre_count, uint16_t *table)
{
    const Family *boards = family_of(0, size), *hands = family_of(2, size);
    uint16_t *counts = malloc((size_t)HANDS * (size_t)bins * sizeof *counts);
    uint8_t *points = malloc((size_t)HANDS * (size_t)bins);
    uint16_t labels[HANDS];
    uint32_t distances[HANDS];
    int failed = counts == NULL || points == NULL ? -1 : 0;
    for (uint32_t number = first; !failed && number < first + count; number++) {
        uint8_t board[RIVER_BOARD];
        hand_of_index(boards, number, board);
        uint64_t used = used_by(board, size);
        equity_histograms(board, size, bins, counts);
        cumulate(counts, HANDS, bins, points);
        nearest(points, HANDS, bins, centres, centre_count, labels, distances);
        for (int high = 1, hand = 0; high < DECK; high++)
            for (int low = 0; low < high; low++, hand++)
                if (!(used & (1ull << low | 1ull << high)))
                    table[index_with(hands, board, low, high)] = labels[hand];
    }
    free(counts);
    free(points);
    return failed;
}

void fill_river(uint32_t first, uint32_t count, int buckets, uint8_t *table)
{
    const Family *boards = family_of(0, RIVER_BOARD), *hands = family_of(2, RIVER_BOARD);
    for (uint32_t number = first; number < first + count; number++) {
        uint8_t board[RIVER_BOARD];
        uint16_t equities[HANDS];
        River river;
        hand_of_index(boards, number, board);
        open_river(&river, board);
        river_equities(&river, equities);
        for (int n = 0; n < river.count; n++) {
            int equity = equities[river.numbers[n]];
            table[index_with(hands, board, river.low[n], river.high[n])] =
                (uint8_t)(equity * buckets / (EQUITY_MAX + 1));
        }
    }
}
