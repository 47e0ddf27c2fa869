#include "hands.h"

#include <string.h>

Graph graph;
Walk walks[RULES][CARDS];

static int made;
static int hands_made;
static signed char pips[HANDS];

static void add_hand(signed char *hand, int sum, int least)
{
    int at = hands_made++;
    if (at >= HANDS)
        return;
    memcpy(graph.counts[at], hand, CARDS);
    pips[at] = (signed char)sum;
    for (int card = least; card < CARDS; card++) {
        if (sum + card + 1 <= BEST) {
            hand[card]++;
            add_hand(hand, sum + card + 1, card);
            hand[card]--;
        }
    }
}

/* Hands stand like words in a dictionary, their cards in rising order being the letters. */
static int stands_before(const signed char *one, const signed char *other)
{
    int card = 0;
    while (card < CARDS && one[card] == other[card])
        card++;
    if (card == CARDS)
        return 0;
    const signed char *fewer = one[card] < other[card] ? one : other;
    int ends = 1; /* a word comes before the longer ones that begin with it */
    for (int later = card + 1; later < CARDS; later++)
        ends = ends && fewer[later] == 0;
    return ends == (fewer == one);
}

static int find_hand(const signed char *counts)
{
    int low = 0, high = HANDS - 1;
    while (low < high) {
        int middle = (low + high) / 2;
        if (stands_before(graph.counts[middle], counts))
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}

static void make_graph(void)
{
    signed char hand[CARDS] = {0};
    add_hand(hand, 0, ACE);
    if (hands_made != HANDS)
        return;
    for (int at = 0; at < HANDS; at++) {
        int cards = 0;
        for (int card = 0; card < CARDS; card++)
            cards += graph.counts[at][card];
        graph.cards[at] = (signed char)cards;
        graph.soft[at] = graph.counts[at][ACE] > 0 && pips[at] + 10 <= BEST;
        graph.points[at] = (signed char)(pips[at] + (graph.soft[at] ? 10 : 0));
        for (int card = 0; card < CARDS; card++) {
            signed char more[CARDS];
            memcpy(more, graph.counts[at], CARDS);
            more[card]++;
            graph.child[at][card] = pips[at] + card + 1 > BEST ? -1 : (short)find_hand(more);
        }
    }
    int placed = 0;
    for (int sum = 0; sum <= BEST; sum++)
        for (int at = 0; at < HANDS; at++)
            if (pips[at] == sum)
                graph.upwards[placed++] = (short)at;
}

int natural_maker(int up)
{
    return up == ACE ? TEN : up == TEN ? ACE : -1;
}

static int draws(int rule, int points, int soft)
{
    return points < 17 || (points == 17 && (rule == 2 || (rule == 1 && soft)));
}

typedef struct {
    Walk *walk;
    int rule;
    double ways[HANDS], checked[HANDS];
} Maker;

static int grow(Maker *maker, int hand, int depth, int least, signed char *drawn)
{
    Walk *walk = maker->walk;
    int useful = 0;
    for (int card = least; card < CARDS; card++) {
        int child = graph.child[hand][card];
        if (child < 0)
            continue;
        int at = walk->count;
        if (at >= STEPS_MAX)
            return useful;
        int points = graph.points[child];
        int stands = maker->ways[child] > 0 && !draws(maker->rule, points, graph.soft[child]);
        Step *step = &walk->steps[walk->count++];
        step->depth = (signed char)depth;
        step->card = (signed char)card;
        step->copy = drawn[card];
        step->end = -1;
        if (stands)
            step->end = (signed char)(depth == 1 && points == BEST ? NATURAL : points - 17);
        step->ways = maker->ways[child];
        step->ways_checked = maker->checked[child];
        drawn[card]++;
        step->aces = drawn[ACE];
        step->tens = drawn[TEN];
        int below = grow(maker, child, depth + 1, card, drawn);
        drawn[card]--;
        if (below || stands) {
            step->skip = (short)walk->count;
            useful = 1;
        } else {
            walk->count = at;
        }
    }
    return useful;
}

static void make_walk(int rule, int up)
{
    static Maker maker; /* only while the module is made */
    signed char drawn[CARDS] = {0};
    memset(&maker, 0, sizeof maker);
    maker.walk = &walks[rule][up];
    maker.rule = rule;
    maker.walk->count = 0;
    int first = graph.child[0][up];
    maker.ways[first] = 1;
    for (int n = 0; n < HANDS; n++) {
        int hand = graph.upwards[n];
        if (maker.ways[hand] == 0 || !draws(rule, graph.points[hand], graph.soft[hand]))
            continue;
        for (int card = 0; card < CARDS; card++) {
            int child = graph.child[hand][card];
            if (child < 0)
                continue;
            maker.ways[child] += maker.ways[hand];
            if (hand != first)
                maker.checked[child] += maker.checked[hand];
            else if (card != natural_maker(up))
                maker.checked[child] += 1;
        }
    }
    grow(&maker, first, 1, ACE, drawn);
}

int make_hands(void)
{
    if (made)
        return 0;
    hands_made = 0;
    make_graph();
    if (hands_made != HANDS)
        return -1;
    for (int rule = 0; rule < RULES; rule++)
        for (int up = 0; up < CARDS; up++)
            make_walk(rule, up);
    made = 1;
    return 0;
}
