/**
 * What the study says of learning by temporal differences.
 *
 * @module
 */
import { formatNumber } from "matchbox/report/format.ts";
import type { Claim } from "../../claim.ts";
import { ABOVE_EVEN, EVEN } from "../../judge.ts";
import { MORE } from "../../judge_cases.ts";
import { brief, NO_AMOUNT, POINTS } from "../../phrases.ts";
import {
  BASE,
  boardName,
  CONSTANT,
  DEPTHS,
  FALLING,
  NETWORK,
  type Setting,
  TUPLES,
} from "./settings.ts";
import { endOf, networks, type Summary } from "./summary.ts";

/** Those that share the schedule, and those whose exact losses are compared. */
const schedules: readonly Setting[] = [...CONSTANT, FALLING];
const judgedExactly: readonly Setting[] = [...TUPLES, NETWORK];

/** C52. */
export function claims(summary: Summary): Claim[] {
  const { boards, exact } = summary;
  /** By how much the base is ahead of some settings after equally many games. */
  const ahead = (settings: readonly Setting[]) =>
    boards.flatMap(({ board, settings: all }) =>
      all.filter(({ setting }) => settings.includes(setting)).map(({ setting, behind }) => ({
        name: `${setting} on ${boardName(board)}`,
        estimate: behind,
      }))
    );
  const lambda = (when: "early" | "late") =>
    boards.flatMap(({ board, lambdas }) =>
      lambdas.map((each) => ({
        name: `${each.setting} on ${boardName(board)}`,
        estimate: each[when],
      }))
    );
  return [
    {
      claim: "C52a",
      estimand: "score of the patterns minus that of other tuples after equally many games",
      ...POINTS,
      cases: ahead(TUPLES),
      allowed: MORE,
      rule: "each",
    },
    {
      claim: "C52b",
      estimand: "score with this lambda minus that with lambda 0, after few games",
      ...POINTS,
      cases: lambda("early"),
      allowed: MORE,
      rule: "each",
      beside: boards.map(({ board, few }) =>
        `On ${boardName(board)} few games are ${formatNumber(few)}.`
      ),
    },
    {
      claim: "C52c",
      estimand: "score with this lambda minus that with lambda 0, after all games",
      ...POINTS,
      cases: lambda("late"),
      allowed: MORE,
      rule: "each",
    },
    {
      claim: "C52d",
      estimand: "score with temporal coherence minus that with another schedule, after all games",
      ...POINTS,
      cases: ahead(schedules),
      allowed: MORE,
      rule: "each",
    },
    {
      claim: "C52e",
      estimand: "score after all games minus that after fewer",
      ...POINTS,
      cases: boards.flatMap(({ board, constant }) =>
        constant.filter(({ setting }) => setting === CONSTANT[0]).map(({ gain }) => ({
          name: boardName(board),
          estimate: gain,
        }))
      ),
      allowed: { high: 0, reason: NO_AMOUNT },
      rule: "each",
      beside: boards.flatMap(({ board, before, games, constant }) =>
        constant.filter(({ setting }) => setting !== CONSTANT[0]).map(({ setting, gain }) =>
          `On ${boardName(board)}, from ${formatNumber(before)} to ${formatNumber(games)} games; ` +
          `with a ${setting} the change is ${brief(gain)}.`
        )
      ),
    },
    {
      claim: "C52f",
      estimand: "score of the player with patterns, one ply deep, after all games",
      ...POINTS,
      cases: boards.flatMap(({ board }) =>
        DEPTHS.map((depth) => ({
          name: `${depth} on ${boardName(board)}`,
          estimate: endOf(summary, board, BASE).against[depth]!,
        }))
      ),
      allowed: ABOVE_EVEN,
      rule: "each",
      beside: boards.flatMap(({ board }) =>
        DEPTHS.map((depth) => {
          const games = gamesUntilAhead(summary, board, depth);
          return games === null
            ? `On ${boardName(board)} it is not shown to be ahead of ${depth} up to the end.`
            : `On ${boardName(board)} it is ahead of ${depth} from ${
              formatNumber(games)
            } games on.`;
        })
      ),
    },
    {
      claim: "C52g",
      estimand: "score of the patterns minus that of the network",
      ...POINTS,
      cases: networks(summary).flatMap(({ board, behind, behindInTime }) => [
        { name: `equal games on ${boardName(board)}`, estimate: behind },
        ...behindInTime
          ? [{ name: `equal time on ${boardName(board)}`, estimate: behindInTime }]
          : [],
      ]),
      allowed: MORE,
      rule: "each",
      beside: networks(summary).flatMap(({ board, ratio }) =>
        ratio
          ? [
            `On ${boardName(board)} a game of the network takes ${brief(ratio, 2)} times the time.`,
          ]
          : []
      ),
    },
    {
      claim: "C52h",
      estimand: "what a move near the end loses more than one of the patterns, after all games",
      unit: "discs",
      cases: exact.filter(({ setting }) => judgedExactly.includes(setting))
        .map(({ setting, more }) => ({ name: setting, estimate: more })),
      allowed: MORE,
      rule: "each",
    },
  ];
}

/** The games of the first checkpoint from which on the base is shown to be ahead; null when it is not at the end. */
export function gamesUntilAhead(
  { stages }: Summary,
  board: Summary["boards"][number]["board"],
  depth: typeof DEPTHS[number],
): number | null {
  const own = stages.filter((stage) => stage.board === board && stage.setting === BASE);
  const last = own.findLastIndex(({ against }) => !(against[depth]!.low! > EVEN));
  return own[last + 1]?.games ?? null;
}
