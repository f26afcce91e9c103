/**
 * The curve of a score by what a player gets for a move, its nodes or playouts: where it crosses an even score, and its
 * value in between. Amounts count by their logarithms.
 *
 * @module
 */
import { EVEN } from "./judge.ts";

/** A point of the curve: the score with so much of it, above 0. */
export interface CurvePoint {
  readonly amount: number;
  readonly score: number;
}

/**
 * The amount at which the curve reaches an even score. More of it does not make a player weaker, so the
 * curve is first made to rise by averaging neighbours that fall (Ayer and others' isotonic regression).
 *
 * @param points the smallest amount first
 * @returns the first amount when the whole curve is above, infinity when it is below
 */
export function crossing(points: readonly CurvePoint[]): number {
  const rising = isotonic(points);
  const above = rising.findIndex(({ score }) => score >= EVEN);
  if (above < 0) return Infinity;
  if (above === 0) return rising[0].amount;
  const [one, other] = [rising[above - 1], rising[above]];
  const share = (EVEN - one.score) / (other.score - one.score);
  return one.amount * (other.amount / one.amount) ** share;
}

/** The score at an amount, by a straight line between the points beside it; at the ends that of the end. */
export function scoreAt(points: readonly CurvePoint[], amount: number): number {
  const above = points.findIndex((point) => point.amount >= amount);
  if (above < 0) return points.at(-1)!.score;
  if (above === 0) return points[0].score;
  const [one, other] = [points[above - 1], points[above]];
  const share = Math.log(amount / one.amount) / Math.log(other.amount / one.amount);
  return one.score + share * (other.score - one.score);
}

/** The nearest curve that does not fall, by the squares of the differences. */
export function isotonic(points: readonly CurvePoint[]): CurvePoint[] {
  const blocks: { sum: number; count: number }[] = [];
  for (const { score } of points) {
    let block = { sum: score, count: 1 };
    while (blocks.length > 0 && average(blocks.at(-1)!) > average(block)) {
      const { sum, count } = blocks.pop()!;
      block = { sum: sum + block.sum, count: count + block.count };
    }
    blocks.push(block);
  }
  const scores = blocks.flatMap((block) => Array<number>(block.count).fill(average(block)));
  return points.map(({ amount }, index) => ({ amount, score: scores[index] }));
}

function average({ sum, count }: { readonly sum: number; readonly count: number }): number {
  return sum / count;
}
