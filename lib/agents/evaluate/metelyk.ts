/**
 * Evaluations of Metelyk positions, each for the side to move, own minus the enemy's.
 *
 * @module
 */
import { real } from "matchbox/base/mod.ts";
import { opponent, type Side } from "matchbox/games/game.ts";
import { boardOf } from "matchbox/games/metelyk/board.ts";
import type { MetelykPosition } from "matchbox/games/metelyk/position.ts";
import { type FieldWeights, fieldWeights } from "matchbox/games/metelyk/weights.ts";
import { type EvaluationEntry, type Evaluations, plain } from "./evaluation.ts";

/** The weights of `weighted`. */
interface Weights {
  readonly points: number;
  readonly advance: number;
  readonly mobility: number;
  readonly material: number;
}

const weight = (fallback: number, of: string) => real(-1000, 1000, fallback, `weight of ${of}`);

const weighted: EvaluationEntry<MetelykPosition, Weights> = {
  summary: "the weighted sum of the other evaluations",
  parameters: () => ({
    points: weight(0, "points, beyond their share in advance"),
    advance: weight(2, "advance"),
    mobility: weight(1, "mobility"),
    material: weight(0, "material"),
  }),
  create: (_game, weights) => ({
    evaluate(position) {
      let value = 0;
      if (weights.points !== 0) value += weights.points * points(position);
      if (weights.advance !== 0) value += weights.advance * advance(position);
      if (weights.mobility !== 0) value += weights.mobility * mobility(position);
      if (weights.material !== 0) value += weights.material * material(position);
      return value;
    },
  }),
};

/**
 * The evaluations of Metelyk. Against advance alone weighted scores 0.59 points a game at equal nodes, and 0.80 when
 * both look one move ahead, in the same time.
 */
export const metelykEvaluations: Evaluations<MetelykPosition> = {
  weighted,
  advance: plain("how far the men have come; a point counts most", advance),
  material: plain("men that have not been taken, on the board or borne off", material),
  points: plain("men borne off, which decide the game (A5)", points),
  mobility: plain("legal moves, as if it were either side's turn", mobility),
};

function material(position: MetelykPosition): number {
  return kept(position, position.side) - kept(position, opponent(position.side));
}

function points(position: MetelykPosition): number {
  return position.points(position.side) - position.points(opponent(position.side));
}

function mobility(position: MetelykPosition): number {
  return position.mobility(position.side) - position.mobility(opponent(position.side));
}

/**
 * A man counts by its column, for Black by its row: 1 at the back of its base, 2k on its last line. A point
 * counts 2k + 2.
 */
function advance(position: MetelykPosition): number {
  const { side, size } = position;
  const way = position.weigh(ways[size] ??= waysOf(size));
  return (2 * size + 2) * points(position) + (side === 0 ? way : -way);
}

function kept(position: MetelykPosition, side: Side): number {
  return position.men(side) + position.points(side);
}

/** How far a man of each side on each field has come, by size. */
const ways: FieldWeights[] = [];

function waysOf(size: number): FieldWeights {
  const { columns, rows } = boardOf(size);
  return fieldWeights(
    size,
    (side, field) => side === 0 ? columns[field] + 1 : 2 * size - rows[field],
  );
}
