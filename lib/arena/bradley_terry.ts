/**
 * The Bradley-Terry model: the expected score of a game is the logistic function of the difference of two
 * strengths (R. A. Bradley and M. E. Terry, "Rank analysis of incomplete block designs", 1952). A strength is
 * a natural logarithm of odds; `ratings.ts` turns it into Elo.
 *
 * @module
 */
import jstat from "jstat";
import type { Pentanomial } from "./score.ts";

/** A match with its agents as numbers. */
export interface NumberedMatch {
  readonly first: number;
  readonly second: number;
  /** Number of pairs that count as evidence. */
  readonly count: number;
  /** The points of the first agent, each pair counting as one. */
  readonly points: number;
  readonly pairs: Pentanomial;
}

type Matrix = number[][];

/**
 * The maximum-likelihood strengths, with mean 0, on the logistic scale. It uses Newton's method and halves
 * a step that overshoots. The log-likelihood is concave, so its maximum is unique.
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

/** About six are enough for most tournaments. */
const MOST_STEPS = 200;

/**
 * The standard errors of the strengths by the sandwich estimate: the information of the model, and the
 * observed spread of the pairs around the expected scores. As in `effectiveGames`, the spread of each match
 * includes one virtual pair of two independent games without draws. The mean of all strengths is fixed at
 * 0.
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
 * The strength at which an agent wins every game against these opponents with the given probability; a
 * weaker agent has a lower probability. Without opponents it is -Infinity.
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
  // Bounds: the answers if all opponents were as weak as the weakest, and as strong as the strongest.
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

/** The Fisher information: the negative second derivatives of the log-likelihood. */
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
 * The inverse of the information, for strengths with mean 0. The games do not determine the mean, so the
 * matrix is singular; adding the direction of the mean makes it invertible.
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
