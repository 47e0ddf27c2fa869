/* Which bucket each hand of hold'em is in, for all hands and boards at once. */
#ifndef HOLDEM_TABLES_H
#define HOLDEM_TABLES_H

#include "../buckets/buckets.h"

/* For the boards of `size` cards with the numbers from `first` on, `count` of them: the buckets of all
 * hands, by the number of hand and board together. On the flop and the turn a hand is in the bucket of
 * the nearest of so many centres, which are points of `bins` numbers. 0, or -1 if there is no memory. */
int fill_buckets(int size, uint32_t first, uint32_t count, int bins, const uint8_t *centres,
                 int centre_count, uint16_t *table);

/* On the river the equity against any hand, parted into `buckets` equal parts, is the bucket. */
void fill_river(uint32_t first, uint32_t count, int buckets, uint8_t *table);

#endif
