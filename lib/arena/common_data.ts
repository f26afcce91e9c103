/**
 * Data that all games of one kind share: the start position and the list of legal moves. Making them for each
 * game would cost a short game much of its time.
 *
 * @module
 */
import type { Game, Position } from "matchbox/games/game.ts";
import type { HandedCopy } from "./handed_copy.ts";

/** A list of legal moves, and the referee whose position they belong to. */
export interface LegalMoves {
  of: object | null;
  readonly moves: Int32Array;
  count: number;
}

/** A position before the first move of a game, with copies of it that are in no use. */
export interface Start {
  readonly asked: string | undefined;
  /** Nobody changes it. */
  readonly position: Position;
  readonly notation: string;
  /** Copies that only referees have had. */
  readonly spare: Position[];
  /** What agents are handed in turn, by agent. */
  readonly handed: WeakMap<object, HandedCopy>;
}

/** The common data of the games of one kind. */
export interface Common {
  /** The opening of the last game, because many games have the same one. */
  start: Start;
  readonly legal: LegalMoves;
}

const commons = new WeakMap<Game, Common>();

/**
 * The common data of a game, with the start position of the given opening.
 *
 * @throws {NotationError} when the opening is not a position of the game
 */
export function commonOf(game: Game, asked: string | undefined): Common {
  let common = commons.get(game);
  if (common && common.start.asked === asked) return common;
  const position = game.start(asked);
  const notation = position.toString();
  const start: Start = { asked, position, notation, spare: [], handed: new WeakMap() };
  if (common) {
    common.start = start;
  } else {
    const legal = { of: null, moves: new Int32Array(game.maxMoves), count: 0 };
    commons.set(game, common = { start, legal });
  }
  return common;
}
