/*
 * Perft and alpha-beta of Reversi 8x8 in plain C: the bar for the kernels. Compiled and run by
 * kernels_bench.ts.
 *
 *     reversi perft DEPTH POSITION...
 *     reversi alphabeta DEPTH POSITION...
 *
 * A position is two sets of squares in hexadecimal, those of the side to move and of its enemy. Prints nodes, milliseconds of CPU time, and the sum of the counts or values.
 * Alpha-beta has killer moves and the evaluation `stages` of agents/evaluate/reversi/stages.ts.
 */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

typedef uint64_t Set;

enum { PASS = 64, PLIES = 128, NONE = -1, WIN = 1000000, INFINITE = 10000000 };

static const int DX[8] = {1, -1, 0, 1, -1, 1, 0, -1};
static const int DY[8] = {0, 1, 1, 1, 0, -1, -1, -1};

static Set rays[64][8];
static int sums[8][256];
static int64_t nodes;
static int killers[PLIES][2];
static int line[PLIES][PLIES];
static int length[PLIES];

static void prepare(void) {
  for (int square = 0; square < 64; square++) {
    for (int direction = 0; direction < 8; direction++) {
      int x = square % 8 + DX[direction], y = square / 8 + DY[direction];
      for (; x >= 0 && x < 8 && y >= 0 && y < 8; x += DX[direction], y += DY[direction]) {
        rays[square][direction] |= (Set)1 << (8 * y + x);
      }
    }
  }
  static const int weights[3] = {1, 3, 15};
  for (int row = 0; row < 8; row++) {
    for (int set = 0; set < 256; set++) {
      for (int x = 0; x < 8; x++) {
        if (set >> x & 1) sums[row][set] += weights[(x % 7 == 0) + (row % 7 == 0)];
      }
    }
  }
}

static int count(Set squares) {
  return __builtin_popcountll(squares);
}

static Set flips(int square, Set own, Set enemy) {
  Set flipped = 0;
  for (int direction = 0; direction < 4; direction++) {
    Set ray = rays[square][direction];
    Set end = ((enemy | ~ray) + 1) & ray & own;
    if (end) flipped |= (end - 1) & ray;
  }
  for (int direction = 4; direction < 8; direction++) {
    Set ray = rays[square][direction];
    Set open = ray & ~enemy;
    if (!open) continue;
    Set end = (Set)1 << (63 - __builtin_clzll(open));
    if (end & own) flipped |= -end << 1 & ray;
  }
  return flipped;
}

static Set along(Set own, Set enemy, int step) {
  Set up = enemy & own << step, down = enemy & own >> step;
  Set pairs = enemy & enemy << step, pairs_down = pairs >> step;
  up |= enemy & up << step;
  down |= enemy & down >> step;
  up |= pairs & up << 2 * step;
  down |= pairs_down & down >> 2 * step;
  up |= pairs & up << 2 * step;
  down |= pairs_down & down >> 2 * step;
  return up << step | down >> step;
}

static Set moves_of(Set own, Set enemy) {
  Set inner = enemy & 0x7e7e7e7e7e7e7e7eULL;
  return (along(own, inner, 1) | along(own, enemy, 8) | along(own, inner, 9) |
          along(own, inner, 7)) & ~(own | enemy);
}

static int64_t perft(Set own, Set enemy, int depth) {
  if (depth == 0) return 1;
  Set rest = moves_of(own, enemy);
  if (!rest) return moves_of(enemy, own) ? perft(enemy, own, depth - 1) : 0;
  int64_t found = 0;
  for (; rest; rest &= rest - 1) {
    int square = __builtin_ctzll(rest);
    Set flipped = flips(square, own, enemy);
    found += perft(enemy ^ flipped, own | flipped | (Set)1 << square, depth - 1);
  }
  return found;
}

static int weigh(Set squares) {
  int value = 0;
  for (int row = 0; row < 8; row++) value += sums[row][squares >> 8 * row & 255];
  return value;
}

static int evaluate(Set own, Set enemy) {
  int value = weigh(own) - weigh(enemy);
  int discs = count(own | enemy);
  if (discs >= 44) return value;
  int weight = discs < 24 ? 5 : 2;
  return value + weight * (count(moves_of(own, enemy)) - count(moves_of(enemy, own)));
}

static int bring_forward(int *moves, int to, int found, int move) {
  for (int at = to; at < found; at++) {
    if (moves[at] != move) continue;
    memmove(moves + to + 1, moves + to, (at - to) * sizeof *moves);
    moves[to] = move;
    return to + 1;
  }
  return to;
}

static int alpha_beta(Set own, Set enemy, int depth, int alpha, int beta, int ply) {
  nodes++;
  length[ply] = 0;
  Set rest = moves_of(own, enemy);
  int passes = !rest;
  if (passes && !moves_of(enemy, own)) {
    int lead = count(own) - count(enemy);
    return lead == 0 ? 0 : lead > 0 ? WIN - ply : ply - WIN;
  }
  if (depth == 0) return evaluate(own, enemy);
  int moves[64], found = 0;
  if (passes) moves[found++] = PASS;
  for (; rest; rest &= rest - 1) moves[found++] = __builtin_ctzll(rest);
  int next = bring_forward(moves, 0, found, killers[ply][0]);
  bring_forward(moves, next, found, killers[ply][1]);
  int best = -INFINITE;
  for (int i = 0; i < found; i++) {
    int move = moves[i];
    Set flipped = move == PASS ? 0 : flips(move, own, enemy);
    Set placed = move == PASS ? 0 : (Set)1 << move;
    int value = -alpha_beta(enemy ^ flipped, own | flipped | placed, depth - 1, -beta, -alpha, ply + 1);
    if (value > best) best = value;
    if (value > alpha) {
      alpha = value;
      line[ply][0] = move;
      memcpy(line[ply] + 1, line[ply + 1], length[ply + 1] * sizeof(int));
      length[ply] = length[ply + 1] + 1;
    }
    if (value >= beta) {
      if (killers[ply][0] != move) {
        killers[ply][1] = killers[ply][0];
        killers[ply][0] = move;
      }
      break;
    }
  }
  return best;
}

int main(int arguments, char **argument) {
  prepare();
  int depth = atoi(argument[2]);
  int64_t sum = 0;
  clock_t started = clock();
  for (int i = 3; i + 1 < arguments; i += 2) {
    Set own = strtoull(argument[i], NULL, 16), enemy = strtoull(argument[i + 1], NULL, 16);
    if (!strcmp(argument[1], "perft")) {
      int64_t found = perft(own, enemy, depth);
      nodes += found;
      sum += found;
    } else {
      for (int ply = 0; ply < PLIES; ply++) killers[ply][0] = killers[ply][1] = NONE;
      sum += alpha_beta(own, enemy, depth, -INFINITE, INFINITE, 0);
    }
  }
  double milliseconds = 1000.0 * (clock() - started) / CLOCKS_PER_SEC;
  printf("%lld %.3f %lld\n", (long long)nodes, milliseconds, (long long)sum);
}
