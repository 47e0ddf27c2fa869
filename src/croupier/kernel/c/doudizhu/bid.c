#include "bid.h"

#include <string.h>

#include "../random.h"

enum { BOTTOM_CARDS = 3, HAND_CARDS = 17 };

static void shuffle(Random *random, uint8_t *cards, int count)
{
    for (int left = count; left > 1; left--) {
        uint32_t other = below(random, (uint32_t)left);
        uint8_t card = cards[left - 1];
        cards[left - 1] = cards[other];
        cards[other] = card;
    }
}

static Counts some(const uint8_t *cards, int count)
{
    Counts sum = 0;
    for (int n = 0; n < count; n++)
        sum += UNIT(cards[n]);
    return sum;
}

/* What the landlord's best lead is worth in stakes, from both peasants together. */
static double lead_worth(const Net *nets, Counts landlord, Counts bottom)
{
    static _Thread_local Play plays[PLAYS_MAX];
    static _Thread_local Value values[PLAYS_MAX];
    Counts hands[ROLES] = {landlord, PACK - landlord, 0};
    Round round;
    begin_round(&round, hands, bottom);
    int count = list_choices(&round, plays), best = 0;
    value_choices(&nets[LANDLORD], &round, plays, count, values);
    for (int n = 1; n < count; n++)
        if (score(values[n]) > score(values[best]))
            best = n;
    return 2.0 * values[best].points / points_of(0);
}

/* Another seat bids only if that promises to pay, so its landlords that would lose do not count. */
void prospects(const Net *nets, Counts hand, int samples, uint64_t seed, Prospects *found)
{
    uint8_t cards[54];
    int count = 0, landlords = 0;
    double own = 0, others = 0;
    Random random;
    begin_random(&random, seed);
    for (int rank = 0; rank < RANKS; rank++)
        for (int held = count_of(PACK - hand, rank); held > 0; held--)
            cards[count++] = (uint8_t)rank;
    for (int n = 0; n < samples; n++) {
        shuffle(&random, cards, count);
        Counts bottom = some(cards, BOTTOM_CARDS);
        own += lead_worth(nets, hand + bottom, bottom);
        double other = lead_worth(nets, some(cards, BOTTOM_CARDS + HAND_CARDS), bottom);
        if (other > 0) {
            others += other;
            landlords++;
        }
    }
    found->landlord = own / samples;
    found->peasant = landlords ? -others / 2 / landlords : 0;
}
