/*
 * Perft and alpha-beta of chess in plain C, a mailbox of 12 rows of 16 cells: the bar for the kernels. Compiled
 * and run by kernels_bench.ts.
 *
 *     chess perft DEPTH POSITION...
 *     chess alphabeta DEPTH POSITION...
 *
 * A position is a FEN without its counters, its fields joined by underscores. Prints nodes, milliseconds of CPU
 * time, and the sum of the counts or values. Alpha-beta has killer moves and the evaluation `material` of
 * agents/evaluate/chess/material.ts. It keeps no hash and knows neither repetition nor the fifty-move rule,
 * which cannot end a game within a few plies of a position without a past.
 */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { PAWN = 1, KNIGHT, BISHOP, ROOK, QUEEN, KING, WHITE = 8, BLACK = 16, KIND = 7, BORDER = 32 };
enum { UP = 16, RIGHT = 1, CELLS = 192, DOUBLE_STEP = 8, EN_PASSANT = 16, CASTLING = 24 };
enum { MOST_MOVES = 256, PLIES = 64, NONE = -1, WIN = 1000000, INFINITE = 10000000 };

static const int JUMPS[8] = {-33, -31, -18, -14, 14, 18, 31, 33};
static const int STEPS[8] = {-17, -16, -15, -1, 1, 15, 16, 17};
/* The lines of a queen: those of a bishop, then those of a rook. */
static const int LINES[8] = {17, -17, -15, 15, 16, -16, 1, -1};

static uint8_t cells[CELLS], kept[CELLS], counts[BORDER + 1];
static int8_t step_to[2 * CELLS], pins[CELLS];
static int king[2], side, rights, passed, material;
static int64_t nodes;
static int killers[PLIES][2], line[PLIES][PLIES], length[PLIES];
static const int values[7] = {0, 100, 300, 300, 500, 900, 0};

typedef struct { int move, rights, passed; uint8_t taken; } Undo;

static int cell_of(int square) { return square + (square & 56) + 36; }

static int sees(int cell, int step, int slider, int queen) {
  int at = cell + step;
  while (!cells[at]) at += step;
  return cells[at] == slider || cells[at] == queen;
}

static int attacked(int cell, int colour) {
  int behind = colour == WHITE ? cell - UP : cell + UP;
  if (cells[behind - 1] == (colour | PAWN) || cells[behind + 1] == (colour | PAWN)) return 1;
  for (int i = 0; i < 8; i++) if (cells[cell + JUMPS[i]] == (colour | KNIGHT)) return 1;
  for (int i = 0; i < 8; i++) if (cells[cell + STEPS[i]] == (colour | KING)) return 1;
  for (int i = 0; i < 8; i++) {
    if (sees(cell, LINES[i], colour | (i < 4 ? BISHOP : ROOK), colour | QUEEN)) return 1;
  }
  return 0;
}

static int can_take_en_passant(int from, int to, int colour) {
  int taken = colour == WHITE ? to - UP : to + UP, pawn = cells[taken];
  cells[from] = cells[taken] = 0;
  cells[to] = colour | PAWN;
  int legal = !attacked(king[colour == BLACK], 24 - colour);
  cells[from] = colour | PAWN;
  cells[taken] = pawn;
  cells[to] = 0;
  return legal;
}

static int *promotions(int *out, int from, int to) {
  for (int kind = QUEEN; kind >= KNIGHT; kind--) *out++ = from | to << 8 | kind << 16;
  return out;
}

static int *pawn_moves(int *out, int from, int own, int enemy, int pin) {
  int forward = own == WHITE ? UP : -UP, ahead = from + forward;
  int rank = own == WHITE ? (from >> 4) - 2 : 9 - (from >> 4);
  if (!cells[ahead] && (!pin || pin == UP || pin == -UP)) {
    if (rank == 6) out = promotions(out, from, ahead);
    else {
      *out++ = from | ahead << 8;
      if (rank == 1 && !cells[ahead + forward]) {
        *out++ = from | (ahead + forward) << 8 | DOUBLE_STEP << 16;
      }
    }
  }
  for (int to = ahead - 1; to <= ahead + 1; to += 2) {
    if (cells[to] & enemy) {
      if (pin && pin != to - from && pin != from - to) continue;
      if (rank == 6) out = promotions(out, from, to);
      else *out++ = from | to << 8;
    } else if (rank == 4 && to == passed && can_take_en_passant(from, to, own)) {
      *out++ = from | to << 8 | EN_PASSANT << 16;
    }
  }
  return out;
}

