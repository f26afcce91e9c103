/**
 * The Bradley-Terry model: the expected score of a game is the logistic function of the difference of two
 * strengths (R. A. Bradley and M. E. Terry, "Rank analysis of incomplete block designs", 1952). A strength is
 * a natural logarithm of odds; `ratings.ts` turns it into Elo.
 *
 * @module
 */
import jstat from "jstat";
import type { Pentanomial } from "./score.ts";

/** A match by the numbers of its agents, and what they scored. */
export interface NumberedMatch {
  readonly first: number;
  readonly second: number;
  /** Pairs that are evidence. */
  readonly count: number;
  /** Sum of the scores of the first agent, one for each pair. */
  readonly points: number;
  readonly pairs: Pentanomial;
}

type Matrix = number[][];

/**
 * The strengths, of mean 0 on the logistic scale, under which the points are likeliest: by Newton's steps, which
 * are halved while they overshoot. The likelihood is concave and its top is unique.
 */
export function mostLikely(agents: number, matches: readonly NumberedMatch[]): number[] {
  let strengths = Array<number>(agents).fill(0);
  for (let step = 0; step < MOST_STEPS; step++) {
    const surplus = Array<number>(agents).fill(0);
    for (const { first, second, count, points } of matches) {
      const more = points - count * logistic(strengths[first] - strengths[second]);
      surplus[first] += more;
      surplus[second] -= more;
    }
    const change = times(spreadOf(information(strengths, matches)), surplus);
    let next = moved(strengths, change, 1);
    const before = logLikelihood(strengths, matches);
    const least = before - 1e-12 * Math.abs(before);
    for (let part = 0.5; part > 1e-9 && logLikelihood(next, matches) < least; part /= 2) {
      next = moved(strengths, change, part);
    }
    strengths = next;
    if (Math.max(...change.map(Math.abs)) < 1e-10) break;
  }
  return strengths;
}

/** Some six suffice for most tournaments. */
const MOST_STEPS = 200;

/**
 * The standard errors of the strengths: the sandwich of the model's information and of the pairs' own spread
 * around what the model expects. As in `effectiveGames`, each match has one virtual pair of two
 * independent games without draws in its spread, and the mean of all stays 0.
 */
export function standardErrors(
  strengths: readonly number[],
  matches: readonly NumberedMatch[],
): number[] {
  const bread = spreadOf(information(strengths, matches));
  const variances = Array<number>(strengths.length).fill(0);
  for (const { first, second, pairs } of matches) {
    const expected = logistic(strengths[first] - strengths[second]);
    const spread = pairs.reduce(
      (sum, count, index) => sum + count * (index / 4 - expected) ** 2,
      expected * (1 - expected) / 2,
    );
    bread.forEach((row, agent) => {
      variances[agent] += spread * (row[first] - row[second]) ** 2;
    });
  }
  return variances.map(Math.sqrt);
}

/**
 * The strength of an agent that wins every game against opponents of these strengths with just that
 * probability: one as strong or weaker does so no more often. Without opponents there is none so weak, and
 * it is -Infinity.
 *
 * @param probability between 0 and 1
 */
export function strengthToWinAll(
  opponents: readonly { readonly strength: number; readonly games: number }[],
  probability: number,
): number {
  const strengths = opponents.map(({ strength }) => strength);
  const games = opponents.reduce((sum, { games }) => sum + games, 0);
  if (games === 0) return -Infinity;
  // The answer if all were as weak as the weakest, and as strong as the strongest.
  const each = probability ** (1 / games);
  const margin = Math.log(each / (1 - each));
  let low = Math.min(...strengths) + margin;
  let high = Math.max(...strengths) + margin;
  for (let middle = (low + high) / 2; low < middle && middle < high; middle = (low + high) / 2) {
    const chance = opponents.reduce(
      (product, { strength, games }) => product * logistic(middle - strength) ** games,
      1,
    );
    if (chance < probability) low = middle;
    else high = middle;
  }
  return high;
}

/** How sharply the likelihood bends: what the games tell of each strength and each two of them. */
function information(strengths: readonly number[], matches: readonly NumberedMatch[]): Matrix {
  const matrix: Matrix = strengths.map(() => strengths.map(() => 0));
  for (const { first, second, count } of matches) {
    const expected = logistic(strengths[first] - strengths[second]);
    const told = count * expected * (1 - expected);
    matrix[first][first] += told;
    matrix[second][second] += told;
    matrix[first][second] -= told;
    matrix[second][first] -= told;
  }
  return matrix;
}

/**
 * The inverse of the information among strengths of mean 0. The games tell nothing of the mean, so that the
 * matrix itself has no inverse; with the mean's own direction added it has one.
 */
function spreadOf(information: Matrix): Matrix {
  const share = 1 / information.length;
  return jstat.inv(information.map((row) => row.map((told) => told + share)));
}

function logLikelihood(strengths: readonly number[], matches: readonly NumberedMatch[]): number {
  return matches.reduce((sum, { first, second, count, points }) => {
    const difference = strengths[first] - strengths[second];
    return sum - points * softplus(-difference) - (count - points) * softplus(difference);
  }, 0);
}

function logistic(difference: number): number {
  return 1 / (1 + Math.exp(-difference));
}

/** log(1 + exp(x)) without overflow. */
function softplus(x: number): number {
  return Math.max(x, 0) + Math.log1p(Math.exp(-Math.abs(x)));
}

function moved(from: readonly number[], change: readonly number[], part: number): number[] {
  return from.map((value, index) => value + part * change[index]);
}

function times(matrix: Matrix, vector: readonly number[]): number[] {
  return matrix.map((row) => row.reduce((sum, value, index) => sum + value * vector[index], 0));
}
