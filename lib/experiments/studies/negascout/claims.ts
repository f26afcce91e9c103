/**
 * The verdicts on the claims of the sources. They are judged by Reversi, Metelyk and chess at the greatest
 * depth of each; tic-tac-toe is too small to count.
 *
 * @module
 */
import { findGame } from "matchbox/games/registry.ts";
import { formatNumber } from "matchbox/report/format.ts";
import { formatInterval, type Interval } from "matchbox/report/statistics/interval.ts";
import { fromTo } from "../../from_to.ts";
import { judge, judgeAny, judgeTogether } from "../../judge.ts";
import type { Verdict, VerdictWord } from "../../study.ts";
import { isJudged } from "./games.ts";
import { type Comparison, deepest, HALF_AGAIN } from "./search_summary.ts";
import type { Findings } from "./summary.ts";
import { shapeName, type TreeSummary } from "./tree_summary.ts";
import type { VisitSummary } from "./visit_summary.ts";
import type { WindowSummary } from "./window_summary.ts";

/** `Much faster`: at most half of the nodes, so at least twice as fast. */
const MUCH = 0.5;

/** The verdicts on C7a, C7b, C13a, C13b, C15a, C15b, C15c, C31 and C32. */
export function claims({ comparisons, trees, visits, windows }: Findings): Verdict[] {
  const judged = deepest(comparisons).filter(({ game }) => isJudged(game));
  const usual = judged.filter(({ order, memory }) => memory === "none" && order !== "worst first");
  const nullWindows = windows.filter(({ game }) => isJudged(game));
  return [
    sameValue(comparisons.filter(({ game }) => isJudged(game))),
    fewerNodes(usual),
    upToHalfAgain(usual, comparisons.filter(({ timeFactor }) => timeFactor !== null)),
    slowerThanMinimax(
      judged.filter(({ order }) => order === "worst first"),
      trees.filter(({ order }) => order === "worst first"),
    ),
    muchFaster(nullWindows),
    moreCutoffs(visits.filter(({ condition }) => condition.startsWith("null window"))),
    bounds(nullWindows),
    noExtraNodes(visits),
    gainByTable(judged.filter(({ order, memory }) => order === "best first" && memory !== "none")),
  ];
}

function sameValue(comparisons: readonly Comparison[]): Verdict {
  const searches = comparisons.reduce((sum, each) => sum + each.count, 0);
  const others = comparisons.reduce((sum, each) => sum + each.otherValues, 0);
  const found = `${formatNumber(others)} of ${formatNumber(searches)} searches`;
  return {
    claim: "C7a",
    sentence: "NegaScout finds the same value as alpha-beta.",
    verdict: others === 0 ? "confirmed" : "refuted",
    measured: `another value in ${found}`,
    evidence: `${sample(comparisons)}, all depths, orders and tables: NegaScout finds another ` +
      `value than alpha-beta in ${found}. One is enough to refute the claim.`,
  };
}

function fewerNodes(usual: readonly Comparison[]): Verdict {
  const verdicts = usual.map(({ scout }) => judge(scout, { high: 1 }));
  return {
    claim: "C7b",
    sentence: "NegaScout visits fewer nodes than alpha-beta.",
    verdict: judgeTogether(verdicts),
    measured: `${fromTo(named(usual, ({ scout }) => scout), 2)} times the nodes, ${
      positions(usual)
    }`,
    evidence:
      `${sample(usual)}: nodes of NegaScout divided by those of alpha-beta, sorting included: ${
        listed(usual, ({ scout }) => scout)
      }. ` +
      `"Fewer" means that the whole interval is below 1; so it is in ${count(verdicts)}.`,
  };
}

