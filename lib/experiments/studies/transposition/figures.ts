/**
 * The figures of the study.
 *
 * @module
 */
import { findGame } from "matchbox/games/registry.ts";
import { formatNumber } from "matchbox/report/format.ts";
import {
  levelLine,
  linesWithIntervals,
  seriesOf,
  seriesPanels,
  seriesPoint,
} from "matchbox/report/series.ts";
import type { Figure } from "matchbox/report/table.ts";
import { total } from "../../estimates.ts";
import { nameInSentence } from "../../game_names.ts";
import { rowsWith } from "../../groups.ts";
import { barsOver, percent } from "../../phrases.ts";
import { listed } from "../../titled.ts";
import {
  deepest,
  type Lock,
  sampled,
  type Summary,
  type TableSize,
  type WrongValues,
} from "./summary.ts";
import { schemeOf } from "./tables.ts";

/** The figures of the nodes by size, of wrong values by depth, of locks, and of look-ups. */
export function figures({ sizes, values, locks, lookUps }: Summary): Figure[] {
  return [
    nodesBySize(sampled(sizes)),
    wrongByDepth(sampled(values)),
    unnoticed(locks),
    ...lookUps.length > 0 ? [lookUpTimes(lookUps)] : [],
  ];
}

function nodesBySize(sizes: readonly TableSize[]): Figure {
  const bits = Math.max(...sizes.map(({ bits }) => bits));
  const largest = rowsWith(sizes, { bits, replacement: "deeper" });
  const shares = listed(largest.map(({ nodes }) => percent(nodes.mean, 0)));
  const games = listed(largest.map(({ game }) => nameInSentence(game)));
  const points = sizes.map((each) => ({
    game: each.game,
    ...seriesPoint(each.bits, schemeOf(each), each.nodes),
  }));
  return {
    name: "nodes_by_size",
    title: `A table of 2^${bits} slots leaves ${shares} of the nodes in ${games}`,
    caption:
      "Nodes with a table over those without, by size of the table and replacement scheme; the " +
      "title is about the scheme deeper. Geometric means; bars: 95 % intervals over the positions.",
    options: {
      x: { label: "bits (the table has 2^bits slots)" },
      y: { label: "nodes / nodes without a table" },
      color: { domain: seriesOf(points), legend: true },
      symbol: { domain: seriesOf(points) },
    },
    marks: [levelLine(1)],
    panels: seriesPanels(points, titleOf),
  };
}

function wrongByDepth(values: readonly WrongValues[]): Figure {
  const equal = rowsWith(values, { trust: "equal" });
  const literal = rowsWith(equal, { table: "literal" });
  const points = literal.map(({ game, depth, search, valueShare }) => ({
    game,
    ...seriesPoint(depth, search, valueShare),
  }));
  const wrong = total(rowsWith(equal, { table: "with bounds" }), "values");
  const shares = rowsWith(deepest(literal), { search: "null windows" })
    .map(({ valueShare }) => percent(valueShare.mean, 0));
  return {
    name: "wrong_values",
    title:
      `A table without bounds gives a wrong value in ${listed(shares)} of the positions with ` +
      "null windows; with bounds " + (wrong === 0 ? "it never does" : `it does ${wrong} times`),
    caption:
      "Share of the positions in which a search with the literal table finds another value than " +
      "minimax of the same depth, by the windows of the search. Only entries of the same depth are " +
      "used. Bars: 95 % intervals.",
    options: {
      x: { label: "depth (plies)" },
      y: { label: "share of the positions" },
      color: { domain: seriesOf(points), legend: true },
      symbol: { domain: seriesOf(points) },
    },
    marks: [],
    panels: seriesPanels(points, titleOf),
  };
}

function unnoticed(locks: readonly Lock[]): Figure {
  // A logarithmic scale has no place for 0.
  const points = locks.filter(({ unnoticed }) => unnoticed > 0).map((lock) => ({
    bits: lock.lock_bits,
    game: titleOf(lock),
    share: lock.unnoticed / lock.collisions,
  }));
  const bits = [...new Set(locks.map(({ lock_bits }) => lock_bits))];
  const longest = rowsWith(locks, { lock_bits: bits.at(-1)! });
  const whole = total(longest, "wrongHits");
  return {
    name: "locks",
    title: `A lock of ${bits.at(-1)} bits misses ${formatNumber(total(longest, "unnoticed"))} of ` +
      `${formatNumber(total(longest, "collisions"))} collisions, where ` +
      `${formatNumber(total(longest, "expected"), 1)} are expected; the whole lock ` +
      (whole === 0 ? "notices all" : `misses ${whole}`),
    caption:
      "Share of the collisions in the slot that a shortened lock does not notice, in searches " +
      "with a small table. Dashed line: a half for each bit. Logarithmic scale.",
    options: {
      x: { label: "length of the lock (bits)", ticks: bits, tickFormat: "d" },
      y: { type: "log", label: "share of the collisions" },
      color: { domain: [...new Set(points.map(({ game }) => game))], legend: true },
      symbol: { domain: [...new Set(points.map(({ game }) => game))] },
    },
    marks: [
      {
        mark: "line",
        data: bits.map((bits) => ({ bits, share: 2 ** -bits })),
        options: { x: "bits", y: "share", strokeDasharray: "4 3" },
      },
      {
        mark: "dot",
        data: points,
        options: { x: "bits", y: "share", stroke: "game", symbol: "game" },
      },
    ],
  };
}

function lookUpTimes(lookUps: Summary["lookUps"]): Figure {
  const points = lookUps.map(({ bits, nanoseconds }) => seriesPoint(bits, "look-up", nanoseconds));
  const [small, large] = [lookUps[0], lookUps.at(-1)!].map(({ bits, bytes, nanoseconds }) =>
    `${formatNumber(nanoseconds.mean, 0)} ns in a table of 2^${bits} slots ` +
    `(${formatNumber(bytes / 1024, 0)} kB)`
  );
  return {
    name: "look_ups",
    title: `A look-up takes ${small} and ${large}`,
    caption:
      "Time of a look-up that finds its position, in random places of a full table, by size of " +
      `the table. Geometric means. ${barsOver("fresh processes")}`,
    options: {
      height: 260,
      x: { label: "bits (the table has 2^bits slots)", ticks: lookUps.map(({ bits }) => bits) },
      y: { label: "time of a look-up (ns)", zero: true },
    },
    marks: linesWithIntervals(points),
  };
}

function titleOf({ game }: { readonly game: string }): string {
  return findGame(game).title;
}
