#include "hands.h"


/* What a category is made of: links of so many primal cards each, in chains of `least` to `most`
 * links, and for each link so many kickers of so many cards. */
typedef struct {
    int primal, least, most, kickers, kicker;
} Shape;

static const Shape SHAPES[BOMB + 1] = {
    [SOLO] = {1, 1, 1, 0, 0},
    [PAIR] = {2, 1, 1, 0, 0},
    [TRIO] = {3, 1, 1, 0, 0},
    [TRIO_SOLO] = {3, 1, 1, 1, 1},
    [TRIO_PAIR] = {3, 1, 1, 1, 2},
    [SOLO_CHAIN] = {1, 5, 12, 0, 0},
    [PAIR_CHAIN] = {2, 3, 10, 0, 0},
    [AIRPLANE] = {3, 2, 6, 0, 0},
    [AIRPLANE_SOLO] = {3, 2, 5, 1, 1},
    [AIRPLANE_PAIR] = {3, 2, 4, 1, 2},
    [FOUR_SOLO] = {4, 1, 1, 2, 1},
    [FOUR_PAIR] = {4, 1, 1, 2, 2},
    [BOMB] = {4, 1, 1, 0, 0},
};

enum { CHAINABLE = (1 << CHAIN_RANKS) - 1, JOKERS = 1 << BLACK | 1 << COLOURED };

/* The lowest bits of all groups of four, side by side. */
static unsigned gather(Counts bits)
{
    bits &= 0x111111111111111u;
    bits = (bits | bits >> 3) & 0x0303030303030303u;
    bits = (bits | bits >> 6) & 0x000f000f000f000fu;
    bits = (bits | bits >> 12) & 0x000000ff000000ffu;
    return (unsigned)((bits | bits >> 24) & 0xffff);
}

Levels rank_levels(Counts counts)
{
    Counts half = counts >> 1, quarter = counts >> 2;
    return (Levels){{0, gather(counts | half | quarter), gather(half | quarter),
                     gather((counts & half) | quarter), gather(quarter)}};
}

int card_count(Counts counts)
{
    counts = (counts & 0x0f0f0f0f0f0f0f0fu) + (counts >> 4 & 0x0f0f0f0f0f0f0f0fu);
    return (int)(counts * 0x0101010101010101u >> 56);
}

static Counts chain(int low, int links, int cards)
{
    return (0x111111111111111u >> 4 * (RANKS - links)) * (Counts)cards << 4 * low;
}

typedef struct {
    Play *plays;
    int count, combo;
} List;

static void add(List *list, Counts cards)
{
    if (list->count < PLAYS_MAX)
        list->plays[list->count++] = (Play){cards, list->combo};
}

/* Adds the primal cards with every set of so many different kickers, never both jokers. */
static void add_kickers(List *list, Counts primal, unsigned ranks, int number, Counts kicker)
{
    if (number == 0) {
        if ((primal & ROCKET_COUNTS) != ROCKET_COUNTS)
            add(list, primal);
        return;
    }
    while (__builtin_popcount(ranks) >= number) {
        int rank = __builtin_ctz(ranks);
        ranks &= ranks - 1;
        add_kickers(list, primal + (kicker << 4 * rank), ranks, number - 1, kicker);
    }
}

static void add_links(List *list, const Levels *level, int category, int links, unsigned starts)
{
    const Shape *shape = &SHAPES[category];
    for (; starts; starts &= starts - 1) {
        int low = __builtin_ctz(starts);
        Counts primal = chain(low, links, shape->primal);
        list->combo = COMBO(category, low, links);
        if (shape->kickers == 0) {
            add(list, primal);
            continue;
        }
        unsigned others = level->of[shape->kicker] & ~(((1u << links) - 1) << low);
        add_kickers(list, primal, others, shape->kickers * links, (Counts)shape->kicker);
    }
}

