/**
 * The contract of a player.
 *
 * @module
 */
import type { Move, Position, Result, Side } from "matchbox/games/mod.ts";
import type { Clock, Random } from "matchbox/base/mod.ts";

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
  /** Is told by those that search how many moves of the root are done. */
  progress?(done: number, total: number): void;
}

/**
 * A player of one game. It lives longer than a game: it is made once a worker and told of each new game by
 * `gameStart`, after which nothing of an earlier game may show. A player that learns from game to game
 * is trained elsewhere and plays with what it has learned.
 */
export interface Agent {
  /** The canonical spec, e.g. `minimax:depth=3,eval=squares`. */
  readonly name: string;
  /** A legal move of `position`, which is not finished; `position` is left as it was. */
  choose(position: Position, context: AgentContext): Move;
  /** What the agent thinks of a position; only those that search have it. */
  analyse?(position: Position, context: AgentContext): Analysis;
  /** Told before the first move of each game: which side it plays. What it kept of another is over. */
  gameStart?(side: Side): void;
  /** Told after the game. */
  gameEnd?(result: Result, side: Side): void;
}

/** What a search found. */
export interface Analysis {
  readonly move: Move;
  /** For the side to move, in the units of the evaluation. */
  readonly value: number;
  /** Plies searched. */
  readonly depth: number;
  /** The principal variation: best play by both sides, from the move on. */
  readonly principalVariation: readonly Move[];
  /** Counters of the search, by name; see `SearchStats`. */
  readonly stats: Readonly<Record<string, number>>;
}

/** The value of an unfinished position for the side to move; larger is better for it. */
export type Evaluate = (position: Position) => number;
