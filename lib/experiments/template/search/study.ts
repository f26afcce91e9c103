/**
 * My study: compares two searches of the same positions. To ask another question, change the question, the
 * game and the searches.
 *
 * @module
 */
import { type Analysis, createAgent } from "matchbox/agents/mod.ts";
import { integer, type Random } from "matchbox/base/mod.ts";
import { findGame, type Game, type Position, randomPosition } from "matchbox/games/mod.ts";
import { formatInterval, geometricMean, type Interval } from "matchbox/report/statistics/mod.ts";
import type { Figure, Table } from "matchbox/report/table.ts";
import { judge } from "../../judge.ts";
import { rowSet } from "../../row_sets.ts";
import { defineStudy, type Verdict } from "../../study.ts";

const QUESTION = "Does alpha-beta look at fewer than half of the nodes of minimax in Metelyk?";
const GAME = "metelyk";
/** The nodes of the first search are compared with those of the second. */
const SEARCHES = ["alphabeta:depth=4,eval=advance", "minimax:depth=4,eval=advance"] as const;
/** The threshold of the question: fewer than half. */
const HALF = 0.5;

/** The value and the cost of a search of a position. */
type SearchRow = { position: number; search: string; value: number; nodes: number };

const sets = {
  searches: rowSet<SearchRow>("One search of one position", {
    position: { kind: "key", meaning: "number of the position, from 1" },
    search: { kind: "key", meaning: "spec of the searching agent" },
    value: { kind: "exact", meaning: "its value, for the side to move" },
    nodes: { kind: "exact", unit: "nodes", meaning: "calls of the search, the root included" },
  }),
};

interface Summary {
  /** Nodes of the two searches, geometric means over positions. */
  readonly nodes: readonly [Interval, Interval];
  /** Nodes of the first over those of the second. */
  readonly ratio: Interval;
}

export const study = defineStudy({
  id: "my-study",
  title: "My study",
  question: QUESTION,
  sources: [],
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

  run({ data: number }, { params, random, clock }) {
    const game = findGame(GAME);
    const position = positionOf(game, params.plies, random);
    const searches = SEARCHES.map((spec) => {
      const agent = createAgent(spec, game);
      const { value, stats }: Analysis = agent.analyse!(position, { random, clock });
      return { position: number, search: spec, value, nodes: stats.nodes };
    });
    return { rows: { searches } };
  },

  summarise({ searches }): Summary {
    const nodesOf = (spec: string) =>
      searches.filter(({ search }) => search === spec).map(({ nodes }) => nodes);
    const [ours, theirs] = SEARCHES.map(nodesOf);
    return {
      nodes: [geometricMean(ours), geometricMean(theirs)],
      ratio: geometricMean(ours.map((nodes, index) => nodes / theirs[index])),
    };
  },

  tables({ nodes, ratio }): Table[] {
    return [{
      name: "nodes",
      title: "Nodes of the searches",
      columns: [
        { name: "search", kind: "key", meaning: "spec of the searching agent" },
        { name: "nodes", kind: "exact", digits: 0, meaning: "geometric mean over positions" },
        { name: "ratio", kind: "exact", digits: 3, meaning: "over those of the second search" },
        { name: "n", kind: "exact", meaning: "positions" },
      ],
      rows: SEARCHES.map((search, index) => ({
        search,
        nodes: nodes[index],
        ratio: index === 0 ? ratio : 1,
        n: ratio.count,
      })),
    }];
  },

  figures({ nodes, ratio }): Figure[] {
    const bars = SEARCHES.map((search, index) => ({ search, ...nodes[index] }));
    return [{
      name: "nodes",
      title: `${SEARCHES[0]} looks at ${ratio.mean.toFixed(2)} times the nodes of ${SEARCHES[1]}`,
      caption: `Nodes, geometric means over ${ratio.count} positions of ${findGame(GAME).title}; ` +
        "bars: 95 % intervals.",
      options: { height: 150, x: { type: "log", label: "nodes" }, y: { label: null } },
      marks: [
        { mark: "ruleY", data: bars, options: { y: "search", x1: "low", x2: "high" } },
        { mark: "dot", data: bars, options: { y: "search", x: "mean", fill: "currentColor" } },
      ],
    }];
  },

  claims({ ratio }): Verdict[] {
    return [{
      claim: "Q1",
      sentence: QUESTION,
      verdict: judge(ratio, { high: HALF }),
      measured: `${formatInterval(ratio, { digits: 3 })} times the nodes`,
      evidence: `${SEARCHES[0]} looks at ${formatInterval(ratio, { digits: 3 })} times the nodes ` +
        `of ${SEARCHES[1]} (fewer than half: the 95 % interval lies below ${HALF}).`,
    }];
  },

  finding: ({ ratio }) =>
    `${SEARCHES[0]} looks at ${formatInterval(ratio, { digits: 3 })} times the nodes of ` +
    `${SEARCHES[1]}.`,
});

/** The first random position in which the game is not over. */
function positionOf(game: Game, plies: number, random: Random): Position {
  for (let attempt = 0; attempt < 1000; attempt++) {
    const position = randomPosition(game, plies, random);
    if (position) return position;
  }
  throw new Error(`found no position of ${game.spec} after ${plies} random plies`);
}