static unsigned chain_starts(unsigned ranks, int links)
{
    for (int n = 1; n < links; n++)
        ranks &= ranks >> 1;
    return ranks;
}

static void add_leads(List *list, const Levels *level, int category)
{
    const Shape *shape = &SHAPES[category];
    unsigned ranks = level->of[shape->primal];
    if (shape->most == 1) {
        add_links(list, level, category, 1, ranks);
        return;
    }
    ranks = chain_starts(ranks & CHAINABLE, shape->least);
    for (int links = shape->least; links <= shape->most && ranks; links++) {
        add_links(list, level, category, links, ranks);
        ranks &= ranks >> 1;
    }
}

static void add_follows(List *list, const Levels *level, int beat)
{
    int category = CATEGORY(beat), links = LINKS(beat);
    const Shape *shape = &SHAPES[category];
    unsigned ranks = level->of[shape->primal] >> (LOW(beat) + 1) << (LOW(beat) + 1);
    if (shape->most > 1)
        ranks = chain_starts(ranks & CHAINABLE, links);
    add_links(list, level, category, links, ranks);
    if (category != BOMB)
        add_links(list, level, BOMB, 1, level->of[4]);
}

int list_plays(Counts hand, int beat, int beginner, Play *plays)
{
    List list = {plays, 0, 0};
    Levels level = rank_levels(hand);
    if (beat != 0 && CATEGORY(beat) == ROCKET)
        return 0;
    if (beat != 0)
        add_follows(&list, &level, beat);
    else
        for (int category = SOLO; category <= BOMB; category++)
            if (!beginner || category <= TRIO || category == BOMB)
                add_leads(&list, &level, category);
    if ((hand & ROCKET_COUNTS) == ROCKET_COUNTS) {
        list.combo = COMBO(ROCKET, BLACK, 1);
        add(&list, ROCKET_COUNTS);
    }
    return list.count;
}

int combo_beats(int combo, int other)
{
    if (CATEGORY(combo) == CATEGORY(other))
        return LINKS(combo) == LINKS(other) && LOW(combo) > LOW(other);
    return CATEGORY(combo) == ROCKET || (CATEGORY(combo) == BOMB && CATEGORY(other) != ROCKET);
}

int has_higher(const Levels *level, int combo)
{
    if (CATEGORY(combo) == ROCKET)
        return 0;
    const Shape *shape = &SHAPES[CATEGORY(combo)];
    unsigned ranks = level->of[shape->primal] >> (LOW(combo) + 1) << (LOW(combo) + 1);
    if (shape->most > 1)
        ranks = chain_starts(ranks & CHAINABLE, LINKS(combo));
    return ranks != 0;
}

/* The name of primal cards with kickers beside them; all ranks of the one are of `primal` cards. */
static int named(const Levels *level, unsigned primal, int cards, int total)
{
    int low = __builtin_ctz(primal), links = __builtin_popcount(primal);
    int kickers = total - cards * links;
    unsigned ones = level->of[1] & ~primal, twos = level->of[2] & ~primal;
    if (primal >> low != (1u << links) - 1 || (links > 1 && primal & ~(unsigned)CHAINABLE) ||
        (ones & JOKERS) == JOKERS)
        return 0;
    for (int category = SOLO; category <= BOMB; category++) {
        const Shape *shape = &SHAPES[category];
        int number = shape->kickers * links;
        if (shape->primal != cards || links < shape->least || links > shape->most ||
            kickers != number * shape->kicker || __builtin_popcount(ones) != number)
            continue;
        if (number == 0 || shape->kicker == 1 || ones == twos)
            return COMBO(category, low, links);
    }
    return 0;
}

int name_of(Counts cards)
{
    Levels level = rank_levels(cards);
    int total = card_count(cards);
    if (cards == ROCKET_COUNTS)
        return COMBO(ROCKET, BLACK, 1);
    for (int number = 4; number >= 1; number--)
        if (level.of[number])
            return named(&level, level.of[number], number, total);
    return 0;
}
