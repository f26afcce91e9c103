/**
 * The verdicts of the study, by the greatest depth of each game.
 *
 * @module
 */
import { formatInterval, type Interval } from "matchbox/report/statistics/interval.ts";
import { nameInSentence } from "../../game_names.ts";
import { fromTo } from "../../from_to.ts";
import { judge, judgeTogether } from "../../judge.ts";
import type { Verdict } from "../../study.ts";
import type { FirstMoves, RootMoves } from "./first_moves.ts";
import type { Program } from "./programs.ts";
import { type Cost, type Deepening, deepest, sampled, type Time } from "./summary.ts";

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

/** The verdicts on C11a, C11b, C11c, C12a, C12b and C17. */
export function claims({ costs, uniform, firstMoves, rootMoves, times }: Deepening): Verdict[] {
  const last = sampled(deepest(costs));
  const of = (algorithm: Cost["algorithm"]) => last.filter((cost) => cost.algorithm === algorithm);
  const withTable = of("alpha-beta with table");
  return [
    withoutCuts(of("minimax"), uniform),
    littleMore(of("alpha-beta")),
    less(withTable),
    innerNodes(sampled(firstMoves).filter(hasTable)),
    root(sampled(rootMoves).filter(hasTable)),
    severalTimes(withTable, times),
  ];
}

function hasTable({ algorithm }: Program): boolean {
  return algorithm === "alpha-beta with table";
}

function withoutCuts(full: readonly Cost[], uniform: Deepening["uniform"]): Verdict {
  const allowed = { low: 1 / ABOUT, high: ABOUT };
  const errors = [...Map.groupBy(uniform, ({ width }) => width)].map(([width, trees]) => {
    const { fixed, deepening } = trees.at(-1)!;
    return Math.abs(deepening / fixed * (width - 1) / width - 1);
  });
  const numbers = listed(
    full,
    ({ ratio, foretold }) =>
      `${short(ratio, 3)} with W = ${short(foretold!.width, 2)}, above 1 ` +
      `${short(foretold!.over, 2)} times 1/(W - 1)`,
  );
  return {
    claim: "C11a",
    sentence: "Without cutoffs, iterative deepening costs about W/(W - 1) times the nodes of a " +
      "search to a fixed depth.",
    verdict: judgeTogether(full.map(({ foretold }) => judge(foretold!.over, allowed))),
    measured: `the part above 1 is ${
      fromTo(full.map((each) => [nameInSentence(each.game), each.foretold!.over]), 2)
    } times 1/(W - 1), ${positions(full)}`,
    evidence:
      `Nodes of all iterations over those of the last depth alone, minimax of ${where(full)}; ` +
      `${numbers}. "About" means that the part above 1 is 1/(W - 1) within a factor of ${ABOUT}, ` +
      "because W is a mean over plies whose widths differ by as much. In uniform trees the formula " +
      `is right to ${(100 * Math.max(...errors)).toFixed(2)} %.`,
  };
}

function littleMore(costs: readonly Cost[]): Verdict {
  return {
    claim: "C11b",
    sentence:
      "With alpha-beta, iterative deepening costs little more than a search to a fixed depth.",
    verdict: judgeTogether(costs.map(({ ratio }) => judge(ratio, { high: LITTLE }))),
    measured: `${fromTo(named(costs, ({ ratio }) => ratio), 2)} times the nodes, ${
      positions(costs)
    }`,
    evidence: `Nodes of all iterations over those of the last depth alone, alpha-beta without a ` +
      `table, ${where(costs)}; ${
        listed(costs, ({ ratio }) => short(ratio, 2))
      }. "Little more" means ` +
      `at most ${LITTLE} times, because one more ply costs at least twice the nodes.`,
  };
}

function less(costs: readonly Cost[]): Verdict {
  return {
    claim: "C11c",
    sentence: "With the hash table, iterative deepening costs less than a search to a fixed depth.",
    verdict: judgeTogether(costs.map(({ ratio }) => judge(ratio, { high: 1 }))),
    measured: `${fromTo(named(costs, ({ ratio }) => ratio), 2)} times the nodes, ${
      positions(costs)
    }`,
    evidence:
      `Nodes of all iterations over those of the last depth alone, alpha-beta with a table ` +
      `in both, ${where(costs)}; ${listed(costs, ({ ratio }) => short(ratio, 2))}. "Less" means ` +
      "below 1. Over alpha-beta to the last depth alone, without a table or an order: " +
      `${listed(costs, ({ overPlain }) => short(overPlain, 2))}.`,
  };
}

