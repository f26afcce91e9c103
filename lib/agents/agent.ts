/**
 * The contract of a player.
 *
 * @module
 */
import type { Clock, Random } from "matchbox/base/mod.ts";
import type { Game, Move, Position, Result, Side } from "matchbox/games/mod.ts";
import type { Entry } from "./entries.ts";

/** What is left on an agent's clock, in milliseconds. */
export interface TimeLeft {
  /** For this move and all later ones, the increment for this one included. */
  readonly remaining: number;
  /** What is added before each later move. */
  readonly increment: number;
}

/** What an agent may use to choose a move. */
export interface AgentContext {
  readonly random: Random;
  readonly clock: Clock;
  /** Given in games with a clock; who thinks longer than what remains loses. */
  readonly time?: TimeLeft;
  /** Is told by those that search how much of it is done: moves of the root, or playouts. */
  progress?(done: number, total: number): void;
}

/**
 * A player. It lives longer than a game: it is made once and told of each new game by `gameStart`, after
 * which nothing of an earlier game may show. One that is to learn from game to game is a `Learner`.
 */
export interface Agent {
  /** The canonical spec, e.g. `minimax:depth=3,eval=squares`. */
  readonly name: string;
  /** A legal move of `position`, which is not finished; `position` is left as it was. */
  choose(position: Position, context: AgentContext): Move;
  /** What the agent thinks of a position; only those that search have it. */
  analyse?(position: Position, context: AgentContext): Analysis;
  /** Told before its first move of a game: which side it plays. */
  gameStart?(side: Side): void;
  /** Told after the game. */
  gameEnd?(result: Result, side: Side): void;
}

/** What a search found. */
export interface Analysis {
  readonly move: Move;
  /**
   * For the side to move, in the units of the evaluation, a win or loss as in search/value.ts; from those that
   * search by playouts the expected score, 0 to 1.
   */
  readonly value: number;
  /** Plies of the deepest search that was finished. */
  readonly depth: number;
  /** The principal variation: best play by both sides, from the move on. */
  readonly principalVariation: readonly Move[];
  /** The moves of the root in the order in which they were tried. */
  readonly moves: readonly RootMove[];
  /** Counters of the search, by name; see `SearchStats`. */
  readonly stats: Readonly<Record<string, number>>;
}

/** What is known of a move of the root. */
export interface RootMove {
  readonly move: Move;
  readonly value: number;
  /** Whether the value is that of the move, or an estimate; otherwise it is worth no more than that. */
  readonly exact: boolean;
}

/** How agents of one name are made. */
export interface AgentEntry<V = never> extends Entry {
  /** The only side that it plays; both unless given. */
  readonly side?: Side;
  /** Loads what must be there before one is made: a book, weights, a kernel. */
  prepare?(game: Game, values: V): Promise<void>;
  /**
   * Makes an agent.
   *
   * @param name the canonical spec, which becomes the name of the agent
   * @param values a value for each parameter
   */
  create(name: string, game: Game, values: V): Agent;
}
