/**
 * A game as one of its players sees it.
 *
 * @module
 */
import type { Difference } from "./players.ts";
import { type GameRow, stages, type Who } from "./rows.ts";

/** A game from the side of a player. */
export interface View {
  readonly player: string;
  readonly opponent: string;
  readonly opening: number;
  readonly dark: boolean;
  readonly points: number;
  /** Legal moves a turn by stage, its own and the opponent's; null without a turn. */
  readonly own: readonly (number | null)[];
  readonly theirs: readonly (number | null)[];
  /** Legal moves a turn of the opponent, in the whole game. */
  readonly left: number;
}

/**
 * Both views of every game of some matches.
 *
 * @param kind what their players differ in; default: the round robin
 */
export function viewsOf(games: readonly GameRow[], kind: Difference = "all"): View[] {
  return games.filter(({ differ }) => differ === kind).flatMap((game) => [
    view(game, "first", "second"),
    view(game, "second", "first"),
  ]);
}

function view(game: GameRow, who: Who, other: Who): View {
  const moves = (of: Who) => stages.map((stage) => game[`${of}_moves_to_${stage}`]);
  return {
    player: game[who],
    opponent: game[other],
    opening: game.opening,
    dark: game.dark === who,
    points: who === "first" ? game.points : 1 - game.points,
    own: moves(who),
    theirs: moves(other),
    left: game[`${other}_moves`],
  };
}
