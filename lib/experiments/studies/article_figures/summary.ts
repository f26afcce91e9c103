/**
 * The summary of the rows for tables, figures and claims.
 *
 * @module
 */
import { geometricMean } from "matchbox/report/statistics/geometric_mean.ts";
import type { Interval } from "matchbox/report/statistics/interval.ts";
import { paired } from "../../paired.ts";
import type { RowsOf } from "../../row_sets.ts";
import { allChoices, type Choices, OF_ARTICLE } from "./calls.ts";
import type { Kind } from "./positions.ts";
import type { SearchRow, sets } from "./rows.ts";

/** The numbers that the article prints for its picture, at this depth. */
export const PRINTED = { depth: 4, minimax: 879_750, alphaBeta: 61_721 } as const;

/** The results of the study. */
export interface ArticleFigures {
  /** The pictured position: minimax first, then alpha-beta with all choices, those of the article first. */
  readonly ways: readonly Way[];
  /** The samples, by kind of position and depth. */
  readonly samples: readonly Sample[];
}

/** The calls of one program in the pictured position. */
export interface Way {
  /** Null for minimax, whose calls do not depend on them. */
  readonly choices: Choices | null;
  /** Calls below the root at the depths from 1 on. */
  readonly calls: readonly number[];
  /** The number that the article prints for the algorithm. */
  readonly printed: number;
}

/** One sample of positions at one depth. Ratios are geometric means over the positions. */
export interface Sample {
  readonly kind: Kind;
  readonly depth: number;
  readonly count: number;
  /** Calls of the article's alpha-beta divided by those of its minimax. */
  readonly share: Interval;
  readonly changes: readonly Change[];
}

/** What an article would have printed if its author had chosen otherwise. */
export interface Change {
  readonly name: ChangeName;
  /** Calls divided by those with the choices of the article. */
  readonly ratio: Interval;
  /** The smallest and the largest ratio of a position. */
  readonly least: number;
  readonly most: number;
}

/** The changes of one choice, and all of them together. */
export const CHANGES = {
  "alpha carried at the root": { root: "alpha carried" },
  "cutoff only above beta": { cutoff: "above beta" },
  "moves in Matchbox's order": { order: "Matchbox" },
  "all three": { root: "alpha carried", cutoff: "above beta", order: "Matchbox" },
} as const satisfies Record<string, Partial<Choices>>;
export type ChangeName = keyof typeof CHANGES;

/** Summarises the rows. */
export function summarise({ searches }: RowsOf<typeof sets>): ArticleFigures {
  const pictured = searches.filter(({ kind }) => kind === "pictured");
  const sampled = searches.filter(({ kind }) => kind !== "pictured");
  const groups = Map.groupBy(sampled, ({ kind, depth }) => `${kind} ${depth}`);
  return {
    ways: [null, ...allChoices].map((choices) => ({
      choices,
      calls: pictured.filter((row) => isBy(row, choices)).map(({ calls }) => calls),
      printed: choices === null ? PRINTED.minimax : PRINTED.alphaBeta,
    })),
    samples: [...groups.values()].map(sampleOf),
  };
}

/** The way with these choices; minimax when they are null. */
export function wayOf(ways: readonly Way[], choices: Choices | null): Way {
  return ways.find((way) => JSON.stringify(way.choices) === JSON.stringify(choices))!;
}

/** The calls of a way at the printed depth. */
export function callsAtPrinted({ calls }: Way): number {
  return calls[PRINTED.depth - 1];
}

/** Whether a search made these choices, or is minimax when they are null. */
function isBy(row: SearchRow, choices: Choices | null): boolean {
  if (choices === null) return row.algorithm === "minimax";
  const { order, root, cutoff } = choices;
  return row.order === order && row.root === root && row.cutoff === cutoff;
}

function sampleOf(rows: readonly SearchRow[]): Sample {
  const by = (choices: Choices | null) => rows.filter((row) => isBy(row, choices));
  const article = by(OF_ARTICLE);
  return {
    kind: rows[0].kind,
    depth: rows[0].depth,
    count: article.length,
    share: geometricMean(paired(article, by(null)).map(([row, full]) => row.calls / full.calls)),
    changes: Object.entries(CHANGES).map(([name, changed]) => {
      const ratios = paired(by({ ...OF_ARTICLE, ...changed }), article)
        .map(([row, own]) => row.calls / own.calls);
      return {
        name: name as ChangeName,
        ratio: geometricMean(ratios),
        least: Math.min(...ratios),
        most: Math.max(...ratios),
      };
    }),
  };
}
