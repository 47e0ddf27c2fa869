#include "ranking.h"

#include <string.h>

/* The ranks of each suit in 16 bits of its own. */
static uint64_t suited(int card)
{
    return 1ull << (16 * (card & 3) + (card >> 2));
}

/* The seventh card runs over all that are left. */
static void count_last(int sixth, uint64_t key, uint64_t ranks, int32_t *counts)
{
    for (int card = sixth + 1; card < DECK; card++) {
        uint64_t whole = key + card_keys[card], flush = whole & FLUSH_BITS;
        if (flush)
            counts[flush_strengths[(ranks | suited(card)) >> 16 * flush_suit(flush) & 0x1FFF]]++;
        else
            counts[strength_of_7(whole)]++;
    }
}

/* So many more cards, all higher than `last`, and then the seventh. */
static void count_above(int last, int more, uint64_t key, uint64_t ranks, int32_t *counts)
{
    if (more == 0) {
        count_last(last, key, ranks, counts);
        return;
    }
    for (int card = last + 1; card < DECK - more; card++)
        count_above(card, more - 1, key + card_keys[card], ranks | suited(card), counts);
}

void count_sevens(int lowest, int second, int64_t *categories)
{
    int32_t counts[CLASSES + 1] = {0};
    count_above(second, 4, KEY_START + card_keys[lowest] + card_keys[second],
                suited(lowest) | suited(second), counts);
    memset(categories, 0, CATEGORIES * sizeof *categories);
    for (int strength = 1; strength <= CLASSES; strength++)
        categories[class_categories[strength]] += counts[strength];
}