static int *slides(int *out, int from, int first, int last, int enemy, int pin) {
  for (int i = first; i < last; i++) {
    int step = LINES[i];
    if (pin && pin != step && pin != -step) continue;
    int to = from + step;
    for (; !cells[to]; to += step) *out++ = from | to << 8;
    if (cells[to] & enemy) *out++ = from | to << 8;
  }
  return out;
}

static int *king_moves(int *out, int from, int own, int enemy) {
  cells[from] = 0;
  for (int i = 0; i < 8; i++) {
    int to = from + STEPS[i];
    if (cells[to] && !(cells[to] & enemy)) continue;
    if (!attacked(to, enemy)) *out++ = from | to << 8;
  }
  cells[from] = own | KING;
  return out;
}

static int *castlings(int *out, int from, int enemy) {
  int own = rights >> 2 * side;
  if (own & 1 && !cells[from + 1] && !cells[from + 2] && !attacked(from + 1, enemy) &&
      !attacked(from + 2, enemy)) *out++ = from | (from + 2) << 8 | CASTLING << 16;
  if (own & 2 && !cells[from - 1] && !cells[from - 2] && !cells[from - 3] &&
      !attacked(from - 1, enemy) && !attacked(from - 2, enemy)) {
    *out++ = from | (from - 2) << 8 | CASTLING << 16;
  }
  return out;
}

static int *moves_of_all(int *out, int own, int enemy) {
  for (int rank = 36; rank < 36 + 8 * UP; rank += UP) {
    for (int cell = rank; cell < rank + 8; cell++) {
      if (!(cells[cell] & own)) continue;
      int pin = pins[cell];
      switch (cells[cell] & KIND) {
        case PAWN: out = pawn_moves(out, cell, own, enemy, pin); break;
        case KNIGHT:
          if (pin) break;
          for (int i = 0; i < 8; i++) {
            int to = cell + JUMPS[i];
            if (!cells[to] || cells[to] & enemy) *out++ = cell | to << 8;
          }
          break;
        case BISHOP: out = slides(out, cell, 0, 4, enemy, pin); break;
        case ROOK: out = slides(out, cell, 4, 8, enemy, pin); break;
        case QUEEN: out = slides(out, cell, 0, 8, enemy, pin); break;
        default: out = king_moves(out, cell, own, enemy);
      }
    }
  }
  return out;
}

/* The legal moves, in the order of the kernel; returns their number. */
static int generate(int *out) {
  int own = WHITE << side, enemy = 24 - own, at_king = king[side], checker = 0;
  int pinned[8], pinned_count = 0;
  for (int i = 0; i < 8; i++) {
    int step = LINES[i], slider = enemy | (i < 4 ? BISHOP : ROOK), at = at_king + step;
    while (!cells[at]) at += step;
    int shield = at;
    if (cells[at] & own) {
      at += step;
      while (!cells[at]) at += step;
      if (cells[at] == slider || cells[at] == (enemy | QUEEN)) {
        pins[shield] = step;
        pinned[pinned_count++] = shield;
      }
    } else if (cells[at] == slider || cells[at] == (enemy | QUEEN)) checker = checker ? 255 : at;
  }
  int ahead = own == WHITE ? at_king + UP : at_king - UP;
  for (int at = ahead - 1; at <= ahead + 1; at += 2) {
    if (cells[at] == (enemy | PAWN)) checker = checker ? 255 : at;
  }
  for (int i = 0; i < 8; i++) {
    int at = at_king + JUMPS[i];
    if (cells[at] == (enemy | KNIGHT)) checker = checker ? 255 : at;
  }
  int *end = out;
  if (!checker) end = castlings(moves_of_all(out, own, enemy), at_king, enemy);
  else if (checker == 255) end = king_moves(out, at_king, own, enemy);
  else {
    int all[MOST_MOVES], *last = moves_of_all(all, own, enemy), kind = cells[checker] & KIND;
    uint8_t meets[CELLS] = {0};
    meets[checker] = 1;
    if (kind != PAWN && kind != KNIGHT) {
      int step = step_to[at_king - checker + CELLS];
      for (int at = checker + step; at != at_king; at += step) meets[at] = 1;
    }
    for (int *move = all; move < last; move++) {
      if ((*move & 255) == at_king || *move >> 16 == EN_PASSANT || meets[*move >> 8 & 255]) {
        *end++ = *move;
      }
    }
  }
  while (pinned_count) pins[pinned[--pinned_count]] = 0;
  return end - out;
}

