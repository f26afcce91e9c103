/*
 * The solver of Connect Four in plain C: the bar for its kernel. Compiled and run by kernels_bench.ts.
 *
 *     connect_four COLUMNS ROWS TABLE_BITS
 *
 * Asks of the start of a board whether the first player wins, and whether he draws, with one table. Prints
 * nodes, milliseconds of CPU time, and the sum of the answers. The search is that of
 * agents/connect_four/solver_search.ts.
 */
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

typedef uint64_t Set;

enum { MIRRORED = 12, LOOKED_UP = 8, NOTHING = 8, MOST_WORK = 15 };

static int columns, rows, squares, bits;
static Set bottom, board, order[8];
static Set *table;
static int64_t nodes;

static Set winsBy(Set discs, int step) {
  const Set before1 = discs << step, before2 = discs << 2 * step, before3 = discs << 3 * step;
  const Set behind1 = discs >> step, behind2 = discs >> 2 * step, behind3 = discs >> 3 * step;
  return (before1 & before2 & (before3 | behind1)) | (behind1 & behind2 & (before1 | behind3));
}

static Set wins(Set discs) {
  return winsBy(discs, 1) | winsBy(discs, rows) | winsBy(discs, rows + 1) |
         winsBy(discs, rows + 2);
}

static Set above(Set occupied) {
  return ((occupied << 1) | bottom) & ~occupied;
}

static Set keyOf(Set own, Set occupied, int count) {
  const Set key = own | above(occupied);
  if (count > MIRRORED) return key;
  const Set one = ((Set)1 << (rows + 1)) - 1;
  Set image = 0, rest = key;
  for (int column = 0; column < columns; column++) {
    image = (image << (rows + 1)) | (rest & one);
    rest >>= rows + 1;
  }
  return image < key ? image : key;
}

static Set *bucketOf(Set key) {
  uint32_t hash = ((uint32_t)key * 0x9e3779b1u) ^ ((uint32_t)(key >> 32) * 0x85ebca77u);
  hash = (hash ^ (hash >> 15)) * 0xc2b2ae3du;
  hash = (hash ^ (hash >> 13)) * 0x27d4eb2fu;
  return table + 2 * (size_t)((hash ^ (hash >> 16)) >> (32 - bits));
}

static int find(Set key) {
  const Set *bucket = bucketOf(key);
  if (bucket[0] >> 8 == key) return bucket[0] & 255;
  if (bucket[1] >> 8 == key) return bucket[1] & 255;
  return NOTHING;
}

static int lowerOf(int packed) { return (packed & 3) - 1; }
static int upperOf(int packed) { return (packed >> 2 & 3) - 1; }

static void keep(Set key, int lower, int upper, int64_t cost) {
  int work = 31 - __builtin_clz((uint32_t)cost | 1);
  if (work > MOST_WORK) work = MOST_WORK;
  Set *bucket = bucketOf(key);
  const Set entry = key << 8 | (Set)(lower + 1 | (upper + 1) << 2 | work << 4);
  if (bucket[0] >> 8 == key || work >= (int)(bucket[0] >> 4 & MOST_WORK)) {
    if (bucket[0] >> 8 != key) bucket[1] = bucket[0];
    bucket[0] = entry;
  } else {
    bucket[1] = entry;
  }
}

static bool reaches(Set own, Set enemy, int count, int goal) {
  const int64_t before = nodes++;
  const Set occupied = own | enemy, free = board & ~occupied;
  Set moves = above(occupied) & board;
  const Set threats = wins(enemy) & free, forced = moves & threats;
  if (forced) {
    if (forced & (forced - 1)) return false;
    moves = forced;
  }
  moves &= ~(threats >> 1);
  if (!moves) return false;
  if (count >= squares - 2) return goal == 0;

  const Set key = keyOf(own, occupied, count);
  const int known = find(key);
  if (lowerOf(known) >= goal) return true;
  if (upperOf(known) < goal) return false;

  Set discs[8];
  int counts[8], length = 0;
  for (int place = 0; place < columns; place++) {
    const Set disc = moves & order[place];
    if (!disc) continue;
    const int wanted = __builtin_popcountll(wins(own | disc) & free & ~disc);
    int at = length++;
    for (; at > 0 && counts[at - 1] < wanted; at--) {
      discs[at] = discs[at - 1];
      counts[at] = counts[at - 1];
    }
    discs[at] = disc;
    counts[at] = wanted;
  }
  if (squares - count > LOOKED_UP) {
    for (int at = 0; at < length; at++) {
      const Set after = keyOf(enemy, occupied | discs[at], count + 1);
      if (upperOf(find(after)) < 1 - goal) return true;
    }
  }
  bool reached = false;
  for (int at = 0; at < length && !reached; at++) {
    reached = !reaches(enemy, own | discs[at], count + 1, 1 - goal);
  }
  keep(key, reached ? goal : lowerOf(known), reached ? upperOf(known) : goal - 1, nodes - before);
  return reached;
}

int main(int argc, char **argv) {
  if (argc != 4) return 2;
  columns = atoi(argv[1]);
  rows = atoi(argv[2]);
  bits = atoi(argv[3]);
  squares = columns * rows;
  const Set column = ((Set)1 << rows) - 1;
  int place = 0;
  for (int distance = 0; distance < columns; distance++) {
    for (int each = 0; each < columns; each++) {
      if (abs(2 * each - (columns - 1)) == distance) order[place++] = column << each * (rows + 1);
    }
  }
  for (int each = 0; each < columns; each++) bottom |= (Set)1 << each * (rows + 1);
  board = bottom * column;
  table = calloc((size_t)2 << bits, sizeof(Set));
  if (!table) return 1;
  const clock_t begin = clock();
  const int sum = reaches(0, 0, 0, 1) + reaches(0, 0, 0, 0);
  printf("%lld %.3f %d\n", (long long)nodes, 1000.0 * (clock() - begin) / CLOCKS_PER_SEC, sum);
  return 0;
}
