/**
 * A match as text for the terminal.
 *
 * @module
 */
import {
  describeSprt,
  formatElo,
  formatProbability,
  formatWholeElo,
  type MatchResult,
  type SprtOptions,
  type SprtState,
} from "matchbox/arena/mod.ts";
import { findGame } from "matchbox/games/mod.ts";
import { formatNumber } from "matchbox/report/format.ts";
import { formatInterval } from "matchbox/report/statistics/mod.ts";

/** A sequential test and its state. */
export interface Test {
  readonly options: SprtOptions;
  readonly state: SprtState;
}

/**
 * A table of two columns: names and values.
 *
 * @param total the most games to play
 */
export function matchSheet(match: MatchResult, total: number, test?: Test): string {
  const { game, first, second, games, wins, draws, losses, distinct, census } = match;
  const lines: [string, string][] = [
    ["game", findGame(game).title],
    ["first", first],
    ["second", second],
    ["games", `${games < total ? `${games} of ${total}` : games} (${distinct} different)`],
    ["result", `${wins} won, ${draws} drawn, ${losses} lost by the first`],
    ...(census ? exactLines(match) : estimateLines(match)),
  ];
  if (test) lines.push(["SPRT", describeSprt(test.state, test.options)]);
  return lines.map(([name, value]) => `${name.padEnd(12)} ${value}`).join("\n");
}

function estimateLines({ score, elo, superiority, plies }: MatchResult): [string, string][] {
  return [
    [
      "score",
      `${formatInterval(score, { digits: 3, count: false })} points per game, 95 % interval`,
    ],
    ["Elo", `${formatElo(elo)} difference, 95 % interval`],
    [
      "superiority",
      `${formatProbability(superiority)}, the probability that the first is stronger`,
    ],
    ["length", `${formatInterval(plies, { digits: 1, count: false })} plies`],
  ];
}

function exactLines({ score, elo, plies }: MatchResult): [string, string][] {
  return [
    ["score", `${formatNumber(score.mean, 3)} points per game, exactly`],
    ["Elo", `${formatWholeElo(elo.mean)} difference, exactly`],
    ["length", `${formatNumber(plies.mean, 1)} plies`],
  ];
}

/** Remarks needed to read the numbers correctly, one line each. */
export function remarks(match: MatchResult, test?: Test): string[] {
  const { first, second, deterministic, distinct, games, score, faults, firstFaults } = match;
  const lines: string[] = [];
  if (test?.state.decision) {
    lines.push(
      "The match ended when the test was decided, so score, Elo and superiority are biased towards " +
        "the decision, and the intervals cover the true values in less than 95 % of matches. To measure " +
        "a difference, play a fixed number of games.",
    );
  }
  if (match.census) {
    lines.push(
      "Both agents are deterministic and have played every opening of this length, so the result is " +
        "exact and has no interval.",
    );
  } else if (deterministic && score.count < games) {
    lines.push(
      `Both agents are deterministic, so the same opening gives the same game. Of ${games} games ` +
        `${distinct} are different; the intervals are based on ${score.count} games.`,
    );
  } else if (deterministic) {
    lines.push(
      "Both agents are deterministic: another seed only changes the openings.",
    );
  }
  for (const [index, name] of [first, second].entries()) {
    if (faults[index]) {
      const lost = faults[index] === 1 ? "1 game" : `${faults[index]} games`;
      lines.push(
        `${name} lost ${lost} by an illegal move, a failure or on time, the first because ` +
          `${firstFaults[index]}`,
      );
    }
  }
  return lines;
}
