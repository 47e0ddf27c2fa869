#ifndef DOUDIZHU_BID_H
#define DOUDIZHU_BID_H

#include "net.h"

/* What a seat gains on average for each point of the bid, in stakes: as the landlord, who plays
 * against two, and as a peasant against one who has bid. */
typedef struct {
    double landlord, peasant;
} Prospects;

void prospects(const Net *nets, Counts hand, int samples, uint64_t seed, Prospects *found);

#endif
