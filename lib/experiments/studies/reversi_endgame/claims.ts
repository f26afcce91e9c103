/**
 * The verdicts of the study on the claims of the sources.
 *
 * @module
 */
import { sumOf } from "@std/collections";
import { formatInterval } from "matchbox/report/statistics/interval.ts";
import type { Verdict } from "../../study.ts";
import { growthOf, type Summary, timesOf } from "./summary.ts";
import { withinASecond } from "./within_a_second.ts";

/** The verdicts on C27a and C27b. */
export function claims(summary: Summary): Verdict[] {
  return [everyScore(summary), aSecond(summary)];
}

function everyScore({ ffo }: Summary): Verdict {
  const compared = sumOf(ffo, ({ scores_compared }) => scores_compared);
  const wrong = sumOf(ffo, ({ mismatches }) => mismatches);
  return {
    claim: "C27a",
    sentence: "Near the end a computer calculates everything: it finds the exact score of every " +
      "move.",
    verdict: wrong === 0 ? "confirmed" : "refuted",
    measured: `${wrong} of ${compared} scores differ, ${ffo.length} positions of the FFO`,
    evidence: `Of ${compared} scores of ${ffo.length} positions of the FFO ` +
      `${wrong === 0 ? "none" : wrong} ${wrong === 1 ? "differs" : "differ"} from the published ` +
      "ones (exact is no difference at all: these are facts, not estimates).",
  };
}

function aSecond(summary: Summary): Verdict {
  const { every, most, timed } = withinASecond(timesOf(summary, "solver"));
  const { from, to, factor } = growthOf(summary, "solver", "alpha-beta");
  const upTo = (squares: number | null) =>
    squares === null ? "for no number of empty squares" : `up to ${squares} empty squares`;
  const beyond = most === timed ? " More were not tried." : "";
  const { solved } = timesOf(summary, "solver").at(-1)!;
  return {
    claim: "C27b",
    sentence: "Up to how many empty squares is a position solved within a second?",
    verdict: "measured",
    measured: `every position ${upTo(every)}, most ${upTo(most)}; with ${timed} it is ` +
      formatInterval(solved, { digits: 2 }),
    evidence:
      `In games of alpha-beta against itself, on one thread: every position ${upTo(every)}, most ${
        upTo(most)
      } (most: the interval of their share lies above a half).${beyond} With ` +
      `${timed} it is ${
        formatInterval(solved, { digits: 2, count: false })
      } of ${solved.count} positions. From ${from} to ${to} ` +
      `empty squares each one multiplies the nodes by ${
        formatInterval(factor, { digits: 2, count: false })
      }.`,
  };
}
