#include "../random.h"
#include "equity.h"

#include <string.h>

/* How many cards are drawn from one word, and how many draws of ranges a deal may take on average. */
enum { AT_ONCE = 8, ATTEMPTS = 200, ATTEMPTS_MORE = 100000 };

int open_range(Range *range, const uint32_t *weights, uint64_t used)
{
    uint64_t left[HANDS];
    uint16_t low_columns[HANDS], high_columns[HANDS];
    int low_count = 0, high_count = 0, columns = 0;
    range->total = 0;
    for (int high = 1; high < DECK; high++)
        for (int low = 0; low < high; low++) {
            int number = hand_number(low, high);
            if (weights[number] == 0 || used & (1ull << low | 1ull << high))
                continue;
            range->own[columns] = range->other[columns] = (Hand){(uint8_t)low, (uint8_t)high};
            left[columns++] = weights[number];
            range->total += weights[number];
        }
    range->columns = columns;
    for (int column = 0; column < columns; column++) {
        left[column] *= (uint64_t)columns;
        range->cuts[column] = range->total;
        if (left[column] < range->total)
            low_columns[low_count++] = (uint16_t)column;
        else
            high_columns[high_count++] = (uint16_t)column;
    }
    /* A column that its own hand does not fill is filled up by one that has too much. */
    while (low_count && high_count) {
        int low = low_columns[--low_count], high = high_columns[high_count - 1];
        range->cuts[low] = left[low];
        range->other[low] = range->own[high];
        left[high] -= range->total - left[low];
        if (left[high] < range->total) {
            high_count--;
            low_columns[low_count++] = (uint16_t)high;
        }
    }
    return columns ? 0 : -1;
}

static Hand draw_hand(const Range *range, Random *random)
{
    uint64_t all = (uint64_t)range->columns * range->total;
    for (;;) {
        uint64_t word = next_word(random);
        uint64_t column = part_below(&word, (uint64_t)range->columns);
        uint64_t level = part_below(&word, range->total);
        if (word >= all || word >= uneven(all))
            return level < range->cuts[column] ? range->own[column] : range->other[column];
    }
}

/* The cards that may come, of which the first `drawn` are out. */
typedef struct {
    Random random;
    uint8_t cards[DECK];
    int size, drawn;
} Pack;

/* Whether the last words of so many draws were even: see part_below. */
static int is_even(uint64_t word, int left, int count)
{
    uint64_t product = 1;
    for (int n = 0; n < count; n++)
        product *= (uint64_t)(left - n);
    return word >= product || word >= uneven(product);
}

/* Moves so many cards, at most AT_ONCE, to the front. Whatever order they were in, each of them is as
 * likely as another, so that cards which an uneven word moved do no harm. */
static inline void draw_cards(Pack *pack, int count)
{
    int left = pack->size - pack->drawn;
    for (;;) {
        uint64_t word = next_word(&pack->random);
        uint8_t *next = pack->cards + pack->drawn;
        for (int n = 0; n < count; n++, next++) {
            uint8_t *drawn = next + part_below(&word, (uint64_t)(left - n)), card = *drawn;
            *drawn = *next;
            *next = card;
        }
        if (word >> 46 || is_even(word, left, count)) /* 52 to the power of AT_ONCE has 46 bits */
            break;
    }
    pack->drawn += count;
}

/* So many cards that are not taken, to the front of the pack. */
static void deal(Pack *pack, int count, uint64_t taken)
{
    int kept = 0;
    pack->drawn = 0;
    while (kept < count) {
        int first = pack->drawn, many = count - kept;
        if (many >= AT_ONCE)
            draw_cards(pack, AT_ONCE);
        else
            draw_cards(pack, many);
        if (!taken) {
            kept = pack->drawn;
            continue;
        }
        for (int n = first; n < pack->drawn; n++)
            if (!(taken >> pack->cards[n] & 1)) {
                uint8_t card = pack->cards[n];
                pack->cards[n] = pack->cards[kept];
                pack->cards[kept++] = card;
            }
    }
}

