#include "simulation.h"

#include <string.h>

#include "../random.h"

enum { CARDS_MAX = 8 * 52, PLAYERS_MAX = 8, HANDS_MAX = 4, ACE_RANK = 12 };

typedef struct {
    int cards[24];
    int count, pips, aces;
    int bet; /* in whole bets; 0 when it is settled */
    int from_split, bust;
} Hand;

typedef struct {
    const Game *game;
    const Setting *setting;
    const int *cells;
    Random random;
    signed char shoe[CARDS_MAX]; /* ranks from the two to the ace */
    int size, drawn, hands_in_play;
    Hand dealer;
    Hand hands[PLAYERS_MAX][HANDS_MAX];
    int counts[PLAYERS_MAX];
} Round;

static int worth_of(int rank)
{
    return rank == ACE_RANK ? ACE : rank >= 8 ? TEN : rank + 1;
}

static int draw(Round *round)
{
    int at = round->drawn + (int)below(&round->random, (uint32_t)(round->size - round->drawn));
    signed char rank = round->shoe[at];
    round->shoe[at] = round->shoe[round->drawn];
    round->shoe[round->drawn++] = rank;
    return rank;
}

static void take(Hand *hand, int rank)
{
    int worth = worth_of(rank);
    hand->cards[hand->count++] = rank;
    hand->pips += worth + 1;
    hand->aces += worth == ACE;
}

static int is_soft(const Hand *hand)
{
    return hand->aces && hand->pips <= 11;
}

static int points(const Hand *hand)
{
    return hand->pips + (is_soft(hand) ? 10 : 0);
}

static int is_natural(const Hand *hand)
{
    return hand->count == 2 && points(hand) == 21 && !hand->from_split;
}

static void deal(Round *round)
{
    round->drawn = 0;
    round->hands_in_play = round->setting->players;
    memset(&round->dealer, 0, sizeof round->dealer);
    for (int player = 0; player < round->setting->players; player++) {
        Hand *hand = &round->hands[player][0];
        memset(hand, 0, sizeof *hand);
        hand->bet = 1;
        round->counts[player] = 1;
    }
    for (int turn = 0; turn < 2; turn++) {
        for (int player = 0; player < round->setting->players; player++)
            take(&round->hands[player][0], draw(round));
        take(&round->dealer, draw(round));
    }
}

static int may_split(const Round *round, int player, const Hand *hand)
{
    if (hand->count != 2 || round->counts[player] >= round->game->hands_max)
        return 0;
    /* A deck counts 340, a hand is at 21 or less before its last card, the dealer at 17. */
    if (round->hands_in_play >= (340 * round->setting->decks - 28) / 31)
        return 0;
    int first = hand->cards[0], second = hand->cards[1];
    if (hand->from_split && worth_of(first) == ACE && !round->game->resplit_aces)
        return 0;
    return round->setting->same_rank ? first == second : worth_of(first) == worth_of(second);
}

static void split(Round *round, int player, Hand *hand)
{
    Hand *other = &round->hands[player][round->counts[player]++];
    round->hands_in_play++;
    int rank = hand->cards[0];
    for (int n = 0; n < 2; n++) {
        Hand *each = n ? other : hand;
        memset(each, 0, sizeof *each);
        each->bet = 1;
        each->from_split = 1;
        take(each, rank);
        take(each, draw(round));
    }
}

/* Plays one hand to its end, and those that become of it after that. Gives what a surrender saved,
 * in halves of a bet. */
