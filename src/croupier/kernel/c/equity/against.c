#include "equity.h"

#include <string.h>

static uint64_t bit_of(int card)
{
    return 1ull << card;
}

static int moved(const uint8_t *suits, int card)
{
    return (card & ~3) | suits[card & 3];
}

/* Whether exchanging suits leaves what is known as it is: the cards of the first seat, the board, and
 * all that cannot be dealt any more. */
static int leaves_alone(const uint8_t *suits, const Spot *spot)
{
    uint64_t hand = 0, board = 0, hand_moved = 0, board_moved = 0, used_moved = 0;
    for (int n = 0; n < 2; n++) {
        hand |= bit_of(spot->hands[0][n]);
        hand_moved |= bit_of(moved(suits, spot->hands[0][n]));
    }
    for (int n = 0; n < spot->board_size; n++) {
        board |= bit_of(spot->board[n]);
        board_moved |= bit_of(moved(suits, spot->board[n]));
    }
    for (int card = 0; card < DECK; card++)
        if (spot->used >> card & 1)
            used_moved |= bit_of(moved(suits, card));
    return hand == hand_moved && board == board_moved && spot->used == used_moved;
}

/* The exchanges of suits that change nothing, the one that exchanges none among them. */
static int exchanges(const Spot *spot, uint8_t found[24][4])
{
    int count = 0;
    for (uint8_t a = 0; a < 4; a++)
        for (uint8_t b = 0; b < 4; b++)
            for (uint8_t c = 0; c < 4; c++) {
                uint8_t suits[4] = {a, b, c, (uint8_t)(6 - a - b - c)};
                if (a != b && a != c && b != c && leaves_alone(suits, spot))
                    memcpy(found[count++], suits, 4);
            }
    return count;
}

/* The first of the hands that are worth the same as this one. */
static int first_alike(const uint8_t suits[24][4], int count, int low, int high)
{
    int first = hand_number(low, high);
    for (int n = 0; n < count; n++) {
        int one = moved(suits[n], low), other = moved(suits[n], high);
        int number = one < other ? hand_number(one, other) : hand_number(other, one);
        first = number < first ? number : first;
    }
    return first;
}

void count_against(const Spot *spot, const uint32_t *weights, Tally *tally)
{
    uint8_t suits[24][4];
    int count = exchanges(spot, suits);
    int64_t together[HANDS] = {0};
    for (int high = 1; high < DECK; high++)
        for (int low = 0; low < high; low++)
            if (!(spot->used & (bit_of(low) | bit_of(high))))
                together[first_alike(suits, count, low, high)] += weights[hand_number(low, high)];
    for (int high = 1; high < DECK; high++)
        for (int low = 0; low < high; low++) {
            int64_t weight = together[hand_number(low, high)];
            if (weight == 0)
                continue;
            Spot pair = *spot;
            Tally one = {0};
            pair.seats = 2;
            pair.hands[1][0] = (uint8_t)low;
            pair.hands[1][1] = (uint8_t)high;
            pair.used |= bit_of(low) | bit_of(high);
            count_boards(&pair, &one);
            tally->deals += weight * one.deals;
            for (int seat = 0; seat < 2; seat++)
                for (int winners = 1; winners <= 2; winners++)
                    tally->shared[seat][winners] += weight * one.shared[seat][winners];
        }
}
