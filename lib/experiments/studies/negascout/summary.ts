/**
 * The summary of the rows: nodes over positions of games and over uniform trees, times over processes. Ratios
 * are geometric means.
 *
 * @module
 */
import {
  geometricMean,
  type NumberOf,
  pairedRatio,
  pairsBy,
  ratioOverProcesses,
  total,
} from "../../estimates.ts";
import { groupBy, ifAny, rowsWith } from "../../groups.ts";
import type { RowsOf } from "../../row_sets.ts";
import type { SearchRow, sets, TimingRow, TreeRow, WindowRow } from "./rows.ts";

/** The summary of all rows. */
export type Summary = ReturnType<typeof summarise>;
/** NegaScout beside alpha-beta: one game to one depth with one order and one memory. */
export type Comparison = Summary["comparisons"][number];
/** The uniform trees of one shape with one order. */
export type TreeSummary = Summary["trees"][number];
/** The visited nodes of one sample under one condition. */
export type VisitSummary = Summary["visits"][number];
/** The null windows of one game on one side of the value, at one distance. */
export type WindowSummary = Summary["windows"][number];

const POSITIONS = "positions";
const TREES = "trees";

/** Half as fast again as alpha-beta: a third fewer nodes. */
export const HALF_AGAIN = 1.5;

/** Comparisons by game, depth, order and memory; trees by shape and order; visited nodes; null windows. */
export function summarise(rows: RowsOf<typeof sets>) {
  return {
    comparisons: groupBy(rows.searches, "game", "depth").rollup((own, at) => ({
      all: comparisonsOf(own, rowsWith(rows.timings, at)),
    })).flatMap(({ all }) => all),
    trees: treesOf(rows),
    visits: groupBy(rows.visits, "sample", "condition").rollup((own) => ({
      count: own.length,
      alphaBeta: total(own, "alpha_beta"),
      compared: total(own, "compared"),
      /** Nodes that only the other search visits: alpha-beta cuts them off. */
      extra: total(own, "extra"),
      /** Trees or positions with such nodes. */
      withExtra: own.filter(({ extra }) => extra > 0).length,
      spared: total(own, "spared"),
      repeated: total(own, "repeated"),
    })),
    windows: windowsOf(rows.windows),
  };
}

/** The comparisons of each game and order at their greatest depth. */
export function deepest(all: readonly Comparison[]): Comparison[] {
  return all.filter(({ game, order, depth }) =>
    depth === Math.max(...rowsWith(all, { game, order }).map(({ depth }) => depth))
  );
}

/** The shape of a tree in words, e.g. `8 moves, 4 plies`. */
export function shapeName({ width, depth }: Pick<TreeRow, "width" | "depth">): string {
  return `${width} moves, ${depth} plies`;
}

