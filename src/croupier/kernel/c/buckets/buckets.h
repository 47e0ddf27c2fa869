/* How hands develop, and which develop alike. The twin (kernel/twin/buckets.py) explains it. */
#ifndef CROUPIER_BUCKETS_H
#define CROUPIER_BUCKETS_H

#include "../river/river.h"

enum { BINS_MAX = 256, CENTRES_MAX = 65535 };

/* For each of 1,326 hands and each bin: on how many rivers its equity is there. */
void equity_histograms(const uint8_t *board, int size, int bins, uint16_t *counts);

/* How much of a histogram lies in each bin and those below it, of 255. */
void cumulate(const uint16_t *counts, ptrdiff_t rows, int bins, uint8_t *points);

/* The centre nearest to each point, the first of equally near ones, and how far it is. */
void nearest(const uint8_t *points, ptrdiff_t rows, int size, const uint8_t *centres, int count,
             uint16_t *labels, uint32_t *distances);

/* The mean of the points of each centre; one without points stays where it is. 0, -1 if a label is
 * of no centre, or -2 if there is no memory. */
int move_centres(const uint8_t *points, ptrdiff_t rows, int size, const uint16_t *labels,
                 int count, uint8_t *centres);

#endif