/* A table while deals are made: where each seat's cards come from, and what they add to a key. */
typedef struct {
    const Spot *spot;
    Range *const *ranges;
    uint8_t hands[SEATS_MAX][2];
    uint64_t keys[SEATS_MAX], board_key;
    int unknown[SEATS_MAX], unknown_count, ranged;
} Table;

/* Draws the hands of all seats that have a range. -1 if two of them need the same card. */
static int draw_ranges(Table *table, Random *random, uint64_t *taken)
{
    *taken = 0;
    for (int seat = 0; seat < table->spot->seats; seat++) {
        if (table->ranges[seat] == NULL)
            continue;
        Hand hand = draw_hand(table->ranges[seat], random);
        uint64_t cards = 1ull << hand.low | 1ull << hand.high;
        if (*taken & cards)
            return -1;
        *taken |= cards;
        table->hands[seat][0] = hand.low;
        table->hands[seat][1] = hand.high;
        table->keys[seat] = card_keys[hand.low] + card_keys[hand.high];
    }
    return 0;
}

static int suited_strength(const Table *table, int seat, const uint8_t *board, uint64_t key)
{
    int suit = flush_suit(key & FLUSH_BITS), size = table->spot->board_size;
    int mask = suit_mask(table->spot->board, size, suit) |
               suit_mask(board, BOARD - size, suit) | suit_mask(table->hands[seat], 2, suit);
    return flush_strengths[mask];
}

/* `board` are the cards that come to those that are known. */
static void play(const Table *table, const uint8_t *board, Tally *tally)
{
    int strengths[SEATS_MAX], seats = table->spot->seats;
    uint64_t shared = table->board_key;
    for (int n = 0; n < BOARD - table->spot->board_size; n++)
        shared += card_keys[board[n]];
    for (int seat = 0; seat < seats; seat++) {
        uint64_t key = shared + table->keys[seat];
        strengths[seat] =
            key & FLUSH_BITS ? suited_strength(table, seat, board, key) : strength_of_7(key);
    }
    settle(tally, strengths, seats, 1);
}

static void open_seats(Table *table, const Spot *spot, Range *const *ranges)
{
    memset(table, 0, sizeof *table);
    table->spot = spot;
    table->ranges = ranges;
    table->board_key = KEY_START;
    for (int n = 0; n < spot->board_size; n++)
        table->board_key += card_keys[spot->board[n]];
    for (int seat = 0; seat < spot->seats; seat++) {
        const uint8_t *hand = spot->hands[seat];
        if (ranges[seat] != NULL) {
            table->ranged++;
        } else if (hand[0] == NO_CARD) {
            table->unknown[table->unknown_count++] = seat;
        } else {
            memcpy(table->hands[seat], hand, 2);
            table->keys[seat] = card_keys[hand[0]] + card_keys[hand[1]];
        }
    }
}

void sample_deals(const Spot *spot, Range *const *ranges, int64_t deals, uint64_t seed,
                  Tally *tally)
{
    Table table;
    Pack pack = {.size = 0};
    uint64_t taken = 0;
    int missing = BOARD - spot->board_size;
    int64_t attempts = ATTEMPTS * deals + ATTEMPTS_MORE;
    open_seats(&table, spot, ranges);
    begin_random(&pack.random, seed);
    for (int card = 0; card < DECK; card++)
        if (!(spot->used >> card & 1))
            pack.cards[pack.size++] = (uint8_t)card;
    while (tally->deals < deals && attempts-- > 0) {
        if (table.ranged && draw_ranges(&table, &pack.random, &taken) != 0)
            continue;
        deal(&pack, missing + 2 * table.unknown_count, taken);
        for (int n = 0; n < table.unknown_count; n++) {
            const uint8_t *hand = pack.cards + missing + 2 * n;
            memcpy(table.hands[table.unknown[n]], hand, 2);
            table.keys[table.unknown[n]] = card_keys[hand[0]] + card_keys[hand[1]];
        }
        play(&table, pack.cards, tally);
        tally->deals++;
    }
}
