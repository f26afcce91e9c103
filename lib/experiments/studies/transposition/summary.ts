/**
 * The summary of the rows over positions, and of times over processes.
 *
 * @module
 */
import {
  boundedMean,
  geometricMean,
  type NumberOf,
  overProcesses,
  pairedRatio,
  pairsBy,
  ratio,
  ratioOverProcesses,
  share,
  total,
} from "../../estimates.ts";
import { groupBy, rowsWith } from "../../groups.ts";
import type { RowsOf } from "../../row_sets.ts";
import { INDEXES, type sets, type SizeRow, type SpeedRow } from "./rows.ts";

/** The summary of all rows. */
export type Summary = ReturnType<typeof summarise>;
/** One size and scheme in one game. */
export type TableSize = Summary["sizes"][number];
/** The searches of one game to one depth with one kind of table. */
export type WrongValues = Summary["values"][number];
/** One length of the lock in one game, all positions together. */
export type Lock = Summary["locks"][number];

const UNIT = "positions";

/** By size, use, depth, length of the lock and of the hash; and what a table gains in time. */
export function summarise(rows: RowsOf<typeof sets>) {
  return {
    sizes: groupBy(rows.sizes, "game", "replacement", "bits").rollup((own, { bits, ...key }) => {
      /** A share of events of all positions together. */
      const shareOf = (name: string, above: NumberOf<SizeRow>, below: NumberOf<SizeRow>) =>
        ratio(own, above, below, {
          name: `share of ${key.game} ${key.replacement} ${bits} ${name}`,
          ...{ unit: UNIT, scale: "share" },
        });
      return {
        count: own.length,
        nodes: overWithout(own),
        hits: shareOf("hits", "hits", "probes"),
        collisions: shareOf("collisions", "collisions", "probes"),
        used: boundedMean(own, ({ used }) => used / 2 ** bits, UNIT),
        lost: shareOf("lost", "lost", "entered"),
        refused: shareOf("refused", "refused", ({ refused, entered }) => refused + entered),
      };
    }),
    uses: groupBy(rows.uses, "game", "use").rollup((own) => ({
      depth: Math.max(...own.map(({ depth }) => depth)),
      count: own.length,
      nodes: overWithout(own),
    })),
    values: groupBy(rows.values, "game", "depth", "search", "table", "trust").rollup((own) => ({
      count: own.length,
      /** Positions with another value than minimax, and with a move that minimax thinks worse. */
      values: rowsWith(own, { wrong_value: true }).length,
      moves: rowsWith(own, { wrong_move: true }).length,
      valueShare: share(own, ({ wrong_value }) => wrong_value, UNIT),
      moveShare: share(own, ({ wrong_move }) => wrong_move, UNIT),
    })),
    locks: groupBy(rows.locks, "game", "lock_bits").rollup((own) => ({
      count: own.length,
      collisions: total(own, "collisions"),
      unnoticed: total(own, "unnoticed"),
      expected: total(own, "expected"),
      wrongHits: total(own, "wrong_hits"),
    })),
    pairs: groupBy(rows.pairs, "game", "hash_bits").rollup((own) => ({
      count: own.length,
      positions: total(own, "positions"),
      pairs: total(own, "equal_pairs"),
      expected: total(own, "expected"),
    })),
    indexes: groupBy(rows.indexes, "game", "index").rollup((own) => ({
      count: own.length,
      positions: total(own, "positions"),
      taken: total(own, "taken"),
      expected: total(own, "expected"),
    })),
    /** An index and the next cheaper one: positions that find their slot taken, over those of the cheaper one. */
    dearer: INDEXES.slice(1).flatMap((index, i) =>
      groupBy(rows.indexes, "game").rollup((own, { game }) => ({
        index,
        // Small searches may have none, so that the sums are divided.
        taken: ratio(
          pairsBy(rowsWith(own, { index }), rowsWith(own, { index: INDEXES[i] }), "position"),
          ([{ taken }]) => taken,
          ([, { taken }]) => taken,
          { name: `taken by ${index} in ${game}`, unit: UNIT },
        ),
      }))
    ),
    indexTimes: groupBy(rows.index_times, "index").rollup((own) => ({
      nanoseconds: overProcesses(own, ({ seconds }) => 1e9 * seconds),
    })),
    lookUps: groupBy(rows.look_ups, "bits", "bytes").rollup((own) => ({
      nanoseconds: overProcesses(own, ({ seconds }) => 1e9 * seconds),
    })),
    /** With a table over without. */
    speeds: groupBy(rows.speeds, "game").rollup((own) => {
      const having = rowsWith(own, { with_table: true });
      const without = rowsWith(own, { with_table: false });
      const over = (of: NumberOf<SpeedRow>) => ratioOverProcesses(having, without, of, "position");
      const nodes = pairedRatio(having, without, "nodes", "position", UNIT);
      return {
        ...{ count: nodes.count, nodes },
        seconds: over("seconds"),
        perNode: over(({ seconds, nodes }) => seconds / nodes),
      };
    }),
  };
}

/** The games with several positions: tic-tac-toe has one, so its numbers have no interval. */
export function sampled<T extends { readonly game: string }>(all: readonly T[]): T[] {
  return all.filter(({ game }) => game !== "tictactoe");
}

/** The wrong values of each game at its greatest depth. */
export function deepest(all: readonly WrongValues[]): WrongValues[] {
  return all.filter(({ game, depth }) =>
    depth === Math.max(...rowsWith(all, { game }).map(({ depth }) => depth))
  );
}

/** Nodes with a table over those without. */
function overWithout(rows: readonly { readonly nodes: number; readonly nodes_without: number }[]) {
  return geometricMean(rows, ({ nodes, nodes_without }) => nodes / nodes_without, UNIT);
}