/** All comparisons of a game at a depth. */
function comparisonsOf(searches: readonly SearchRow[], timings: readonly TimingRow[]) {
  return groupBy(searches, "game", "depth", "order", "memory").rollup((own, at) => {
    const isPlain = at.memory === "none";
    const [plain, scout, repeated] = (["alpha-beta", "NegaScout", "MTD(f)"] as const)
      .map((algorithm) => rowsWith(own, { algorithm }));
    const over = (
      ones: readonly SearchRow[],
      others: readonly SearchRow[],
      of: NumberOf<SearchRow>,
    ) => ifAny(ones, (ones) => pairedRatio(ones, others, of, "position", POSITIONS));
    const full = isPlain ? rowsWith(searches, { algorithm: "minimax" }) : [];
    const factors = pairsBy(plain, scout, "position")
      .map(([one, other]) => one.all_nodes / other.all_nodes);
    const times = rowsWith(timings, at);
    return {
      count: scout.length,
      sameValues: pairsBy(scout, plain, "position")
        .filter(([one, other]) => one.value === other.value).length,
      /** All nodes, those that sort the moves included. */
      alphaBeta: geometricMean(plain, "all_nodes", POSITIONS),
      scout: pairedRatio(scout, plain, "all_nodes", "position", POSITIONS),
      /** Null without a table. */
      mtdf: over(repeated, plain, "all_nodes"),
      /** All nodes of alpha-beta divided by those of NegaScout: how many times as fast it is in nodes. */
      factor: pairedRatio(plain, scout, "all_nodes", "position", POSITIONS),
      mostFactor: Math.max(...factors),
      above: factors.filter((factor) => factor > HALF_AGAIN).length,
      /** Without the nodes that sort the moves; null with a table, and where minimax was not run. */
      overMinimax: ifAny(full, (full) => pairedRatio(scout, full, "nodes", "position", POSITIONS)),
      /** Per thousand nodes of NegaScout. */
      reSearches: 1000 * total(scout, "re_searches") / total(scout, "nodes"),
      timeFactor: ifAny(rowsWith(times, { algorithm: "alpha-beta" }), (plain) =>
        ratioOverProcesses(
          plain,
          rowsWith(times, { algorithm: "NegaScout" }),
          "seconds",
          "position",
        )),
      /** The ratio `scout` divided by that without a table in the same position: below 1 the table helps. */
      tableGain: isPlain ? null : pairedRatio(
        scoutRatios(own),
        scoutRatios(rowsWith(searches, { order: at.order, memory: "none" })),
        "ratio",
        "position",
        POSITIONS,
      ),
    };
  });
}

function scoutRatios(rows: readonly SearchRow[]) {
  const [scout, plain] = (["NegaScout", "alpha-beta"] as const)
    .map((algorithm) => rowsWith(rows, { algorithm }));
  return pairsBy(scout, plain, "position").map(([{ position, all_nodes }, other]) => ({
    position,
    ratio: all_nodes / other.all_nodes,
  }));
}

function treesOf({ trees, tree_timings }: Pick<RowsOf<typeof sets>, "trees" | "tree_timings">) {
  return groupBy(trees, "width", "depth", "order", "best_first").rollup((own, shape) => {
    const { width, depth, order } = shape;
    const timed = order === "worst first" ? rowsWith(tree_timings, { width, depth }) : [];
    return {
      count: own.length,
      scout: geometricMean(own, (row) => row.negascout / row.alpha_beta, TREES),
      alphaBetaOverMinimax: geometricMean(own, (row) => row.alpha_beta / row.minimax, TREES),
      overMinimax: geometricMean(own, (row) => row.negascout / row.minimax, TREES),
      moreThanMinimax: own.filter((row) => row.negascout > row.minimax).length,
      timeOverMinimax: ifAny(
        rowsWith(timed, { algorithm: "NegaScout" }),
        (scout) =>
          ratioOverProcesses(scout, rowsWith(timed, { algorithm: "minimax" }), "seconds", "tree"),
      ),
    };
  });
}

function windowsOf(rows: readonly WindowRow[]) {
  const nullWindows = rows.filter(({ side }) => side !== "open");
  return groupBy(nullWindows, "game", "depth", "side", "distance").rollup((own, { game }) => {
    const pairs = pairsBy(own, rowsWith(rows, { game, side: "open" }), "position");
    const faults = pairs.map((
      [row, { value }],
    ) => [!boundsRightly(row, value), row.again !== value]);
    return {
      count: own.length,
      /** Nodes over those of the open window, alone and with those of a second search. */
      nodes: geometricMean(pairs, ([row, open]) => row.nodes / open.nodes, POSITIONS),
      twice: geometricMean(
        pairs,
        ([row, open]) => (row.nodes + row.again_nodes!) / open.nodes,
        POSITIONS,
      ),
      /** Bounds that are not true, and second searches that did not find the value. */
      wrong: faults.flat().filter((isFault) => isFault).length,
      right: faults.filter((each) => !each.includes(true)).length,
    };
  });
}

/** Whether a null window gave a true bound of the value, on the side on which it should fail. */
function boundsRightly({ side, tested, value: bound }: WindowRow, value: number): boolean {
  return side === "below" ? bound > tested! && bound <= value : bound <= tested! && bound >= value;
}