function upToHalfAgain(usual: readonly Comparison[], timed: readonly Comparison[]): Verdict {
  const range = { high: HALF_AGAIN };
  const byNodes = usual.map(({ factor }) => judge(factor, range));
  const byTime = timed.map(({ timeFactor }) => judge(timeFactor!, range));
  const most = usual.toSorted((one, other) => other.factor.mean - one.factor.mean)[0];
  const fastest = timed.toSorted((one, other) => other.timeFactor!.mean - one.timeFactor!.mean)[0];
  const above = usual.reduce((sum, each) => sum + each.above, 0);
  const all = usual.reduce((sum, each) => sum + each.count, 0);
  const single = Math.max(...usual.map(({ mostFactor }) => mostFactor));
  return {
    claim: "C13a",
    sentence: "NegaScout makes alpha-beta faster by at most 50 %.",
    verdict: judgeTogether([...byNodes, ...byTime, above === 0 ? "confirmed" : "refuted"]),
    measured: `on average at most ${interval(most.factor)} times as fast by nodes ` +
      `(${nameOf(most)}); above ${HALF_AGAIN} in ${above} of ${all} searches`,
    evidence:
      `${sample(usual)}: on average NegaScout is at most ${HALF_AGAIN} times as fast, which ` +
      `is a third fewer nodes, in ${count(byNodes)} by nodes` +
      (fastest ? ` and in ${count(byTime)} by time, which is measured at one ply less` : "") +
      `. The largest mean factor by nodes is ${interval(most.factor)} (${nameOf(most)})` +
      (fastest ? `, by time ${interval(fastest.timeFactor!)} (${nameOf(fastest)})` : "") +
      `. "At most" also concerns single searches: in ${above} of ${all} the factor by nodes is ` +
      `above ${HALF_AGAIN}, and the largest is ${formatNumber(single, 2)}.`,
  };
}

function slowerThanMinimax(
  worst: readonly Comparison[],
  trees: readonly TreeSummary[],
): Verdict {
  const inGames = worst.map(({ overMinimax }) => judge(overMinimax!, { low: 1 }));
  const inTrees = trees.map(({ overMinimax }) => judge(overMinimax, { low: 1 }));
  const verdicts = [...inGames, ...inTrees];
  const timed = trees.filter(({ timeOverMinimax }) => timeOverMinimax !== null);
  return {
    claim: "C13b",
    sentence: "With the moves in a bad order NegaScout can take longer than minimax.",
    verdict: judgeAny(verdicts),
    measured: `${
      fromTo([
        ...named(worst, ({ overMinimax }) => overMinimax!),
        ...trees.map((tree) => [shapeName(tree), tree.overMinimax] as const),
      ], 2)
    } times the nodes of minimax`,
    evidence:
      `Nodes of NegaScout divided by those of minimax, the worst move first. Uniform trees: ` +
      `${trees.map((tree) => `${shapeName(tree)} ${interval(tree.overMinimax)}`).join("; ")}` +
      (timed.length
        ? `, by time ${timed.map((tree) => interval(tree.timeOverMinimax!)).join("; ")}`
        : "") +
      `. ${sample(worst)}, the worst move first by a shallow search: ${
        worst.map((each) => `${titleOf(each)} ${interval(each.overMinimax!)}`).join("; ")
      }. "Can" means that there is a kind of tree in which the whole interval is above 1.`,
  };
}

function muchFaster(windows: readonly WindowSummary[]): Verdict {
  const nearest = windows.filter(({ distance }) => distance === 0);
  const faster = nearest.map(({ nodes }) => judge(nodes, { high: MUCH }));
  const nameOf = (each: WindowSummary) => `${titleOf(each)} ${each.side}`;
  return {
    claim: "C15a",
    sentence: "A search with a null window is much faster than one with a full window.",
    verdict: judgeTogether(faster),
    measured: `${fromTo(nearest.map((each) => [nameOf(each), each.nodes]), 2)} times the nodes, ` +
      positions(nearest),
    evidence:
      "Nodes divided by those of the open window, for the null windows next to the value: " +
      `${nearest.map((each) => `${nameOf(each)} ${interval(each.nodes)}`).join("; ")}. "Much" ` +
      `means at most ${MUCH}, twice as fast: ${count(faster)}.`,
  };
}

function moreCutoffs(visits: readonly VisitSummary[]): Verdict {
  const [extra, spared, plain] = (["extra", "spared", "alphaBeta"] as const).map((name) =>
    visits.reduce((sum, each) => sum + each[name], 0)
  );
  const found = `of the ${formatNumber(plain)} nodes of the open window it cuts off ` +
    `${formatNumber(spared)}, and it visits ${formatNumber(extra)} others`;
  return {
    claim: "C15b",
    sentence: "A null window is faster because it has more cutoffs.",
    verdict: extra === 0 && spared > 0 ? "confirmed" : "refuted",
    measured: found,
    evidence: `In trees with a fixed order, ${found}. "More cutoffs" means that it cuts off all ` +
      "that the open window cuts off, and more.",
  };
}

function bounds(windows: readonly WindowSummary[]): Verdict {
  const wrong = windows.reduce((sum, each) => sum + each.wrongBounds + each.wrongAgain, 0);
  const searches = windows.reduce((sum, each) => sum + each.count, 0);
  const found = `${wrong} of ${formatNumber(searches)} null windows`;
  return {
    claim: "C15c",
    sentence: "A null window bounds the value from the side on which it fails.",
    verdict: wrong === 0 ? "confirmed" : "refuted",
    measured: `a wrong bound or value in ${found}`,
    evidence:
      `In ${found} the bound was wrong, or the value that the second search found with it. ` +
      "One is enough to refute the claim.",
  };
}

