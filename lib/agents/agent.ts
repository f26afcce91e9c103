/**
 * The contract of an agent, a program that plays.
 *
 * @module
 */
import type { Clock, Random } from "matchbox/base/mod.ts";
import type { Game, Move, Position, Result, Side } from "matchbox/games/game.ts";
import type { BookMove } from "./book/book_moves.ts";
import type { Entry } from "./entries.ts";

/** The time on an agent's clock, in milliseconds. */
export interface TimeLeft {
  /** For this and all later moves, including the increment for this move. */
  readonly remaining: number;
  /** Added before each later move. */
  readonly increment: number;
}

/** How a game has reached its position. */
export interface Past {
  /** The notation of the position before the first move. */
  readonly opening: string;
  /** Moves played since. */
  readonly plies: number;
  /** The moves from number `from` on, the first being 0, in a new array. */
  since(from: number): Move[];
}

/** What an agent may use to choose a move. */
export interface AgentContext {
  /** The agent's own random stream; the same game gives the same draws. */
  readonly random: Random;
  /** For limits of time; reading it makes a game count as not deterministic. */
  readonly clock: Clock;
  /** The game so far; missing when the position belongs to no game. */
  readonly past?: Past;
  /** Given in games with a clock; an agent that exceeds `remaining` loses. */
  readonly time?: TimeLeft;
  /** Called by searches with the number of root moves or playouts done. */
  progress?(done: number, total: number): void;
  /** Called by searches with what they have found so far: after each depth, or after some playouts. */
  found?(result: Finding): void;
  /** Called by `analyse` when the statistics are complete, before it values the other moves. */
  chosen?(): void;
  /**
   * Asked by searches now and then: whether they shall answer at once with what they have found. Agents
   * that do not search need not ask.
   */
  stopped?(): boolean;
}

/** Returned instead of a move by an agent that resigns: no game has a move with this number. */
export const RESIGN: Move = -(2 ** 31);

/**
 * An agent is made once and plays many games. `gameStart` begins each game, and what the agent plays must
 * not depend on earlier games. One that learns from game to game is a `Learner`.
 */
export interface Agent {
  /** The canonical spec, e.g. `minimax:depth=3,eval=squares`. */
  readonly name: string;
  /**
   * Returns a legal move of `position`, which is not finished, or `RESIGN`, and leaves `position` unchanged.
   */
  choose(position: Position, context: AgentContext): Move;
  /** Analyses a position: what `choose` would play there, and why. */
  analyse?(position: Position, context: AgentContext): Analysis;
  /** Called before its first move of a game, with the side it plays. */
  gameStart?(side: Side): void;
  /** Called after the game. */
  gameEnd?(result: Result, side: Side): void;
}

/** What a search has found so far. */
export interface Finding extends Pick<Analysis, "move" | "value" | "depth" | "principalVariation"> {
  /** Nodes visited so far. */
  readonly nodes: number;
}

/** The result of a search, or of another way to choose a move. */
export interface Analysis {
  /** The move that `choose` would play. */
  readonly move: Move;
  /**
   * For the side to move, in the units of the evaluation; for wins and losses see search/value.ts. From
   * playouts or from a book it is the expected score, 0 to 1. NaN for an agent that has no values.
   */
  readonly value: number;
  /** How the move was chosen, in a few words, where it was not by a search alone. */
  readonly note?: string;
  /** The moves of the book, when the move comes from it; the best first. */
  readonly bookMoves?: readonly BookMove[];
  /** Depth of the deepest completed search, in plies. */
  readonly depth: number;
  /** The principal variation: best play by both sides, beginning with `move`. */
  readonly principalVariation: readonly Move[];
  /** The moves of the root in the order in which they were tried. */
  readonly moves: readonly RootMove[];
  /** What a network puts out for each move that it rates, legal or not. */
  readonly outputs?: readonly MoveOutput[];
  /** Counters of the search, by name; see `SearchStats`. */
  readonly stats: Readonly<Record<string, number>>;
}

/** What a network puts out for a move. */
export interface MoveOutput {
  /** A move, which may not be legal. */
  readonly move: Move;
  /** The notation that it has, or would have if it were legal. */
  readonly name: string;
  /** The larger, the sooner it is played. */
  readonly value: number;
  /** Whether it can be played. */
  readonly legal: boolean;
}

/** The value found for a move of the root. */
export interface RootMove {
  /** A legal move of the position. */
  readonly move: Move;
  /** For the side to move, in the units of `Analysis.value`. */
  readonly value: number;
  /** Whether the value is exact, or an estimate by playouts; otherwise it is an upper bound. */
  readonly exact: boolean;
}

/** Describes and makes the agents of one name. */
export interface AgentEntry<V = never> extends Entry {
  /** The only side that it plays with these values; null for both, which is the default. */
  side?(values: V, game: Game): Side | null;
  /** Loads what `create` needs: a book, weights, a kernel. */
  prepare?(game: Game, values: V): Promise<void>;
  /**
   * Makes an agent.
   *
   * @param name the canonical spec, to be the name of the agent
   * @param values a value for each parameter
   */
  create(name: string, game: Game, values: V): Agent;
}