static void replace(int cell, int piece) {
  counts[cells[cell]]--;
  counts[piece]++;
  cells[cell] = piece;
}

static int worth(int piece) { return piece & WHITE ? values[piece & KIND] : -values[piece & KIND]; }

static void play(int move, Undo *undo) {
  int from = move & 255, to = move >> 8 & 255, special = move >> 16, piece = cells[from];
  int own = piece & 24, forward = own == WHITE ? UP : -UP;
  *undo = (Undo){move, rights, passed, cells[to]};
  rights &= kept[from] & kept[to];
  passed = 0;
  cells[from] = 0;
  cells[to] = piece;
  if (undo->taken) {
    counts[undo->taken]--;
    material -= worth(undo->taken);
  }
  if ((piece & KIND) == KING) king[side] = to;
  side = 1 - side;
  if (special == 0) return;
  if (special == DOUBLE_STEP) {
    int behind = to - forward, pawn = (24 - own) | PAWN;
    for (int at = to - 1; at <= to + 1; at += 2) {
      if (cells[at] == pawn && can_take_en_passant(at, behind, 24 - own)) passed = behind;
    }
  } else if (special == CASTLING) {
    cells[to > from ? to + 1 : to - 2] = 0;
    cells[(from + to) / 2] = own | ROOK;
  } else if (special == EN_PASSANT) {
    replace(to - forward, 0);
    material -= worth((24 - own) | PAWN);
  } else {
    replace(to, own | special);
    material += worth(own | special) - worth(own | PAWN);
  }
}

static void take_back(const Undo *undo) {
  int move = undo->move, from = move & 255, to = move >> 8 & 255, special = move >> 16;
  int piece = cells[to], own = piece & 24, forward = own == WHITE ? UP : -UP;
  side = 1 - side;
  rights = undo->rights;
  passed = undo->passed;
  cells[from] = piece;
  cells[to] = undo->taken;
  if (undo->taken) {
    counts[undo->taken]++;
    material += worth(undo->taken);
  }
  if ((piece & KIND) == KING) king[side] = from;
  if (special == 0 || special == DOUBLE_STEP) return;
  if (special == CASTLING) {
    cells[(from + to) / 2] = 0;
    cells[to > from ? to + 1 : to - 2] = own | ROOK;
  } else if (special == EN_PASSANT) {
    int pawn = (24 - own) | PAWN;
    replace(to - forward, pawn);
    material += worth(pawn);
  } else {
    replace(from, own | PAWN);
    material += worth(own | PAWN) - worth(piece);
  }
}

static int64_t perft(int depth) {
  int moves[MOST_MOVES], found = generate(moves);
  int64_t sum = 0;
  for (int i = 0; i < found; i++) {
    Undo undo;
    play(moves[i], &undo);
    sum += depth == 1 ? 1 : perft(depth - 1);
    take_back(&undo);
  }
  return sum;
}

static int in_check(void) { return attacked(king[side], BLACK >> side); }

/* Whether a man that is on no line with its king can move; out of check it cannot be pinned. */
static int has_free_man(void) {
  int own = WHITE << side, enemy = 24 - own, forward = side ? -UP : UP;
  for (int i = 0, rank = side ? 36 + 7 * UP : 36; i < 8; i++, rank += forward) {
    for (int cell = rank; cell < rank + 8; cell++) {
      if (!(cells[cell] & own) || step_to[cell - king[side] + CELLS]) continue;
      int kind = cells[cell] & KIND;
      if (kind == PAWN) {
        if (!cells[cell + forward]) return 1;
        continue;
      }
      const int *steps = kind == KNIGHT ? JUMPS : LINES;
      for (int j = kind == ROOK ? 4 : 0; j < (kind == BISHOP ? 4 : 8); j++) {
        int target = cells[cell + steps[j]];
        if (!target || target & enemy) return 1;
      }
    }
  }
  return 0;
}

