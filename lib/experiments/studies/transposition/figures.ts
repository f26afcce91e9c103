/**
 * The figures of the study.
 *
 * @module
 */
import { sumOf } from "@std/collections";
import { findGame } from "matchbox/games/registry.ts";
import { formatNumber } from "matchbox/report/format.ts";
import { linesWithIntervals, seriesOf, seriesPanel, seriesPoint } from "matchbox/report/series.ts";
import type { Figure } from "matchbox/report/table.ts";
import { nameInSentence } from "../../game_names.ts";
import type { LookUpRow } from "./rows.ts";
import {
  deepest,
  type Lock,
  sampled,
  type TableSize,
  type Transposition,
  type WrongValues,
} from "./summary.ts";

/** The figures of the nodes by size, of wrong values by depth, of locks, and of look-ups. */
export function figures({ sizes, values, locks, lookUps }: Transposition): Figure[] {
  return [
    nodesBySize(sampled(sizes)),
    wrongByDepth(sampled(values)),
    unnoticed(locks),
    lookUpTimes(lookUps),
  ];
}

function nodesBySize(sizes: readonly TableSize[]): Figure {
  const bits = [...new Set(sizes.map(({ bits }) => bits))];
  const leaves = (size: number) =>
    inWords(
      sizes.filter(({ bits, replacement }) => bits === size && replacement === "deeper")
        .map(({ nodes }) => percent(nodes.mean)),
    );
  const games = inWords([...new Set(sizes.map(({ game }) => nameInSentence(game)))]);
  const schemes = [...new Set(sizes.map(({ replacement }) => replacement.replace("_", "-")))];
  return {
    name: "nodes_by_size",
    title: `A table of 2^${bits.at(-1)} slots leaves ${
      leaves(bits.at(-1)!)
    } of the nodes in ${games}`,
    caption:
      "Nodes with a table over those without, by size of the table and replacement scheme; the " +
      "title is about the scheme deeper. Geometric means; bars: 95 % intervals over the positions.",
    options: {
      x: { label: "bits (the table has 2^bits slots)" },
      y: { label: "nodes / nodes without a table" },
      color: { domain: schemes, legend: true },
      symbol: { domain: schemes },
    },
    marks: [{ mark: "ruleY", data: [1], options: { strokeDasharray: "4 3" } }],
    panels: [...Map.groupBy(sizes, ({ game }) => game)].map(([game, own]) =>
      seriesPanel(
        titleOf(game),
        own.map(({ bits, replacement, nodes }) =>
          seriesPoint(bits, replacement.replace("_", "-"), nodes)
        ),
      )
    ),
  };
}

function wrongByDepth(values: readonly WrongValues[]): Figure {
  const equal = values.filter(({ trust }) => trust === "equal");
  const literal = equal.filter(({ table }) => table === "literal");
  const points = literal.map((each) => ({
    game: each.game,
    ...seriesPoint(each.depth, each.search, each.valueShare),
  }));
  const wrong = sumOf(equal.filter(({ table }) => table === "with bounds"), ({ values }) => values);
  const ends = (search: WrongValues["search"]) =>
    inWords(
      deepest(literal).filter((each) => each.search === search)
        .map(({ valueShare }) => percent(valueShare.mean)),
    );
  return {
    name: "wrong_values",
    title:
      `A table without bounds gives a wrong value in ${
        ends("null windows")
      } of the positions with ` +
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
    panels: [...Map.groupBy(points, ({ game }) => game)].map(([game, own]) =>
      seriesPanel(titleOf(game), own)
    ),
  };
}

function unnoticed(locks: readonly Lock[]): Figure {
  // A logarithmic scale has no place for 0.
  const points = locks.filter(({ unnoticed }) => unnoticed > 0).map((lock) => ({
    bits: lock.bits,
    game: titleOf(lock.game),
    share: lock.unnoticed / lock.collisions,
  }));
  const bits = [...new Set(locks.map(({ bits }) => bits))];
  const total = (size: number, of: (lock: Lock) => number) =>
    locks.filter(({ bits }) => bits === size).reduce((sum, lock) => sum + of(lock), 0);
  const [last, whole] = [bits.at(-1)!, total(bits[0], ({ wrongHits }) => wrongHits)];
  const counts = [({ unnoticed }: Lock) => unnoticed, ({ collisions }: Lock) => collisions]
    .map((of) => formatNumber(total(last, of)));
  return {
    name: "locks",
    title: `A lock of ${last} bits misses ${counts[0]} of ${counts[1]} collisions, where ` +
      `${formatNumber(total(last, ({ expected }) => expected), 1)} are expected; the whole lock ${
        whole === 0 ? "notices all" : `misses ${whole}`
      }`,
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

function lookUpTimes(lookUps: readonly LookUpRow[]): Figure {
  const points = lookUps.map(({ bits, seconds, seconds_low, seconds_high }) => ({
    ...{ x: bits, series: "look-up", mean: 1e9 * seconds },
    ...{ low: 1e9 * seconds_low, high: 1e9 * seconds_high },
  }));
  const [small, large] = [lookUps[0], lookUps.at(-1)!].map(({ bits, bytes, seconds }) =>
    `${formatNumber(1e9 * seconds, 0)} ns in a table of 2^${bits} slots ` +
    `(${formatNumber(bytes / 1024, 0)} kB)`
  );
  return {
    name: "look_ups",
    title: `A look-up takes ${small} and ${large}`,
    caption:
      "Time of a look-up that finds its position, in random places of a full table, by size of " +
      "the table. Medians; bars: quartiles.",
    options: {
      height: 260,
      x: { label: "bits (the table has 2^bits slots)", ticks: lookUps.map(({ bits }) => bits) },
      y: { label: "time of a look-up (ns)", zero: true },
    },
    marks: linesWithIntervals(points),
  };
}

function titleOf(game: string): string {
  return findGame(game).title;
}

function percent(share: number): string {
  return `${formatNumber(100 * share, 0)} %`;
}

function inWords(words: readonly string[]): string {
  return words.length === 1 ? words[0] : `${words.slice(0, -1).join(", ")} and ${words.at(-1)}`;
}
