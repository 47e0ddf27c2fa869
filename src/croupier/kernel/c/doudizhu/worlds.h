#ifndef DOUDIZHU_WORLDS_H
#define DOUDIZHU_WORLDS_H

#include "search.h"

/* Draws worlds: the hands of all roles now. How likely the plays that were seen make a world decides
 * how often it comes. Returns how many there are, at most `wanted`. */
int draw_worlds(const Net *nets, const Knowledge *knowledge, const Round *known, int wanted,
                Random *random, Counts (*worlds)[ROLES]);

#endif
