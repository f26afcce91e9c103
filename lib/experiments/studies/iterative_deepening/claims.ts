/**
 * What the study says of the claims: of costs at every depth of each game, because they change with it; of the
 * moves tried first in the last iteration, or in all of them.
 *
 * @module
 */
import type { Interval } from "matchbox/report/statistics/interval.ts";
import type { Claim, ClaimCase, Statement } from "../../claim.ts";
import { nameAtDepth, nameInSentence } from "../../game_names.ts";
import { groupBy, rowsWith } from "../../groups.ts";
import { brief, percent } from "../../phrases.ts";
import type { Program } from "./programs.ts";
import { deepest, type FirstMoves, type RootMoves, sampled, type Summary } from "./summary.ts";

/**
 * `About` W/(W - 1): the cost above 1 is 1/(W - 1) within this factor. W is a mean over plies whose widths
 * differ by as much.
 */
const ABOUT = 1.5;
/** `Little more`: at most this ratio. One ply more costs at least twice the nodes in each of the games. */
const LITTLE = 1.5;
/** `Several times`: at least this factor, the weakest reading of the word. */
const SEVERAL = 2;
/** `About` 75 % and 90 %: within this distance, because the source gives round numbers. */
const NEAR = 0.1;
const FIRST = 0.75;
const FIRST_THREE = 0.9;

/** At depth 1 there is nothing to deepen. */
const FIRST_DEEPENED = 2;

const WITH_TABLE = { algorithm: "alpha-beta with table" } as const;

/** What is said of C11a, C11b, C11c, C12a, C12b and C17. */
export function claims({ costs, uniform, firstMoves, rootMoves, times }: Summary): Statement[] {
  const deepened = sampled(costs).filter(({ depth }) => depth >= FIRST_DEEPENED);
  const full = rowsWith(deepened, { algorithm: "minimax" });
  const withoutTable = rowsWith(deepened, { algorithm: "alpha-beta" });
  const withTable = rowsWith(deepened, WITH_TABLE);
  const errors = uniform.map(({ ratio, foretold }) => Math.abs(ratio / foretold - 1));
  const overLast = {
    estimand: "nodes of depths 1 to n over depth n",
    digits: 2,
    rule: "each",
  } as const;
  return [
    {
      claim: "C11a",
      estimand: "(W - 1) times what the nodes of all depths, divided by those of the last, are " +
        "above 1",
      digits: 2,
      cases: full.map((each) => ({ name: nameAtDepth(each), estimate: each.foretold!.over })),
      allowed: {
        ...{ low: 1 / ABOUT, high: ABOUT },
        reason: "because W is a mean over plies whose widths differ by as much",
      },
      rule: "each",
      beside: [
        `Minimax visits ${
          full.map(({ game, depth, ratio, foretold }) =>
            `${brief(ratio)} times the nodes in ${nameAtDepth({ game, depth })} with W = ` +
            brief(foretold!.width, 2)
          ).join(", ")
        }.`,
        `In uniform trees the formula is right to ${percent(Math.max(...errors), 2)}.`,
      ],
    },
    {
      ...{ ...overLast, claim: "C11b" },
      cases: casesOf(withoutTable, ({ ratio }) => ratio),
      allowed: { high: LITTLE, reason: "because one more ply costs at least twice the nodes" },
    },
    {
      ...{ ...overLast, claim: "C11c" },
      cases: casesOf(withTable, ({ ratio }) => ratio),
      allowed: { high: 1, reason: "because less is less by however little" },
      beside: [
        depthsOf(withTable, "greatest depths are"),
        "Divided by those of alpha-beta to the last depth alone, without a table or an order, " +
        `they are ${listed(withTable, ({ overPlain }) => overPlain)}.`,
      ],
    },
    aboutAsOften("C12a", "share of the cutoffs in the last iteration", firstMoves),
    aboutAsOften(
      "C12b",
      "share of the best moves at the root",
      rootMoves,
      "All depths from 2 on are counted.",
      `In random order the shares of the first move and of the first three would be ${
        sampled(rowsWith(rootMoves, { ...WITH_TABLE, order: "as generated" })).map((
          { game, byChance },
        ) =>
          `${byChance.first.toFixed(2)} and ${byChance.firstThree.toFixed(2)} ` +
          `(${nameInSentence(game)})`
        ).join(", ")
      }.`,
    ),
    {
      claim: "C17",
      estimand: "nodes of depth n over depths 1 to n",
      digits: 2,
      cases: casesOf(withTable, ({ inverse }) => inverse),
      allowed: { low: SEVERAL, reason: "because twice is the weakest reading of several times" },
      rule: "each",
      beside: [
        depthsOf(withTable, "greatest depths are"),
        ...(times.length === 0
          ? []
          : [`In time it is ${listed(times, ({ speedup }) => speedup)}.`]),
      ],
    },
  ];
}

/** Whether the first move and the first three have about the shares of the source, with a table. */
function aboutAsOften(
  claim: string,
  estimand: string,
  all: readonly (FirstMoves | RootMoves)[],
  ...beside: string[]
): Claim {
  const shares = sampled(rowsWith(all, WITH_TABLE));
  const about = (place: "first" | "firstThree", name: string, expected: number) =>
    shares.map((each): ClaimCase => ({
      name: `${nameOf(each)}: ${name}`,
      estimate: each[place],
      allowed: { low: expected - NEAR, high: Math.min(expected + NEAR, 1) },
    }));
  return {
    ...{ claim, estimand, digits: 2 },
    cases: [
      ...about("first", "first move", FIRST),
      ...about("firstThree", "first three", FIRST_THREE),
    ],
    allowed: { reason: "because the source gives round numbers" },
    rule: "each",
    beside: [depthsOf(shares), ...beside],
  };
}

/** A program in one game. */
type OfGame = Program & { readonly game: string; readonly depth: number };

function nameOf({ game, order }: OfGame): string {
  return `${nameInSentence(game)}, ${order}`;
}

function depthsOf(all: readonly OfGame[], which = "depth is"): string {
  const depths = groupBy(deepest(all), "game", "depth").rollup(() => ({}));
  return `The ${which} ${
    depths.map(({ game, depth }) => `${depth} in ${nameInSentence(game)}`).join(", ")
  }.`;
}

function casesOf<T extends OfGame>(all: readonly T[], of: (each: T) => Interval): ClaimCase[] {
  return all.map((each) => ({ name: withDepth(each), estimate: of(each) }));
}

function withDepth(each: OfGame): string {
  return `${nameAtDepth(each)}, ${each.order}`;
}

function listed<T extends OfGame>(all: readonly T[], of: (each: T) => Interval): string {
  return all.map((each) => `${brief(of(each), 2)} (${withDepth(each)})`).join(", ");
}
