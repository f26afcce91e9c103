/**
 * A game as one of its players sees it.
 *
 * @module
 */
import type { Who } from "../../match_columns.ts";
import type { Difference } from "./players.ts";
import { type GameRow, stages } from "./rows.ts";

/** A game from the side of a player. */
export type View = ReturnType<typeof view>;

/** Both views of every game of the matches of one kind. */
export function viewsOf(games: readonly GameRow[], kind: Difference): View[] {
  return games.filter(({ differ }) => differ === kind).flatMap((game) => [
    view(game, "first", "second"),
    view(game, "second", "first"),
  ]);
}

function view(game: GameRow, who: Who, other: Who) {
  const leads = stages.map((stage) => {
    const [own, theirs] = [game[`${who}_moves_to_${stage}`], game[`${other}_moves_to_${stage}`]];
    return own === null || theirs === null ? null : own - theirs;
  });
  return {
    player: game[who],
    opponent: game[other],
    opening: game.opening,
    points: who === "first" ? game.points : 1 - game.points,
    /** Its legal moves a turn minus the opponent's, by stage; null without a turn of one of them. */
    leads,
    /** Legal moves a turn of the opponent, in the whole game. */
    left: game[`${other}_moves`],
  };
}