static int play_hand(Round *round, int player, int number, const int *cells)
{
    const Game *game = round->game;
    for (;;) {
        Hand *hand = &round->hands[player][number];
        int pair = may_split(round, player, hand);
        int cell = cells[points(hand) + (is_soft(hand) ? SOFT : 0)];
        if (pair || (hand->count == 2 && !hand->from_split && game->hands_max > 1 &&
                     worth_of(hand->cards[0]) == worth_of(hand->cards[1])))
            cell = cells[PAIRS + worth_of(hand->cards[0])];
        int first = hand->count == 2;
        if (first && !hand->from_split && game->surrender && cell & SURRENDER) {
            hand->bet = 0;
            return 1;
        }
        if (pair && cell & SPLIT) {
            split(round, player, hand);
            continue;
        }
        if (hand->from_split && worth_of(hand->cards[0]) == ACE && !game->split_aces_draw)
            return 0;
        if (first && game->doubles && cell & DOUBLE &&
            (!hand->from_split || game->double_after_split)) {
            hand->bet = 2;
            take(hand, draw(round));
            hand->bust = hand->pips > 21;
            return 0;
        }
        if (!(cell & HIT))
            return 0;
        take(hand, draw(round));
        if (hand->pips > 21) {
            hand->bust = 1;
            return 0;
        }
    }
}

static void play_dealer(Round *round)
{
    Hand *dealer = &round->dealer;
    int rule = round->game->dealer;
    for (;;) {
        int sum = points(dealer);
        int hits_17 = rule == 2 || (rule == 1 && is_soft(dealer));
        if (sum > 17 || (sum == 17 && !hits_17))
            return;
        take(dealer, draw(round));
    }
}

/* In whole bets. */
static int settle(const Round *round, const Hand *hand, int dealer_natural)
{
    const Game *game = round->game;
    if (hand->bust || (dealer_natural && game->natural_wins))
        return -hand->bet;
    int mine = points(hand), dealers = points(&round->dealer);
    if (round->dealer.pips > 21 || mine > dealers)
        return hand->bet * (game->bonus && hand->count >= 7 ? 2 : 1);
    if (mine == dealers && !(game->pub && mine >= 17 && mine <= 19))
        return 0;
    return -hand->bet;
}

/* What all players gained. */
static int64_t play_round(Round *round)
{
    const Game *game = round->game;
    const Setting *setting = round->setting;
    int bet = 2 * setting->natural_bet, paid = 2 * setting->natural_paid;
    int players = setting->players, naturals = 0, up;
    int64_t gain = 0;
    deal(round);
    up = worth_of(round->dealer.cards[1]);
    int dealer_natural = is_natural(&round->dealer);
    for (int player = 0; game->natural_wins && player < players; player++)
        naturals += is_natural(&round->hands[player][0]);
    if (game->peek && dealer_natural)
        return -(int64_t)bet * (players - naturals);
    if (naturals && setting->natural_ends_round)
        return (int64_t)(dealer_natural ? 0 : paid) * naturals - (int64_t)bet * (players - naturals);
    int contends = 0;
    for (int player = 0; player < players; player++) {
        if (game->natural_wins && is_natural(&round->hands[player][0])) {
            gain += dealer_natural ? 0 : paid;
            round->hands[player][0].bet = 0;
            continue;
        }
        for (int number = 0; number < round->counts[player]; number++) {
            if (play_hand(round, player, number, round->cells + up * CELLS))
                gain -= setting->natural_bet;
            else
                contends += !round->hands[player][number].bust;
        }
    }
    if (contends)
        play_dealer(round);
    for (int player = 0; player < players; player++)
        for (int number = 0; number < round->counts[player]; number++)
            gain += (int64_t)bet * settle(round, &round->hands[player][number], dealer_natural);
    return gain;
}

void blackjack_simulate(const Game *game, const Setting *setting, const int *cells, int64_t rounds,
                        uint64_t seed, Sample *sample)
{
    Round round;
    memset(&round, 0, sizeof round);
    round.game = game;
    round.setting = setting;
    round.cells = cells;
    begin_random(&round.random, seed);
    round.size = 52 * setting->decks;
    for (int card = 0; card < round.size; card++)
        round.shoe[card] = (signed char)(card % 13);
    sample->gain = sample->squares = 0;
    for (int64_t n = 0; n < rounds; n++) {
        int64_t gain = play_round(&round);
        sample->gain += gain;
        sample->squares += gain * gain;
    }
}
