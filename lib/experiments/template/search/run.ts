/**
 * My study: two searches of the same positions. To compare others, change the game and the searches.
 *
 * @module
 */
import { createAgent } from "matchbox/agents/registry.ts";
import { integer } from "matchbox/base/mod.ts";
import { findGame } from "matchbox/games/registry.ts";
import { key } from "../../columns.ts";
import { rowSet } from "../../row_sets.ts";
import { costColumns, position, value } from "../../search_columns.ts";
import { startPositions } from "../../start_positions.ts";
import { defineExperiment } from "../../study.ts";

export const GAME = "metelyk";
/** The nodes of the first search are compared with those of the second. */
export const SEARCHES = ["alphabeta:depth=4,eval=advance", "minimax:depth=4,eval=advance"] as const;

export const sets = {
  searches: rowSet("One search of one position", {
    ...{ position, search: key("spec of the searching agent"), value, nodes: costColumns.nodes },
  }),
};

export const experiment = defineExperiment({
  id: "my-study",
  specs: [GAME, ...SEARCHES],
  parameters: {
    positions: integer(2, 10_000, 20, "number of positions"),
    plies: integer(0, 100, 6, "random plies before each position"),
  },
  presets: { quick: { positions: 20, plies: 6 }, published: { positions: 200, plies: 6 } },
  sets,

  *tasks({ positions }) {
    for (let position = 1; position <= positions; position++) {
      yield { key: `position ${position}`, data: position };
    }
  },

  run({ data: position }, { params, random, clock }) {
    const game = findGame(GAME);
    const [start] = startPositions(game, 1, params.plies, random);
    const searches = SEARCHES.map((search) => {
      const { value, stats } = createAgent(search, game).analyse!(start, { random, clock });
      return { position, search, value, nodes: stats.nodes };
    });
    return { rows: { searches } };
  },
});
