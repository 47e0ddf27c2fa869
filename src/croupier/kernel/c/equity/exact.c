#include "equity.h"

/* Boards are counted by the ranks they have, as if there were no suits: of 1.7 million boards that is
 * 6 thousand. Then each flush is put right: what it counted for without suits is taken away. */
typedef struct {
    const Spot *spot;
    Tally *tally;
    int missing;            /* cards of the board that are to come */
    uint32_t keys[SEATS_MAX]; /* weights of hand and known board */
    int left[13];           /* cards of each rank */
    int suited[SEATS_MAX][SUITS]; /* ranks of hand and known board, as bits */
    int suits_left[SUITS];
} Count;

/* Several cards that come together: the weight of their ranks, and in how many ways they come. */
typedef struct {
    uint32_t weight;
    int ways;
} Cards;

static const int ways_of[5][5] = {
    {1, 0, 0, 0, 0}, {1, 1, 0, 0, 0}, {1, 2, 1, 0, 0}, {1, 3, 3, 1, 0}, {1, 4, 6, 4, 1},
};

static uint32_t rank_weight(int rank)
{
    return (uint32_t)card_keys[4 * rank];
}

static void without_suits(const Count *count, uint32_t weight, int *strengths)
{
    for (int seat = 0; seat < count->spot->seats; seat++)
        strengths[seat] = strength_of_7(count->keys[seat] + weight);
}

static void by_ranks(Count *count, int rank, int missing, uint32_t weight, int64_t ways)
{
    int strengths[SEATS_MAX];
    if (missing == 0) {
        without_suits(count, weight, strengths);
        settle(count->tally, strengths, count->spot->seats, ways);
        count->tally->deals += ways;
        return;
    }
    if (rank == 13)
        return;
    int left = count->left[rank];
    for (int many = 0; many <= left && many <= missing; many++)
        by_ranks(count, rank + 1, missing - many, weight + (uint32_t)many * rank_weight(rank),
                 ways * ways_of[left][many]);
}

/* Up to two cards that are not of this suit. How many kinds there are. */
static int other_cards(const Count *count, int suit, int size, Cards *found)
{
    int kinds = 0, left[13];
    for (int rank = 0; rank < 13; rank++)
        left[rank] = count->left[rank] - (count->suits_left[suit] >> rank & 1);
    if (size == 0)
        found[kinds++] = (Cards){0, 1};
    for (int high = 0; size > 0 && high < 13; high++) {
        if (size == 1 && left[high])
            found[kinds++] = (Cards){rank_weight(high), left[high]};
        for (int low = 0; size == 2 && low <= high; low++) {
            int ways = low == high ? ways_of[left[high]][2] : left[low] * left[high];
            if (ways)
                found[kinds++] = (Cards){rank_weight(low) + rank_weight(high), ways};
        }
    }
    return kinds;
}

/* One suit, of which so many cards must come at least for a flush. */
typedef struct {
    int suit, least;
    Cards others[3][91];
    int kinds[3];
} Flush;

/* These ranks of the suit come, and with them cards of other suits. */
static void put_right(Count *count, const Flush *flush, int ranks, int size, uint32_t weight)
{
    int plain[SEATS_MAX], right[SEATS_MAX], suited[SEATS_MAX], seats = count->spot->seats;
    const Cards *others = flush->others[count->missing - size];
    for (int seat = 0; seat < seats; seat++)
        suited[seat] = flush_strengths[count->suited[seat][flush->suit] | ranks];
    for (int kind = 0; kind < flush->kinds[count->missing - size]; kind++) {
        without_suits(count, weight + others[kind].weight, plain);
        for (int seat = 0; seat < seats; seat++)
            right[seat] = suited[seat] ? suited[seat] : plain[seat];
        settle(count->tally, plain, seats, -others[kind].ways);
        settle(count->tally, right, seats, others[kind].ways);
    }
}

static void more_ranks(Count *count, const Flush *flush, int from, int ranks, int size,
                       uint32_t weight)
{
    if (size >= flush->least)
        put_right(count, flush, ranks, size, weight);
    if (size == count->missing)
        return;
    for (int rank = from; rank < 13; rank++)
        if (count->suits_left[flush->suit] >> rank & 1)
            more_ranks(count, flush, rank + 1, ranks | 1 << rank, size + 1,
                       weight + rank_weight(rank));
}

static int bits_of(int mask)
{
    int bits = 0;
    for (; mask; mask &= mask - 1)
        bits++;
    return bits;
}

static void flushes_of(Count *count, int suit)
{
    Flush flush = {.suit = suit, .least = 5};
    for (int seat = 0; seat < count->spot->seats; seat++) {
        int least = 5 - bits_of(count->suited[seat][suit]);
        flush.least = least < flush.least ? least : flush.least;
    }
    flush.least = flush.least < 0 ? 0 : flush.least;
    /* At most two others come: a seat has two cards, so three of the board belong to a flush. */
    for (int size = 0; size <= count->missing - flush.least; size++)
        flush.kinds[size] = other_cards(count, suit, size, flush.others[size]);
    if (flush.least <= count->missing)
        more_ranks(count, &flush, 0, 0, 0, 0);
}

void count_boards(const Spot *spot, Tally *tally)
{
    Count count = {.spot = spot, .tally = tally, .missing = BOARD - spot->board_size};
    for (int card = 0; card < DECK; card++) {
        if (spot->used >> card & 1)
            continue;
        count.left[card >> 2]++;
        count.suits_left[card & 3] |= 1 << (card >> 2);
    }
    for (int seat = 0; seat < spot->seats; seat++) {
        for (int n = 0; n < 2 + spot->board_size; n++) {
            int card = n < 2 ? spot->hands[seat][n] : spot->board[n - 2];
            count.keys[seat] += rank_weight(card >> 2);
            count.suited[seat][card & 3] |= 1 << (card >> 2);
        }
    }
    by_ranks(&count, 0, count.missing, 0, 1);
    for (int suit = 0; suit < SUITS; suit++)
        flushes_of(&count, suit);
}
