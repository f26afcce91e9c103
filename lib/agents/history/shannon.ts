/**
 * The two strategies of C. E. Shannon, "Programming a computer for playing chess" (1950), with the evaluation of the
 * paper. Shannon had no machine that ran them.
 *
 * Type A searches every line to the same depth. Type B goes on where a position is not quiet, and tries there only
 * moves that force:
 *
 * - All moves are tried for the first plies, at least two in the paper.
 * - A position is quiet, and evaluated, if nobody is in check and no man is attacked by a man of less value or by more
 *   men than defend it (g(P) in the paper). No line is longer than ten plies.
 * - In other positions only moves of a certain urgency are tried (h(P, M)), and the urgency that is asked for rises
 *   with the depth.
 *
 * Our readings: nobody must play a forcing move, so the side to move may stay with the evaluation, except in check,
 * where all moves are tried. For two plies captures, checks and attacks on men of more value are tried, for the next
 * two checks and captures that win a pawn, and then only captures that win a knight or more; what is won is told by
 * the exchange on the square, and moves that lose by it are not urgent. Neither strategy has alpha-beta, which the paper
 * does not know.
 *
 * @module
 */
import { integer } from "matchbox/base/mod.ts";
import { attackedCells, attackersOf, MOST_ATTACKED } from "matchbox/games/chess/attacked_cells.ts";
import { isAttacked } from "matchbox/games/chess/attacks.ts";
import * as geometry from "matchbox/games/chess/geometry.ts";
import type { ChessPosition } from "matchbox/games/chess/position.ts";
import { isLoud, MAN_VALUES, staticExchange } from "matchbox/games/chess/static_exchange.ts";
import type { Move, Position } from "matchbox/games/game.ts";
import type { AgentContext, AgentEntry } from "../agent.ts";
import { createEvaluation } from "../evaluate/mod.ts";
import { preset } from "../preset.ts";
import { analyseRoot, listenersOf, type RootOptions, searchRoot } from "../search/root.ts";
import { Search } from "../search/search.ts";
import { searchAgents } from "../searcher.ts";
import { limitOf, limitParameters, type LimitValues, MAX_DEPTH } from "../search_limits.ts";

const { BLACK, cellOf, EMPTY, KIND, KING, WHITE } = geometry;

const games = ["chess"];
const EVALUATION = "shannon";

/** Type A: every line to the same depth. */
export const shannonA: AgentEntry = preset({
  summary: "chess by Shannon's type A of 1950: every line to the same depth",
  games,
  entry: searchAgents.minimax,
  values: { eval: EVALUATION, depth: "3" },
  open: ["depth", "nodes", "seconds"],
});

interface Values extends LimitValues {
  readonly depth: number;
  readonly longest: number;
}

/** Type B: forcing moves beyond the first plies. */
export const shannonB: AgentEntry<Values> = {
  summary: "chess by Shannon's type B of 1950: forcing moves until the position is quiet",
  games,

  parameters: () => ({
    depth: integer(
      1,
      MAX_DEPTH,
      2,
      "plies in which all moves are tried; with nodes or seconds the most",
    ),
    longest: integer(1, MAX_DEPTH, 10, "the most plies of a line"),
    ...limitParameters,
  }),

  create(name, game, values) {
    const search = new Search(game, { evaluation: createEvaluation(game, EVALUATION) });
    const algorithm = (position: Position, depth: number, _a: number, _b: number, of: Search) =>
      forcing(position as ChessPosition, depth, values.longest, of);
    const options = (context: AgentContext): RootOptions => ({
      ...listenersOf(context),
      depth: values.depth,
      limit: limitOf(values, context.clock),
      exhaustive: true,
    });
    return {
      name,
      choose: (position, context) => searchRoot(position, search, algorithm, options(context)).move,
      analyse: (position, context) => analyseRoot(position, search, algorithm, options(context)),
    };
  },
};

/** The urgency of a check, and of an attack on a man of more value; that of a capture is what it wins, and this. */
const CHECK = 100;
const ATTACK = 50;

/** The urgency that is asked for: so much by plies beyond the first ones, two plies each. */
const ASKED = [ATTACK, CHECK, 300];

/** The value of a position for the side to move; `depth` falls below 0 beyond the first plies. */
function forcing(position: ChessPosition, depth: number, longest: number, search: Search): number {
  search.enter();
  const { moves, ply } = search;
  let count = position.moves(moves, 0);
  if (count === 0) return search.gameOver(position);
  let best = -Infinity;
  if (depth <= 0) {
    if (ply >= longest || isQuiet(position)) {
      search.stats.leaves++;
      return search.evaluate(position);
    }
    if (!position.inCheck()) {
      best = search.evaluate(position);
      const step = Math.min(Math.floor(-depth / 2), ASKED.length - 1);
      count = urgentMoves(position, moves, count, ASKED[step]);
    }
  }
  for (let i = 0; i < count; i++) {
    search.play(position, moves[i]);
    const value = -forcing(position, depth - 1, longest, search);
    search.undo(position);
    if (value <= best) continue;
    best = value;
    search.principalVariation.set(ply, moves[i]);
  }
  return best;
}

/** Keeps the moves of at least that urgency among the first `count`, and returns their number. */
function urgentMoves(position: ChessPosition, moves: Int32Array, count: number, least: number) {
  let kept = 0;
  for (let i = 0; i < count; i++) {
    if (urgency(position, moves[i]) >= least) moves[kept++] = moves[i];
  }
  return kept;
}

const attacked = new Int32Array(MOST_ATTACKED);

/** How urgent a legal move is, h(P, M) of the paper, in centipawns. */
export function urgency(position: ChessPosition, move: Move): number {
  const { cells } = position;
  const wins = staticExchange(cells, move);
  if (wins < 0) return 0;
  const check = position.checks(move) ? CHECK : 0;
  if (isLoud(cells, move)) return Math.max(check, wins + ATTACK);
  return Math.max(check, attacksMore(cells, move) ? ATTACK : 0);
}

/** Whether a man attacks one of more value from where it goes. */
function attacksMore(cells: Uint8Array, move: Move): boolean {
  const [from, to] = [move & 255, move >> 8 & 255];
  const mover = cells[from];
  const enemy = WHITE + BLACK - (mover & (WHITE | BLACK));
  cells[from] = EMPTY;
  cells[to] = mover;
  const count = attackedCells(cells, to, attacked);
  cells[from] = mover;
  cells[to] = EMPTY;
  for (let i = 0; i < count; i++) {
    const there = cells[attacked[i]];
    const isMore = MAN_VALUES[there & KIND] > MAN_VALUES[mover & KIND];
    if ((there & enemy) !== 0 && isMore) return true;
  }
  return false;
}

/** Whether a position can be evaluated as it stands, g(P) = 0 in the paper. */
export function isQuiet(position: ChessPosition): boolean {
  if (position.inCheck()) return false;
  const { cells } = position;
  for (let square = 0; square < 64; square++) {
    const cell = cellOf(square);
    const man = cells[cell];
    if (man === EMPTY || (man & KIND) === KING) continue;
    const own = man & (WHITE | BLACK);
    if (!isAttacked(cells, cell, WHITE + BLACK - own)) continue;
    const attackers = attackersOf(cells, cell, WHITE + BLACK - own);
    const value = MAN_VALUES[man & KIND];
    if (attackers.some((from) => MAN_VALUES[cells[from] & KIND] < value)) return false;
    if (attackers.length > attackersOf(cells, cell, own).length) return false;
  }
  return true;
}