function noExtraNodes(visits: readonly VisitSummary[]): Verdict {
  const part = (name: string, ...conditions: VisitSummary["condition"][]) => ({
    name,
    own: visits.filter(({ condition }) => conditions.includes(condition)),
  });
  const parts = [
    part(
      "With a fixed order and whole values",
      "NegaScout, fixed order",
      "NegaScout, fixed order, fail-hard",
    ),
    part("With fractional values", "NegaScout, fixed order, fractional values"),
    part("With killers", "NegaScout, killers"),
    part("With a table", "NegaScout, table"),
  ];
  const [fixed, ...others] = parts.map(({ own }) => own);
  const shareOf = (all: readonly VisitSummary[]) =>
    (["extra", "compared"] as const).map((name) =>
      formatNumber(all.reduce((sum, each) => sum + each[name], 0))
    ).join(" of ");
  return {
    claim: "C31",
    sentence: "NegaScout never visits a node that alpha-beta cuts off.",
    verdict: judgeTogether(
      parts.map(({ own }) => own.every(({ extra }) => extra === 0) ? "confirmed" : "refuted"),
    ),
    measured: `${shareOf(fixed)} visited nodes are cut off by alpha-beta with a fixed order and ` +
      `whole values, ${shareOf(others.flat())} otherwise`,
    evidence: parts.map(({ name, own }) => {
      const sum = (of: (each: VisitSummary) => number) =>
        formatNumber(own.reduce((total, each) => total + of(each), 0));
      return `${name} alpha-beta cuts off ${sum(({ extra }) => extra)} of the ${
        sum(({ compared }) => compared)
      } nodes that NegaScout visits, in ${sum(({ withExtra }) => withExtra)} of ${
        sum(({ count }) => count)
      } searches.`;
    }).join(" ") + ' "Never" means not one node: these are counts, not estimates.',
  };
}

function gainByTable(withTable: readonly Comparison[]): Verdict {
  const of = (memory: Comparison["memory"]) => withTable.filter((each) => each.memory === memory);
  const [alone, deepened] = [of("table"), of("table, deepened")];
  const verdicts = alone.map(({ tableGain }) => judge(tableGain!, { high: 1 }));
  const gains = (comparisons: readonly Comparison[]) =>
    comparisons.map((each) => `${titleOf(each)} ${interval(each.tableGain!)}`).join("; ");
  return {
    claim: "C32",
    sentence: "NegaScout gains more with a hash table than without.",
    verdict: judgeTogether(verdicts),
    measured: `the ratio with a table is ${
      fromTo(named(alone, ({ tableGain }) => tableGain!), 2)
    } times that without, ${positions(alone)}`,
    evidence:
      `${sample(withTable)}, best move first by a shallow search: the ratio of NegaScout to ` +
      `alpha-beta with a table, divided by the ratio without: ${
        gains(alone)
      }. "More" means that the ` +
      `whole interval is below 1; so it is in ${
        count(verdicts)
      }. With a table and the searches to ` +
      `all depths, which differs from a search without a table in two things and is not judged: ${
        gains(deepened)
      }.`,
  };
}

/** How many of the cases were confirmed. */
function count(verdicts: readonly VerdictWord[]): string {
  const confirmed = verdicts.filter((verdict) => verdict === "confirmed").length;
  return `${confirmed} of ${verdicts.length} cases`;
}

function listed(
  comparisons: readonly Comparison[],
  of: (comparison: Comparison) => Interval,
): string {
  return comparisons.map((each) => `${nameOf(each)}: ${interval(of(each))}`).join("; ");
}

function named(comparisons: readonly Comparison[], of: (comparison: Comparison) => Interval) {
  return comparisons.map((each) => [nameOf(each), of(each)] as const);
}

function nameOf(comparison: Comparison): string {
  return `${titleOf(comparison)}, ${comparison.order}`;
}

function titleOf({ game, depth }: { readonly game: string; readonly depth: number }): string {
  return `${findGame(game).title} at depth ${depth}`;
}

function interval(estimate: Interval): string {
  return formatInterval(estimate, { digits: 2, count: false });
}

function sample(comparisons: readonly Comparison[]): string {
  return `${positions(comparisons)} of each game`;
}

function positions([{ count }]: readonly { readonly count: number }[]): string {
  return `${count} positions`;
}
