/**
 * The verdicts of the study on the claims of the sources.
 *
 * @module
 */
import { formatNumber } from "matchbox/report/format.ts";
import { formatInterval, type Interval } from "matchbox/report/statistics/interval.ts";
import { mean } from "matchbox/report/statistics/mean.ts";
import { judge, judgeTogether } from "../../judge.ts";
import type { Verdict } from "../../study.ts";
import { END, ONE_WIN, pieces, SOON, SOURCE, START, TEXTBOOK, TWELVE_WINS } from "./learners.ts";
import type { Summary } from "./summary.ts";

/**
 * A player is `viable` with this many points a game against the textbook's weights, and `useless` with fewer:
 * then it is weaker by more than 70 Elo, which decides short matches.
 */
export const VIABLE = 0.4;
/**
 * `Near` the textbook, in pawns: a pawn is the unit of these values, and published sets differ from each
 * other by up to 0.6.
 */
export const NEAR = 1;

/** The verdicts on C40a, C40b, C40c and E6. */
export function claims(summary: Summary): Verdict[] {
  return [useless(summary), viable(summary), textbook(summary), duels(summary)];
}

function useless(summary: Summary): Verdict {
  const start = scoreOf(summary, START);
  return {
    claim: "C40a",
    sentence: "A population with random weights is useless.",
    verdict: judge(start, { high: VIABLE }),
    measured: `its individuals score ${difference(start)} points a game against the textbook's ` +
      `weights, ${start.count} runs`,
    evidence: `Individuals with random weights score ${score(start)} points a game against the ` +
      `textbook's weights (useless: the interval over runs lies below ${VIABLE}, weaker by 70 Elo).`,
  };
}

function viable(summary: Summary): Verdict {
  const [soon, end] = [SOON, END].map((player) => scoreOf(summary, player));
  return {
    claim: "C40b",
    sentence: "The genetic algorithm soon makes the population viable.",
    verdict: judge(soon, { low: VIABLE }),
    measured: `its individuals soon score ${difference(soon)} points a game against the ` +
      `textbook's weights, ${soon.count} runs`,
    evidence: `The individuals of an early generation score ${score(soon)} points a game against ` +
      `the textbook's weights (viable: the interval over runs lies above ${VIABLE}). At the end ` +
      `individuals score ${score(end)}.`,
  };
}

function textbook({ ends }: Summary): Verdict {
  const end = ends.find(({ learner }) => learner === SOURCE)!;
  const cases = pieces.map((piece) => {
    const right = TEXTBOOK[piece] / 100;
    const weight = end.weights[piece];
    const off = mean(end.runs.map((run) => Math.abs(run[piece] - right)));
    return {
      verdict: judge(weight, { low: right - NEAR, high: right + NEAR }),
      measured: `${piece} ${formatInterval(weight, { digits: 2, count: false })}`,
      said: `${piece} ${formatInterval(weight, { digits: 2, count: false })} (textbook ${right}; ` +
        `a run is off by ${formatNumber(off.mean, 1)} on average)`,
    };
  });
  return {
    claim: "C40c",
    sentence: "The weights come near the textbook's 3, 3 and 5.",
    verdict: judgeTogether(cases.map(({ verdict }) => verdict)),
    measured: `${cases.map(({ measured }) => measured).join(", ")} pawns, ${end.runs.length} runs`,
    evidence: `After ${formatNumber(end.games)} games in ${formatNumber(end.generations, 0)} ` +
      `generations, mean of ${end.runs.length} runs: ` +
      `${cases.map(({ verdict, said }) => `${said}: ${verdict}`).join("; ")}. Near: the interval ` +
      `over runs lies within ${NEAR} pawn, the unit of these values; published sets differ by up ` +
      "to 0.6.",
  };
}

function duels({ matches, gains }: Summary): Verdict {
  const of = (wanted: string) => matches.find(({ player }) => player === wanted)!;
  const gain = (wanted: string) => gains.find(({ learner }) => learner === wanted)!.gain;
  const { score: own, games } = of(SOURCE);
  return {
    claim: "E6",
    sentence:
      "How well do evolved weights play, and do longer duels find better ones with equally " +
      "many games?",
    verdict: "measured",
    measured: `they score ${difference(own)} points a game against the textbook's; ${
      difference(gain(ONE_WIN))
    } more if the first win decides, ${
      difference(gain(TWELVE_WINS))
    } if twelve do; ${own.count} runs`,
    evidence: `The mean weights of the last populations score ${score(own)} points a game over ` +
      `${
        formatNumber(games)
      } games in pairs against the textbook's weights. Minus that, at an equal ` +
      `number of games: if the first win decides a duel ${
        difference(gain(ONE_WIN))
      }, if twelve wins ` +
      `do ${difference(gain(TWELVE_WINS))} (a difference: the interval leaves out 0).`,
  };
}

function scoreOf({ matches }: Summary, wanted: string): Interval {
  return matches.find(({ player }) => player === wanted)!.score;
}

function score(interval: Interval): string {
  return formatInterval(interval, { digits: 3 });
}

function difference(gain: Interval): string {
  return formatInterval(gain, { digits: 3, count: false });
}