static int lacks_material(void) {
  for (int colour = WHITE; colour <= BLACK; colour += 8) {
    if (counts[colour | PAWN] || counts[colour | ROOK] || counts[colour | QUEEN]) return 0;
  }
  int knights = counts[WHITE | KNIGHT] + counts[BLACK | KNIGHT];
  int bishops = counts[WHITE | BISHOP] + counts[BLACK | BISHOP];
  if (knights) return knights == 1 && !bishops;
  int shades = 0;
  for (int square = 0; square < 64; square++) {
    if ((cells[cell_of(square)] & KIND) == BISHOP) shades |= 1 << ((square ^ square >> 3) & 1);
  }
  return bishops < 2 || shades != 3;
}

static int game_over(int ply) {
  int moves[MOST_MOVES];
  return in_check() && generate(moves) == 0 ? ply - WIN : 0;
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

static int alpha_beta(int depth, int alpha, int beta, int ply) {
  nodes++;
  length[ply] = 0;
  int moves[MOST_MOVES];
  if (depth == 0) {
    int checked = in_check();
    if (!(!checked && has_free_man()) && generate(moves) == 0) return checked ? ply - WIN : 0;
    if (lacks_material()) return 0;
    return side ? -material : material;
  }
  int found = lacks_material() ? 0 : generate(moves);
  if (found == 0) return game_over(ply);
  int next = bring_forward(moves, 0, found, killers[ply][0]);
  bring_forward(moves, next, found, killers[ply][1]);
  int best = -INFINITE;
  for (int i = 0; i < found; i++) {
    int move = moves[i];
    Undo undo;
    play(move, &undo);
    int value = -alpha_beta(depth - 1, -beta, -alpha, ply + 1);
    take_back(&undo);
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

static void prepare(void) {
  memset(kept, 15, sizeof kept);
  kept[cell_of(4)] = 12;
  kept[cell_of(7)] = 14;
  kept[cell_of(0)] = 13;
  kept[cell_of(60)] = 3;
  kept[cell_of(63)] = 11;
  kept[cell_of(56)] = 7;
  for (int i = 0; i < 8; i++) {
    for (int distance = 1; distance < 8; distance++) {
      step_to[CELLS + distance * STEPS[i]] = STEPS[i];
    }
  }
}

static void set_up(const char *fen) {
  static const char RIGHTS[] = "KQkq";
  static const char LETTERS[] = "---------PNBRQK--pnbrqk";
  memset(cells, BORDER, sizeof cells);
  for (int square = 0; square < 64; square++) cells[cell_of(square)] = 0;
  memset(counts, 0, sizeof counts);
  material = rights = passed = 0;
  int square = 56;
  for (; *fen != '_'; fen++) {
    if (*fen == '/') square -= 16;
    else if (*fen >= '1' && *fen <= '8') square += *fen - '0';
    else {
      int piece = strchr(LETTERS + 9, *fen) - LETTERS;
      cells[cell_of(square)] = piece;
      counts[piece]++;
      material += worth(piece);
      if ((piece & KIND) == KING) king[piece & WHITE ? 0 : 1] = cell_of(square);
      square++;
    }
  }
  side = fen[1] == 'b';
  for (fen += 3; *fen != '_'; fen++) {
    const char *right = strchr(RIGHTS, *fen);
    if (right) rights |= 1 << (right - RIGHTS);
  }
  if (fen[1] != '-') passed = cell_of(fen[1] - 'a' + 8 * (fen[2] - '1'));
}

int main(int arguments, char **argument) {
  prepare();
  int depth = atoi(argument[2]);
  int64_t sum = 0;
  clock_t started = clock();
  for (int i = 3; i < arguments; i++) {
    set_up(argument[i]);
    if (!strcmp(argument[1], "perft")) {
      int64_t found = perft(depth);
      nodes += found;
      sum += found;
    } else {
      for (int ply = 0; ply < PLIES; ply++) killers[ply][0] = killers[ply][1] = NONE;
      sum += alpha_beta(depth, -INFINITE, INFINITE, 0);
    }
  }
  double milliseconds = 1000.0 * (clock() - started) / CLOCKS_PER_SEC;
  printf("%lld %.3f %lld\n", (long long)nodes, milliseconds, (long long)sum);
}
