#include "buckets.h"

#include <stdlib.h>
#include <string.h>

static void add_river(const uint8_t *board, int bins, uint16_t *counts)
{
    River river;
    uint16_t equities[HANDS];
    open_river(&river, board);
    river_equities(&river, equities);
    for (int number = 0; number < HANDS; number++)
        if (equities[number] != NO_EQUITY)
            counts[number * bins + equities[number] * bins / (EQUITY_MAX + 1)]++;
}

void equity_histograms(const uint8_t *board, int size, int bins, uint16_t *counts)
{
    uint8_t whole[RIVER_BOARD];
    uint64_t used = 0;
    memcpy(whole, board, (size_t)size);
    memset(counts, 0, (size_t)HANDS * (size_t)bins * sizeof *counts);
    for (int n = 0; n < size; n++)
        used |= 1ull << board[n];
    if (size == 5)
        add_river(whole, bins, counts);
    for (int river = 0; size < 5 && river < DECK; river++) {
        if (used >> river & 1)
            continue;
        whole[4] = (uint8_t)river;
        if (size == 4)
            add_river(whole, bins, counts);
        for (int turn = 0; size == 3 && turn < river; turn++) {
            whole[3] = (uint8_t)turn;
            if (!(used >> turn & 1))
                add_river(whole, bins, counts);
        }
    }
}

void cumulate(const uint16_t *counts, ptrdiff_t rows, int bins, uint8_t *points)
{
    for (ptrdiff_t row = 0; row < rows; row++, counts += bins, points += bins) {
        uint32_t total = 0, below = 0;
        for (int bin = 0; bin < bins; bin++)
            total += counts[bin];
        for (int bin = 0; bin < bins; bin++) {
            below += counts[bin];
            points[bin] = total ? (uint8_t)((below * 255u + total / 2) / total) : 0;
        }
    }
}

static uint32_t distance(const uint8_t *one, const uint8_t *other, int size)
{
    uint32_t sum = 0;
    for (int n = 0; n < size; n++)
        sum += (uint32_t)abs(one[n] - other[n]);
    return sum;
}

void nearest(const uint8_t *points, ptrdiff_t rows, int size, const uint8_t *centres, int count,
             uint16_t *labels, uint32_t *distances)
{
    for (ptrdiff_t row = 0; row < rows; row++, points += size) {
        uint32_t least = UINT32_MAX;
        for (int centre = 0; centre < count; centre++) {
            uint32_t far = distance(points, centres + (ptrdiff_t)centre * size, size);
            if (far < least) {
                least = far;
                labels[row] = (uint16_t)centre;
            }
        }
        distances[row] = least;
    }
}

int move_centres(const uint8_t *points, ptrdiff_t rows, int size, const uint16_t *labels, int count,
                 uint8_t *centres)
{
    size_t cells = (size_t)count * (size_t)size;
    uint64_t *sums = calloc(cells + (size_t)count, sizeof *sums);
    int failed = sums == NULL ? -2 : 0;
    for (ptrdiff_t row = 0; !failed && row < rows; row++, points += size) {
        int label = labels[row]; /* read once */
        if (label >= count) {
            failed = -1;
            break;
        }
        sums[cells + (size_t)label]++;
        for (int n = 0; n < size; n++)
            sums[(size_t)label * (size_t)size + (size_t)n] += points[n];
    }
    for (int centre = 0; !failed && centre < count; centre++) {
        uint64_t many = sums[cells + (size_t)centre];
        for (int n = 0; many && n < size; n++) {
            size_t at = (size_t)centre * (size_t)size + (size_t)n;
            centres[at] = (uint8_t)((sums[at] + many / 2) / many);
        }
    }
    free(sums);
    return failed;
}
