/**
 * The verdicts of the study.
 *
 * @module
 */
import { formatInterval } from "matchbox/report/statistics/interval.ts";
import { fromTo } from "../../from_to.ts";
import { judgeTogether } from "../../judge.ts";
import type { Verdict } from "../../study.ts";
import { settingName } from "./names.ts";
import { improvement, type SettingSummary, type Summary } from "./summary.ts";

/** The verdicts on the learning curve and on the fixed point of the rule. */
export function claims({ settings }: Summary): Verdict[] {
  return [learning(settings), fixedPoint(settings)];
}

/** From weights of 0, the only ones at which the source's rule tells good positions from bad ones. */
function learning(settings: readonly SettingSummary[]): Verdict {
  const judged = settings.filter(({ start }) => start === 0);
  const verdicts = judged.flatMap(({ gain, tests }) => [
    improvement(gain),
    ...tests.filter(({ openings }) => openings === "unseen").map(({ lead }) => improvement(lead)),
  ]);
  const evidence = judged.map((setting) => {
    const { gain, rounds, tests } = setting;
    const [first, last] = [rounds[0], rounds[rounds.length - 1]];
    const [seen, unseen] = tests;
    return `${settingName(setting)}: from ${first.score.mean.toFixed(3)} to ` +
      `${last.score.mean.toFixed(3)}, a gain of ${formatInterval(gain, { digits: 3 })}` +
      (unseen
        ? `; with as many deeper searches at random ${seen.atRandom.mean.toFixed(3)}; from other ` +
          `openings ${unseen.learned.mean.toFixed(3)}`
        : "");
  });
  const [{ games }] = judged[0].rounds;
  const elsewhere = judged.flatMap(({ tests }) =>
    tests.filter(({ openings }) => openings === "unseen").map(({ learned }) => learned.mean)
  );
  return {
    claim: "C8",
    sentence: "The learner gets better with the games it plays.",
    verdict: judgeTogether(verdicts),
    measured: `gain on its openings ${
      fromTo(
        judged.map((setting) => [settingName(setting).replace(/, from 0$/, ""), setting.gain]),
        3,
      )
    } points a game, n = ${Math.min(...judged.map(({ gain }) => gain.count))} or more` +
      (elsewhere.length
        ? `; on others a score of at most ${Math.max(...elsewhere).toFixed(3)}`
        : ""),
    evidence: "Points a game against its own level without learning, in the first and the last " +
      `${games} of ${judged[0].rounds.at(-1)!.games} games, means over the learners: ` +
      `${evidence.join("; ")}. Better: the whole interval of the gain lies above 0, and from ` +
      "openings that it has never met the score lies above 0.5, because 0.5 is what the level has " +
      "against itself. Both count, for each rule and board.",
  };
}

/** With one target, weights of 5 are never changed. */
function fixedPoint(settings: readonly SettingSummary[]): Verdict {
  const oneTarget = settings.filter(({ rule, start }) => start === 5 && rule !== "two_targets");
  const deeper = (all: readonly SettingSummary[]) =>
    Math.max(...all.flatMap(({ rounds }) => rounds.map((round) => round.deeper.mean)));
  const holds = oneTarget.map((setting) => deeper([setting]) === 0);
  return {
    claim: "D6",
    sentence:
      "With weights of 5 the rule of the source changes nothing and accepts every position.",
    verdict: judgeTogether(holds.map((each) => each ? "confirmed" : "refuted")),
    measured: `at most ${
      (100 * deeper(oneTarget)).toFixed(1)
    } % of the moves of a round searched deeper, ${oneTarget.length} settings`,
    evidence:
      oneTarget.map((setting) =>
        `${settingName(setting)}: ${
          (100 * deeper([setting])).toFixed(1)
        } % of the moves searched ` +
        "deeper at most in a round"
      ).join("; ") + ". The claim is about every move, so that one deeper search refutes it.",
  };
}
