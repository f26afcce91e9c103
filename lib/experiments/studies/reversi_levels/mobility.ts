/**
 * Legal moves and results: whether greed runs out of moves (C25), and how many moves each level leaves its
 * opponent (C29c).
 *
 * @module
 */
import { difference, mean, total } from "../../estimates.ts";
import { groupBy, ifAny, rowsWith } from "../../groups.ts";
import { overOpenings } from "../../paired_match.ts";
import { GREEDY, players } from "./players.ts";
import { type GameRow, stages } from "./rows.ts";
import { type View, viewsOf } from "./views.ts";

/** The stages of moves 21 to 40. */
const MIDDLE = [1, 2];

/** The legal moves of the round robin, and of the further games of maximum disc. */
export function mobilityOf(games: readonly GameRow[]) {
  const views = viewsOf(games, "all");
  const decided = rowsWith(viewsOf(games, "more games"), { player: GREEDY });
  // Its leads in the games that it lost or won; null without such a game.
  const [lost, won] = [0, 1].map((points) => {
    const leads = rowsWith(decided, { points }).flatMap((view) => middleLead(view) ?? []);
    return ifAny(leads, () => mean(leads, (lead) => lead, "games"));
  });
  return {
    /** By player: its lead in legal moves a turn by stage, and the moves that it leaves its opponent. */
    players: players.map(({ name: player }) => {
      const own = rowsWith(views, { player });
      return {
        player,
        leads: stages.map((_, index) => overOpenings(own, ({ leads }) => leads[index])),
        left: overOpenings(own, ({ left }) => left),
      };
    }),
    /** Maximum disc against each opponent: its lead in the middle of the game, and its points. */
    greedy: groupBy(rowsWith(views, { player: GREEDY }), "opponent").rollup((own) => ({
      lead: overOpenings(own, middleLead),
      points: total(own, "points") / own.length,
    })),
    ...{ lost, won },
    lostMinusWon: lost && won && difference(lost, won),
    mediumMinusEasy: sameOpponents(views, "medium", "easy"),
    /** The same in games of the two evaluations at equal depth. */
    atEqualDepth: groupBy(
      rowsWith(games, { differ: "evaluation" }).filter(({ first, second }) =>
        first.startsWith("medium") && second.startsWith("easy")
      ),
      "first",
      "second",
    ).rollup((own) => ({
      // What a player leaves are the moves of the other one.
      minus: overOpenings(own, ({ first_moves, second_moves }) => second_moves - first_moves),
    })),
  };
}

/** The moves that one player leaves, minus those that another leaves the same opponents. */
function sameOpponents(views: readonly View[], one: string, other: string) {
  const common = views.filter(({ opponent }) => opponent !== one && opponent !== other);
  const signed = common.filter(({ player }) => player === one || player === other);
  // Both meet every opponent equally often, so twice the mean of signed numbers is the difference.
  return overOpenings(signed, ({ player, left }) => 2 * (player === one ? left : -left));
}

function middleLead({ leads }: View): number | null {
  const middle = MIDDLE.flatMap((stage) => leads[stage] ?? []);
  return ifAny(middle, () => middle.reduce((sum, lead) => sum + lead, 0) / middle.length);
}
