/**
 * The players of studies whose tables give them names.
 *
 * @module
 */
import { ladderOf } from "./studies/chess_ladder/players.ts";
import { pairings } from "./studies/reversi_levels/players.ts";

/** A player of a study. */
export interface NamedPlayer {
  /** As in the tables of the study. */
  readonly name: string;
  /** The spec of the game. */
  readonly game: string;
  /** The spec of the agent. */
  readonly agent: string;
}

/**
 * The named players of a study.
 *
 * @param study its id
 * @param params its parameters
 * @returns none for a study that names its players by their specs
 */
export function namedPlayers(study: string, params: Record<string, unknown>): NamedPlayer[] {
  switch (study) {
    case "chess-ladder":
      return ladderOf(Number(params.depth)).map((player) => ({ ...player, game: "chess" }));
    case "reversi-levels":
      return pairings.flatMap(({ first, second }) => [first, second])
        .map((player) => ({ ...player, game: "reversi" }));
    default:
      return [];
  }
}
