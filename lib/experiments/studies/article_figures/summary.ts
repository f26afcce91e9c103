/**
 * The summary of the rows. Ratios are geometric means over positions.
 *
 * @module
 */
import { geometricMean, pairedRatio, pairsBy } from "../../estimates.ts";
import { groupBy, rowsWith, rowWith } from "../../groups.ts";
import type { RowsOf } from "../../row_sets.ts";
import { type Choices, OF_ARTICLE } from "./calls.ts";
import { PRINTED } from "./positions.ts";
import type { sets } from "./rows.ts";

/** The summary of all rows. */
export type Summary = ReturnType<typeof summarise>;

const UNIT = "positions";

/** The changes of one choice, and all of them together. */
const CHANGES = {
  "alpha carried at the root": { root: "alpha carried" },
  "cutoff only above beta": { cutoff: "above beta" },
  "moves in Matchbox's order": { order: "Matchbox" },
  "all three": { root: "alpha carried", cutoff: "above beta", order: "Matchbox" },
} as const satisfies Record<string, Partial<Choices>>;
export type ChangeName = keyof typeof CHANGES;

/** What differs from the article's alpha-beta, by name. */
export const changeNames = Object.keys(CHANGES) as readonly ChangeName[];

/** The choices of the article with one of these changes. */
export function changed(name: ChangeName): Choices {
  return { ...OF_ARTICLE, ...CHANGES[name] };
}

/** Every program in the pictured position, and what each change does in the samples. */
export function summarise({ searches }: RowsOf<typeof sets>) {
  const ways = groupBy(
    rowsWith(searches, { kind: "pictured" }),
    ...(["algorithm", "order", "root", "cutoff"] as const),
  ).rollup((own, { algorithm }) => {
    const below = rowWith(own, { depth: PRINTED.depth }).calls;
    const printed = PRINTED[algorithm];
    const withRoot = below + 1 === printed ? "with the root" : "no";
    return {
      /** Calls below the root at the depths from 1 on, and at the printed one. */
      calls: own.map(({ calls }) => calls),
      below,
      printed,
      /** Which of the two counts is the printed number. */
      equal: below === printed ? "below the root" : withRoot,
    };
  });
  const alphaBeta = rowsWith(ways, { algorithm: "alpha-beta" });
  const samples = groupBy(searches.filter(({ kind }) => kind !== "pictured"), "kind", "depth");
  return {
    /** Minimax first, then alpha-beta with all choices, those of the article first. */
    ways,
    /** Each way counts the call of the root or leaves it out. */
    counted: 2 * alphaBeta.length,
    matching: alphaBeta.filter(({ equal }) => equal !== "no").length,
    samples: samples.rollup((own) => {
      const article = rowsWith(own, OF_ARTICLE);
      const full = rowsWith(own, { algorithm: "minimax" });
      return {
        count: article.length,
        /** Calls of the article's alpha-beta divided by those of its minimax. */
        share: pairedRatio(article, full, "calls", "position", UNIT),
        /** Calls with a choice changed divided by those of the article's alpha-beta. */
        changes: changeNames.map((name) => {
          const pairs = pairsBy(rowsWith(own, changed(name)), article, "position");
          const ratios = pairs.map(([row, own]) => row.calls / own.calls);
          return {
            name,
            ratio: geometricMean(ratios, (ratio) => ratio, UNIT),
            least: Math.min(...ratios),
            most: Math.max(...ratios),
          };
        }),
      };
    }),
  };
}
