#include "river.h"

#include <string.h>

/* One pass of a stable sort, by seven bits of the strength. */
static void sort_pass(const River *from, River *to, int shift)
{
    int starts[129] = {0};
    for (int n = 0; n < from->count; n++)
        starts[(from->strengths[n] >> shift & 127) + 1]++;
    for (int digit = 0; digit < 128; digit++)
        starts[digit + 1] += starts[digit];
    for (int n = 0; n < from->count; n++) {
        int at = starts[from->strengths[n] >> shift & 127]++;
        to->numbers[at] = from->numbers[n];
        to->strengths[at] = from->strengths[n];
        to->low[at] = from->low[n];
        to->high[at] = from->high[n];
    }
    to->count = from->count;
}

void open_river(River *river, const uint8_t *board)
{
    River other;
    uint64_t shared = KEY_START, used = 0;
    int board_masks[SUITS] = {0}, count = 0;
    for (int n = 0; n < RIVER_BOARD; n++) {
        shared += card_keys[board[n]];
        used |= 1ull << board[n];
        board_masks[board[n] & 3] |= 1 << (board[n] >> 2);
    }
    for (int high = 1; high < DECK; high++) {
        for (int low = 0; low < high; low++) {
            if (used & (1ull << low | 1ull << high))
                continue;
            uint64_t key = shared + card_keys[low] + card_keys[high], flush = key & FLUSH_BITS;
            int strength;
            if (flush) {
                uint8_t hand[2] = {(uint8_t)low, (uint8_t)high};
                int suit = flush_suit(flush);
                strength = flush_strengths[board_masks[suit] | suit_mask(hand, 2, suit)];
            } else {
                strength = strength_of_7(key);
            }
            river->numbers[count] = (uint16_t)(high * (high - 1) / 2 + low);
            river->strengths[count] = (uint16_t)strength;
            river->low[count] = (uint8_t)low;
            river->high[count++] = (uint8_t)high;
        }
    }
    river->count = count;
    sort_pass(river, &other, 0);
    sort_pass(&other, river, 7);
}

void keep_held(River *river, const double *one, const double *other)
{
    int kept = 0;
    for (int n = 0; n < river->count; n++) {
        int number = river->numbers[n];
        if (!(one[number] > 0.0 || other[number] > 0.0))
            continue;
        river->numbers[kept] = river->numbers[n];
        river->strengths[kept] = river->strengths[n];
        river->low[kept] = river->low[n];
        river->high[kept++] = river->high[n];
    }
    river->count = kept;
}

void river_net(const River *river, const double *reach, double *net, double *all)
{
    double total = 0.0, cards[DECK] = {0.0};
    for (int start = 0, end; start < river->count; start = end) {
        for (end = start; end < river->count && river->strengths[end] == river->strengths[start];
             end++)
            net[end] = total - cards[river->low[end]] - cards[river->high[end]];
        for (int n = start; n < end; n++) {
            total += reach[n];
            cards[river->low[n]] += reach[n];
            cards[river->high[n]] += reach[n];
        }
        /* What it beats or ties with; whoever meets it and is not among those beats it. */
        for (int n = start; n < end; n++)
            net[n] += total - cards[river->low[n]] - cards[river->high[n]] + reach[n];
    }
    for (int n = 0; n < river->count; n++) {
        all[n] = total - cards[river->low[n]] - cards[river->high[n]] + reach[n];
        net[n] -= all[n];
    }
}

void river_all(const River *river, const double *reach, double *all)
{
    double total = 0.0, cards[DECK] = {0.0};
    for (int n = 0; n < river->count; n++) {
        total += reach[n];
        cards[river->low[n]] += reach[n];
        cards[river->high[n]] += reach[n];
    }
    for (int n = 0; n < river->count; n++)
        all[n] = total - cards[river->low[n]] - cards[river->high[n]] + reach[n];
}

void river_equities(const River *river, uint16_t *equities)
{
    int below = 0, cards[DECK] = {0}, group[DECK];
    memset(equities, 0xFF, HANDS * sizeof *equities);
    for (int start = 0, end; start < river->count; start = end) {
        memset(group, 0, sizeof group);
        for (end = start; end < river->count && river->strengths[end] == river->strengths[start];
             end++) {
            group[river->low[end]]++;
            group[river->high[end]]++;
        }
        for (int n = start; n < end; n++) {
            int low = river->low[n], high = river->high[n];
            int wins = below - cards[low] - cards[high];
            int ties = end - start - group[low] - group[high] + 1; /* itself shares both cards */
            equities[river->numbers[n]] = (uint16_t)(2 * wins + ties);
        }
        below += end - start;
        for (int card = 0; card < DECK; card++)
            cards[card] += group[card];
    }
}
