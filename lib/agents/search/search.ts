/**
 * What all search algorithms share: evaluation, move order, limit, transposition table if any, counters,
 * and the principal variation.
 *
 * @module
 */
import type { Game, Move, Position, Tactics } from "matchbox/games/game.ts";
import type { Evaluation } from "../evaluate/evaluation.ts";
import { type Limit, Watch } from "./limit.ts";
import { asGenerated, type MoveOrder, NO_MOVE } from "./move_order.ts";
import { PrincipalVariation } from "./principal_variation.ts";
import { emptyStats, type SearchStats } from "./stats.ts";
import type { TranspositionTable } from "./transposition_table.ts";
import { resultValue } from "./value.ts";

/** The parts of a search beside its algorithm. */
export interface SearchParts {
  /** Values the positions at depth 0. */
  readonly evaluation: Evaluation;
  /** Default: as generated. */
  readonly order?: MoveOrder;
  /** For algorithms with memory. Default: none. */
  readonly table?: TranspositionTable;
}

/** Plies with room for moves at first; more are added when a line gets longer. */
const FIRST_PLIES = 16;

/**
 * The state of a search, one object for all its nodes. Every move goes through `play` and `undo`, so it
 * knows the ply of the current node.
 */
export class Search {
  /** The game that is searched. */
  readonly game: Game;
  /** Values the positions at depth 0, for the side to move. */
  readonly evaluation: Evaluation;
  /** The order in which moves are tried. */
  readonly order: MoveOrder;
  /** The transposition table, or null for a search without one. */
  readonly table: TranspositionTable | null;
  /** The tactics of the game, or null when it has none. */
  readonly tactics: Tactics | null;
  /** Counters since the last `begin`. */
  stats: SearchStats = emptyStats();
  /** The best line found so far; complete when the search has ended. */
  readonly principalVariation: PrincipalVariation = new PrincipalVariation();
  /** Plies from the root to the current node. */
  ply = 0;
  /** The move that the table remembers, set by the last look-up; `NO_MOVE` when it remembers none. */
  hashMove: Move = NO_MOVE;
  readonly #incremental: Required<Evaluation> | null;
  /** The moves of each ply: a node may write only in its own array. */
  readonly #moves: Int32Array[] = [];
  /** The plies that begin with a pass, in rising order. */
  readonly #passes: number[] = [];
  #watch: Watch = new Watch({}, 0);

  /** Makes a search that can be begun from any position of the game. */
  constructor(game: Game, { evaluation, order = asGenerated, table }: SearchParts) {
    this.game = game;
    this.evaluation = evaluation;
    this.order = order;
    this.table = table ?? null;
    this.tactics = game.tactics ?? null;
    this.#incremental = evaluation.play ? evaluation as Required<Evaluation> : null;
    this.#grow(FIRST_PLIES);
  }

  /**
   * Prepares a search from `position`: counters at 0, move order empty, the table
   * too unless it keeps entries of earlier searches. An evaluation that is not
   * incremental works without it.
   */
  begin(position: Position, limit: Limit = {}): void {
    this.ply = 0;
    this.stats = emptyStats();
    this.evaluation.reset?.(position);
    this.order.begin?.();
    this.table?.begin();
    this.#watch = new Watch(limit, 0);
  }

  /** Sets a new limit, counted from now. */
  limit(limit: Limit): void {
    this.#watch = new Watch(limit, this.stats.nodes);
  }

  /**
   * Counts a node. Every algorithm calls this first.
   *
   * @throws {SearchStopped} when the limit is reached
   */
  enter(): void {
    const { stats } = this;
    if (stats.nodes >= this.#watch.next) this.#watch.check(stats.nodes);
    stats.nodes++;
    this.principalVariation.clear(this.ply);
  }

  /**
   * Checks the limit for a kernel, which counts on its own.
   *
   * @param nodes counted there, beside those in `stats`
   * @returns the number of nodes at which to check again
   * @throws {SearchStopped} when the limit is reached
   */
  checkAfter(nodes: number): number {
    const before = this.stats.nodes;
    if (before + nodes >= this.#watch.next) this.#watch.check(before + nodes);
    return this.#watch.next - before;
  }

  /** The array for the moves of this node. */
  get moves(): Int32Array {
    return this.#moves[this.ply];
  }

  /** Plays a move: one ply down. */
  play(position: Position, move: Move): void {
    if (this.#incremental !== null) this.#incremental.play(position, move);
    position.play(move);
    if (++this.ply === this.#moves.length) this.#grow(2 * this.ply);
  }

  /** Takes the last move back: one ply up. */
  undo(position: Position): void {
    position.undo();
    if (this.#incremental !== null) this.#incremental.undo();
    this.ply--;
  }

  /** Passes the turn: one ply down. Only if `tactics` allows a pass. */
  pass(position: Position): void {
    this.tactics!.pass!(position);
    this.#passes.push(this.ply);
    if (++this.ply === this.#moves.length) this.#grow(2 * this.ply);
  }

  /** Takes a pass back: one ply up. */
  undoPass(position: Position): void {
    position.undo();
    this.ply--;
    this.#passes.pop();
  }

  /** Takes all moves back to the root, after a search was stopped. */
  rewind(position: Position): void {
    while (this.ply > 0) {
      if (this.#passes.at(-1) === this.ply - 1) this.undoPass(position);
      else this.undo(position);
    }
  }

  /** The value of a node at depth 0, for the side to move. */
  leaf(position: Position): number {
    const result = position.result();
    this.stats.leaves++;
    if (result !== null) return resultValue(position, result, this.ply);
    return this.evaluate(position);
  }

  /** The value of a node that is taken for a draw. */
  drawn(): number {
    this.stats.leaves++;
    return 0;
  }

  /** The evaluation of an unfinished position, for the side to move. */
  evaluate(position: Position): number {
    this.stats.evaluations++;
    return this.evaluation.evaluate(position);
  }

  /** The value of a node without moves, where the game is over. */
  gameOver(position: Position): number {
    this.stats.leaves++;
    return resultValue(position, position.result()!, this.ply);
  }

  /** Counts a cutoff by the move with that index and reports it to the move order. */
  cutoff(position: Position, depth: number, index: number, move: Move): void {
    this.stats.cutoffs++;
    if (index === 0) this.stats.firstMoveCutoffs++;
    if (index < 3) this.stats.firstThreeCutoffs++;
    this.order.cutoff?.(position, depth, this.ply, move, this.moves, index);
  }

  #grow(plies: number): void {
    while (this.#moves.length < plies) this.#moves.push(new Int32Array(this.game.maxMoves));
    this.principalVariation.grow(plies + 1);
  }
}
