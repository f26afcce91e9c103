/**
 * What the rows say of the transposition table.
 *
 * @module
 */
import { formatNumber } from "matchbox/report/format.ts";
import type { Claim } from "../../claim.ts";
import { total } from "../../estimates.ts";
import { fromTo } from "../../from_to.ts";
import { nameAtDepth, nameInSentence } from "../../game_names.ts";
import { groupBy, rowsWith } from "../../groups.ts";
import { brief } from "../../phrases.ts";
import { defineStudy } from "../../study.ts";
import { figures } from "./figures.ts";
import { INDEXES } from "./rows.ts";
import { experiment } from "./run.ts";
import { deepest, sampled, summarise, type Summary } from "./summary.ts";
import { tables } from "./tables.ts";

export const study = defineStudy(experiment, {
  title: "The transposition table",
  question: "What does a transposition table save, by its size and scheme, and when is it wrong?",
  sources: ["E2", "C47"],
  ...{ summarise, tables, figures },

  claims: (summary) => [literalTable(summary), costlierIndex(summary)],

  finding({ sizes }) {
    const bits = Math.max(...sizes.map((size) => size.bits));
    const largest = sampled(rowsWith(sizes, { bits, replacement: "deeper" }));
    const nodes = fromTo(largest.map(({ game, nodes }) => [nameInSentence(game), nodes]), 2);
    return `A table of 2^${bits} slots leaves ${nodes} of the nodes of alpha-beta ` +
      `(${Math.min(...largest.map(({ count }) => count))} positions or more of each game).`;
  },
});

/**
 * A literal table gives wrong values in a game if it gives one, in any of the searches, that the same table
 * with bounds does not give. These are counts, so one is enough.
 */
function literalTable({ values, locks }: Summary): Claim {
  const equal = rowsWith(sampled(values), { trust: "equal" });
  const bounded = rowsWith(equal, { table: "with bounds" });
  const literal = rowsWith(equal, { table: "literal" });
  const byGame = groupBy(literal, "game").rollup((own, { game }) => ({
    count: total(own, "count"),
    wrong: total(own, "values") - total(rowsWith(bounded, { game }), "values"),
  }));
  const bySearch = groupBy(deepest(literal), "search").rollup((own) => ({
    shares: own.map((each) =>
      `${brief(each.valueShare)} and ${brief(each.moveShare)} (${nameAtDepth(each)})`
    ).join("; "),
  }));
  const longest = Math.max(...locks.map(({ lock_bits }) => lock_bits));
  const wrongHits = total(rowsWith(locks, { lock_bits: longest }), "wrongHits");
  return {
    claim: "E2",
    sentence:
      "A table that does not store whether a value is exact or a bound gives wrong values " +
      "with alpha-beta.",
    estimand: "searches with a wrong value, more than with bounds",
    cases: byGame.map(({ game, wrong }) => ({ name: nameInSentence(game), estimate: wrong })),
    allowed: { low: 1, reason: "because these are counts, and one is enough" },
    rule: "each",
    beside: [
      `So many searches had a literal table: ${
        byGame.map(({ game, count }) => `${formatNumber(count)} (${nameInSentence(game)})`)
          .join("; ")
      }.`,
      `With bounds it is ${formatNumber(total(bounded, "values"))} of ` +
      `${formatNumber(total(bounded, "count"))} searches.`,
      "Only entries of the same depth are used.",
      "Shares of the positions with another value than minimax and with a worse move: " +
      `${bySearch.map(({ search, shares }) => `by ${search} ${shares}`).join("; ")}.`,
      "The lock of the whole hash took one position for another " +
      `${formatNumber(wrongHits)} times.`,
    ],
  };
}

/** Each index has fewer positions that find their slot taken than the next cheaper one, in each game. */
function costlierIndex({ dearer, indexTimes }: Summary): Claim {
  return {
    claim: "C47",
    estimand: "positions whose slot is taken, over those by the next cheaper index",
    digits: 2,
    cases: dearer.flatMap(({ game, index, taken }) =>
      taken === null ? [] : [{ name: `${index}, ${nameInSentence(game)}`, estimate: taken }]
    ),
    allowed: { high: 1, reason: "because fewer is fewer by however little" },
    rule: "each",
    beside: [
      `From the cheapest to the costliest: ${INDEXES.join(", ")}.`,
      "A search has a table with a slot for each of its positions, and as few more as a power of two needs.",
      ...(indexTimes.length === 0 ? [] : [
        `An index of a position of chess takes, in nanoseconds, ${
          indexTimes.map(({ index, nanoseconds }) => `${brief(nanoseconds, 0)} (${index})`).join(
            "; ",
          )
        }.`,
      ]),
    ],
  };
}
