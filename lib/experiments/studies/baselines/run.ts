/**
 * The players that anybody can compare a new one with: in each game all of them meet, from random openings that are
 * played with both colours (C55).
 *
 * @module
 */
import { integer } from "matchbox/base/mod.ts";
import { findGame } from "matchbox/games/registry.ts";
import { type Block, blocksOf } from "../../blocks.ts";
import { exact, key } from "../../columns.ts";
import { first, opening, second } from "../../match_columns.ts";
import { playPairs } from "../../pairs_of_match.ts";
import { type RowOf, rowSet } from "../../row_sets.ts";
import { defineExperiment, type Task } from "../../study.ts";
import { ARENAS, matchesOf, openingsOf } from "./arenas.ts";

/** Openings of a task. */
const BLOCK = 12;

export const sets = {
  pairs: rowSet("Two games from one opening with sides changed", {
    game: key("the game"),
    ...{ first, second, opening },
    points: exact("points of the first player in both games, 0 to 2"),
  }),
};

/** Two games. */
export type PairRow = RowOf<typeof sets.pairs>;

/** The data of a task: a block of a match of a game. */
interface TaskData {
  readonly arena: number;
  readonly match: number;
  readonly block: Block;
}

export const experiment = defineExperiment({
  id: "baselines",
  specs: ARENAS.flatMap(({ game, agents }) => [game, ...agents]),
  parameters: {
    games: integer(1, ARENAS.length, 5, "games, in the order of the list"),
    openings: integer(2, 10_000, 2, "openings of a match; more of small games, fewer of chess"),
  },
  presets: {
    quick: { games: 5, openings: 2 },
    published: { games: ARENAS.length, openings: 10 },
    thorough: { games: ARENAS.length, openings: 120 },
  },
  sets,

  *tasks({ games, openings }): Iterable<Task<TaskData>> {
    for (const [arena, each] of ARENAS.slice(0, games).entries()) {
      for (const [match, { first, second }] of matchesOf(each).entries()) {
        for (const block of blocksOf(openingsOf(each, openings), BLOCK)) {
          const key = `${each.name}: ${first.name} v ${second.name}, block ${block.number}`;
          yield { key, data: { arena, match, block } };
        }
      }
    }
  },

  run({ data: { arena, match, block } }, { params, stream, clock }) {
    const each = ARENAS[arena];
    const { first, second } = matchesOf(each)[match];
    const pairs = playPairs(findGame(each.game), {
      agents: [first.agent, second.agent],
      ...block,
      openings: openingsOf(each, params.openings),
      seed: stream("openings").uint32(),
      clock,
    });
    const names = { game: each.name, first: first.name, second: second.name };
    return { rows: { pairs: pairs.map((pair) => ({ ...names, ...pair })) } };
  },
});
