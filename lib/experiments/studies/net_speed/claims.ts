/**
 * The verdicts of the study, each for all hidden layers: positions with two legal moves or more.
 *
 * @module
 */
import { formatInterval, type Interval } from "matchbox/report/statistics/interval.ts";
import { fromTo } from "../../from_to.ts";
import { judge, judgeTogether } from "../../judge.ts";
import type { Verdict } from "../../study.ts";
import type { Contender } from "./rows.ts";
import { hiddenName, type NetSpeed, type Speed } from "./summary.ts";

/**
 * `About` the number of legal moves: within this factor. A position of a random game has four legal moves
 * (A13), and by this factor four are told from two and from six.
 */
const ABOUT = 1.5;

/** The verdicts on C1a to C1d. */
export function claims({ speeds }: NetSpeed): Verdict[] {
  const of = (contender: Contender) => speeds.filter((speed) => speed.contender === contender);
  return [
    slower("C1a", "The network 38-1 is slower than 38-50.", of("38-1")),
    aboutTheMoves(of("38-1")),
    slower("C1c", "It is slower even if all moves are computed in one pass.", of("38-1 batched")),
    slower(
      "C1d",
      "It is slower even with an incremental first layer.",
      of("38-1 incremental"),
    ),
  ];
}

function slower(claim: string, sentence: string, speeds: readonly Speed[]): Verdict {
  return {
    claim,
    sentence,
    verdict: judgeTogether(speeds.map(({ ratio }) => judge(ratio, { low: 1 }))),
    measured: `${rangeOf(speeds, ({ ratio }) => ratio)} times the time of 38-50, ${
      samples(speeds)
    }`,
    evidence:
      `The time of a move over that of 38-50 is ${list(speeds, ({ ratio }) => ratio)}, in ` +
      `positions with two legal moves or more (${counted(speeds)}). Slower means that the ` +
      "95 % interval is above 1, with every hidden layer.",
  };
}

function aboutTheMoves(speeds: readonly Speed[]): Verdict {
  const range = { low: 1 / ABOUT, high: ABOUT };
  return {
    claim: "C1b",
    sentence: "It is slower by about the number of legal moves.",
    verdict: judgeTogether(speeds.map(({ perMove }) => judge(perMove, range))),
    measured: `the time over that of 38-50, divided by the legal moves: ${
      rangeOf(speeds, ({ perMove }) => perMove)
    }, ${samples(speeds)}`,
    evidence: "The time of a move over that of 38-50, divided by the number of legal moves, is " +
      `${list(speeds, ({ perMove }) => perMove)} (${counted(speeds)}). "About" means within a ` +
      `factor of ${ABOUT}: a position of a random game has four legal moves, and this factor tells ` +
      "four from two and from six.",
  };
}

function list(speeds: readonly Speed[], estimate: (speed: Speed) => Interval): string {
  return speeds.map((speed) =>
    `${formatInterval(estimate(speed), { digits: 2, count: false })} with ${
      hiddenName(speed.hidden)
    }`
  ).join(", ");
}

function rangeOf(speeds: readonly Speed[], estimate: (speed: Speed) => Interval): string {
  return fromTo(speeds.map((speed) => [hiddenName(speed.hidden), estimate(speed)]), 2);
}

function counted(speeds: readonly Speed[]): string {
  return `geometric means over ${samples(speeds)} for each hidden layer`;
}

function samples([{ ratio }]: readonly Speed[]): string {
  return `${ratio.count} samples`;
}
