#include "hands.h"

#include <stddef.h>

enum { PLACE_BITS = 16, CODE_BITS = 5 };

const Family *family_of(int hole, int board)
{
    for (int n = 0; n < FAMILIES; n++)
        if (families[n].hole == hole && families[n].board == board)
            return &families[n];
    return NULL;
}

static int bits_of(int mask)
{
    int bits = 0;
    for (; mask; mask &= mask - 1)
        bits++;
    return bits;
}

/* The ranks of the board when those of the hand do not count. */
static int squeezed(int hole, int board)
{
    for (int rank = SUIT_RANKS - 1; rank >= 0; rank--)
        if (hole >> rank & 1)
            board = (board & ((1 << rank) - 1)) | (board >> (rank + 1) << rank);
    return board;
}

static int spread(int hole, int board)
{
    for (int rank = 0; rank < SUIT_RANKS; rank++)
        if (hole >> rank & 1)
            board = (board & ((1 << rank) - 1)) | (board >> rank << (rank + 1));
    return board;
}

/* The code of a suit's pattern above its place there. */
static uint32_t suit_value(int hole, int board)
{
    int in_hole = bits_of(hole), on_board = bits_of(board);
    uint32_t below = choices[SUIT_RANKS - in_hole][on_board];
    uint32_t place = mask_places[hole] * below + mask_places[squeezed(hole, board)];
    return (uint32_t)(in_hole * 6 + on_board) << PLACE_BITS | place;
}

/* In how many ways so many suits choose among so many places, repetition allowed. */
static uint32_t repeated(uint32_t places, int suits)
{
    uint64_t wide = places;
    switch (suits) {
    case 0:
        return 1;
    case 1:
        return places;
    case 2:
        return (uint32_t)(wide * (wide + 1) / 2);
    case 3:
        return (uint32_t)(wide * (wide + 1) * (wide + 2) / 6);
    default:
        return (uint32_t)(wide * (wide + 1) * (wide + 2) * (wide + 3) / 24);
    }
}

static void sort_down(uint32_t *values)
{
    static const uint8_t pairs[5][2] = {{0, 1}, {2, 3}, {0, 2}, {1, 3}, {1, 2}};
    for (int n = 0; n < 5; n++) {
        uint32_t *one = &values[pairs[n][0]], *other = &values[pairs[n][1]];
        uint32_t high = *one > *other ? *one : *other, low = *one > *other ? *other : *one;
        *one = high;
        *other = low;
    }
}

uint32_t hand_index(const Family *family, const uint8_t *cards)
{
    int hole[4] = {0}, board[4] = {0};
    uint32_t values[4], codes = 0, within = 0;
    for (int n = 0; n < family->hole + family->board; n++)
        *(n < family->hole ? &hole[cards[n] & 3] : &board[cards[n] & 3]) |= 1 << (cards[n] >> 2);
    for (int suit = 0; suit < 4; suit++)
        values[suit] = suit_value(hole[suit], board[suit]);
    sort_down(values);
    for (int at = 0; at < 4;) {
        uint32_t code = values[at] >> PLACE_BITS, chosen = 0;
        int alike = 1;
        while (at + alike < 4 && values[at + alike] >> PLACE_BITS == code)
            alike++;
        for (int n = 0; n < alike; n++) {
            chosen += repeated(values[at + n] & 0xFFFF, alike - n);
            codes = codes << CODE_BITS | code;
        }
        within = within * repeated(pattern_places[code], alike) + chosen;
        at += alike;
    }
    const Four *four = &fours[family->first];
    while (four->codes != codes)
        four++;
    return four->first + within;
}

/* The largest place whose choices are not more than `chosen`. */
static uint32_t largest_place(uint32_t places, int suits, uint32_t chosen)
{
    uint32_t low = 0, high = places - 1;
    while (low < high) {
        uint32_t middle = (low + high + 1) / 2;
        if (repeated(middle, suits) <= chosen)
            low = middle;
        else
            high = middle - 1;
    }
    return low;
}

/* The mask of so many bits at this place. */
static int mask_at(int bits, uint32_t place)
{
    int mask = 0;
    for (int rank = SUIT_RANKS - 1; bits > 0; rank--)
        if (choices[rank][bits] <= place) {
            place -= choices[rank][bits--];
            mask |= 1 << rank;
        }
    return mask;
}

static void suit_of(uint32_t code, uint32_t place, int *hole, int *board)
{
    int in_hole = (int)code / 6, on_board = (int)code % 6;
    uint32_t below = choices[SUIT_RANKS - in_hole][on_board];
    *hole = mask_at(in_hole, place / below);
    *board = spread(*hole, mask_at(on_board, place % below));
}

void hand_of_index(const Family *family, uint32_t index, uint8_t *cards)
{
    int hole[4], board[4];
    const Four *four = &fours[family->first], *end = four + family->fours;
    while (four + 1 < end && four[1].first <= index)
        four++;
    uint32_t within = index - four->first;
    for (int end = 4; end > 0;) {
        uint32_t code = four->codes >> CODE_BITS * (4 - end) & 31;
        int alike = 1;
        while (alike < end && (four->codes >> CODE_BITS * (4 - end + alike) & 31) == code)
            alike++;
        uint32_t all = repeated(pattern_places[code], alike), chosen = within % all;
        within /= all;
        for (int n = 0; n < alike; n++) {
            uint32_t place = largest_place(pattern_places[code], alike - n, chosen);
            chosen -= repeated(place, alike - n);
            suit_of(code, place, &hole[end - alike + n], &board[end - alike + n]);
        }
        end -= alike;
    }
    uint8_t *held = cards, *open = cards + family->hole;
    for (int card = 0; card < 52; card++) {
        if (hole[card & 3] >> (card >> 2) & 1)
            *held++ = (uint8_t)card;
        if (board[card & 3] >> (card >> 2) & 1)
            *open++ = (uint8_t)card;
    }
}
