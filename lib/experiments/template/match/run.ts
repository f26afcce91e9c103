/**
 * My study: several matches. To ask about others, change the matches.
 *
 * @module
 */
import { playMatch } from "matchbox/arena/match.ts";
import { integer } from "matchbox/base/mod.ts";
import { findGame } from "matchbox/games/registry.ts";
import { exact, key } from "../../columns.ts";
import { rowSet } from "../../row_sets.ts";
import { defineExperiment } from "../../study.ts";
import { withoutFault } from "../../without_fault.ts";

/** The score of each first agent is judged. */
export const MATCHES = [
  { game: "metelyk", first: "greedy:eval=advance", second: "random" },
  { game: "reversi", first: "greedy:eval=squares", second: "random" },
];

export const sets = {
  matches: rowSet("One match", {
    game: key("the game, as a spec"),
    first: key("the agent that the points are of"),
    second: key("its opponent"),
    pairs_0: exact("pairs", "pairs of games with 0 points for the first agent"),
    pairs_1: exact("pairs", "pairs with half a point"),
    pairs_2: exact("pairs", "pairs with 1 point"),
    pairs_3: exact("pairs", "pairs with 1 1/2 points"),
    pairs_4: exact("pairs", "pairs with 2 points"),
  }),
};

export const experiment = defineExperiment({
  id: "my-study",
  // The tasks name their games and agents.
  specs: [],
  parameters: {
    games: integer(2, 1_000_000, 400, "games of each match, half of them on each side"),
  },
  presets: { quick: { games: 400 }, published: { games: 4000 } },
  sets,

  tasks: () =>
    MATCHES.map((match) => {
      const { game, first, second } = match;
      return { key: `${game}: ${first} v ${second}`, data: match };
    }),

  run({ data: match }, { params, seed, clock }) {
    const games = 2 * Math.ceil(params.games / 2);
    const { pairs, records } = playMatch(findGame(match.game), match.first, match.second, {
      ...{ games, seed, clock },
    });
    records.forEach(withoutFault);
    const [pairs_0, pairs_1, pairs_2, pairs_3, pairs_4] = pairs;
    return { rows: { matches: [{ ...match, pairs_0, pairs_1, pairs_2, pairs_3, pairs_4 }] } };
  },
});