function severalTimes(costs: readonly Cost[], times: readonly Time[]): Verdict {
  const timed = times.length === 0
    ? ""
    : ` In time, ${where(times)}; ${listed(times, ({ speedup }) => short(speedup, 2))}.`;
  return {
    claim: "C17",
    sentence: "With a hash table the iterations 1 to n together are several times faster than " +
      "iteration n alone.",
    verdict: judgeTogether(costs.map(({ ratio }) => judge(inverse(ratio), { low: SEVERAL }))),
    measured: `${fromTo(named(costs, ({ ratio }) => inverse(ratio)), 2)} times as fast by nodes, ${
      positions(costs)
    }`,
    evidence:
      `Nodes of the last depth alone over those of all iterations, alpha-beta with a table in ` +
      `both, ${where(costs)}; ${
        listed(costs, ({ ratio }) => short(inverse(ratio), 2))
      }. "Several ` +
      `times" means at least ${SEVERAL}, the weakest reading of the word.${timed}`,
  };
}

function innerNodes(shares: readonly FirstMoves[]): Verdict {
  return {
    claim: "C12a",
    sentence:
      "At inner nodes the move that causes the cutoff is the first one tried in about 75 % of " +
      "the cases, and among the first three in about 90 %.",
    verdict: aboutAsOften(shares),
    measured: `first ${rangeOf(shares)}, ${positions(shares)}`,
    evidence: `Cutoffs of the last iteration, alpha-beta with a table and the hash move first, ` +
      `${where(shares)}; ${sharesOf(shares)}. ${NEARNESS}`,
  };
}

function root(shares: readonly RootMoves[]): Verdict {
  const chance = shares.filter(({ order }) => order === "as generated").map(({ game, byChance }) =>
    `${nameInSentence(game)} ${byChance.first.toFixed(2)} and ${byChance.firstThree.toFixed(2)}`
  );
  return {
    claim: "C12b",
    sentence:
      "At the root, from one depth to the next, the best move is the first one tried in about " +
      "75 % of the cases, and among the first three in about 90 %.",
    verdict: aboutAsOften(shares),
    measured: `first ${rangeOf(shares)}, ${positions(shares)}`,
    evidence: "All depths from 2, alpha-beta with a table and the best move of the depth before " +
      `first, ${where(shares)}; ${sharesOf(shares)}. In random order it would be ` +
      `${chance.join(", ")}. ${NEARNESS}`,
  };
}

const NEARNESS = `"About" means within ${100 * NEAR} points on either side, because the source ` +
  "gives round numbers.";

/** Both shares of every game count. */
function aboutAsOften(shares: readonly (FirstMoves | RootMoves)[]) {
  const about = (share: Interval, expected: number) =>
    judge(share, { low: expected - NEAR, high: Math.min(expected + NEAR, 1) });
  return judgeTogether(
    shares.flatMap(({ first, firstThree }) => [
      about(first, FIRST),
      about(firstThree, FIRST_THREE),
    ]),
  );
}

function sharesOf(shares: readonly (FirstMoves | RootMoves)[]): string {
  return listed(
    shares,
    ({ first, firstThree }) => `first ${short(first, 2)}, first three ${short(firstThree, 2)}`,
  );
}

/** The shares of the first move with their intervals, and those of the first three. */
function rangeOf(shares: readonly (FirstMoves | RootMoves)[]): string {
  const three = shares.map(({ firstThree }) => firstThree.mean);
  const [least, most] = [Math.min(...three), Math.max(...three)].map((mean) => mean.toFixed(2));
  return `${fromTo(named(shares, ({ first }) => first), 2)}; first three ${least} to ${most}`;
}

function named<T extends Program & { readonly game: string }>(
  all: readonly T[],
  of: (each: T) => Interval,
) {
  return all.map((each) => [`${nameInSentence(each.game)}, ${each.order}`, of(each)] as const);
}

/** The smallest and the largest number of positions. */
function positions(all: readonly { readonly count: number }[]): string {
  const counts = all.map(({ count }) => count);
  const [least, most] = [Math.min(...counts), Math.max(...counts)];
  return `${least === most ? least : `${least} to ${most}`} positions`;
}

/** The depths and the numbers of positions of each game. */
function where(all: readonly (Cost | Time | FirstMoves | RootMoves)[]): string {
  const games = all.map(({ game, depth, count }) =>
    `${nameInSentence(game)} to depth ${depth} (${count} positions)`
  );
  return [...new Set(games)].join(", ");
}

/** The numbers of each game, by the order of the moves. */
function listed<T extends Program & { readonly game: string }>(
  all: readonly T[],
  write: (each: T) => string,
): string {
  const orders = [...Map.groupBy(all, ({ order }) => order)].map(([order, own]) => {
    const numbers = own.map((each) => `${nameInSentence(each.game)} ${write(each)}`);
    return `moves ${order === "as generated" ? order : `by ${order}`}: ${numbers.join(", ")}`;
  });
  return orders.join("; ");
}

function inverse({ mean, low, high, count }: Interval): Interval {
  return {
    mean: 1 / mean,
    low: high === null ? null : 1 / high,
    high: low === null ? null : 1 / low,
    count,
  };
}

function short(estimate: Interval, digits: number): string {
  return formatInterval(estimate, { digits, count: false });
}
