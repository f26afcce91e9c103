/**
 * The evaluation in eight parts (E4), with weights by the stage of the game (E5), own minus the enemy's. Values
 * are in centipawns.
 *
 * @module
 */
import * as v from "valibot";
import {
  file,
  type FileContent,
  integer,
  oneOf,
  parseJson,
  UsageError,
} from "matchbox/base/mod.ts";
import type { ChessPosition } from "matchbox/games/chess/position.ts";
import { DECIDED } from "../../search/value.ts";
import type { EvaluationEntry } from "../evaluation.ts";
import {
  PartsEvaluation,
  type PartWeights,
  type PieceWeights,
  type StageBorders,
} from "./parts_evaluation.ts";
import { stageWeights } from "./stage_weights.ts";

interface Values extends PieceWeights, PartWeights, StageBorders {
  readonly material: number;
  readonly weights: FileContent<PieceWeights> | null;
  readonly scale: "centipawn" | "pawn";
  readonly costly_ply: number | null;
}

/** The largest value of a man, in centipawns. */
const MAX_WEIGHT = 10_000;

const whole = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAX_WEIGHT));
const schema = v.strictObject({
  pawn: whole,
  knight: whole,
  bishop: whole,
  rook: whole,
  queen: whole,
});

const man = (fallback: number, name: string) =>
  integer(0, MAX_WEIGHT, fallback, `value of a ${name} in centipawns`);

/**
 * The weights of E4. Knight, bishop and rook have the usual 300, 300 and 500, pawn and queen the 100 and 1000
 * of E6.
 *
 * The readings of E4: attacked squares count once for each side, occupied or not. The key squares are d4, e4,
 * d5 and e5. A pair of doubled pawns counts once. A king has castled when it stands on the files a to c, g or h
 * of its first rank, with no rook of its own between it and the corner. For E5 each side is at a stage of its
 * own, by its own men, so that the value for one side is still the negative of that for the other.
 */
export const eightParts: EvaluationEntry<ChessPosition, Values> = {
  summary: "material and seven other parts, weighted by the stage of the game (E4, E5)",

  parameters: () => ({
    material: integer(0, 10, 1, "factor of the values of the men; 0 leaves material out"),
    pawn: man(100, "pawn"),
    knight: man(300, "knight"),
    bishop: man(300, "bishop"),
    rook: man(500, "rook"),
    queen: man(1000, "queen"),
    weights: file(
      "JSON with the whole numbers pawn, knight, bishop, rook and queen",
      (bytes): PieceWeights => v.parse(schema, parseJson(bytes)),
      "the values of all men, in place of the five above",
    ),
    attacked: stageWeights("attacked", 1, "points of an attacked square"),
    key_squares: stageWeights("key_squares", 4, "points of a man on a centre square"),
    passed: stageWeights("passed", 5, "points of a passed pawn"),
    doubled: stageWeights("doubled", -4, "points of a doubled pawn"),
    castled: stageWeights("castled", 3, "points of having castled"),
    advancement: stageWeights("advancement", 1, "points of a rank that a pawn has advanced"),
    chains: stageWeights("chains", 1, "points of a pawn with a pawn beside it"),
    scale: oneOf(["centipawn", "pawn"], "centipawn", "a point: 1/100 of a pawn, or a whole pawn"),
    middle: integer(0, 17, 13, "men of a side, king included, at which its middle game begins"),
    end: integer(0, 17, 7, "men of a side, king included, at which its endgame begins"),
    costly_ply: integer(
      0,
      99,
      null,
      "plies from the root at which attacked squares, passed and doubled pawns and chains are counted " +
        "and handed down to the leaves; at every leaf if not set",
    ),
  }),

  create(_game, values) {
    const point = values.scale === "pawn" ? 100 : 1;
    const weights = values.weights?.content ?? values;
    checkSize(values, weights, point);
    return new PartsEvaluation({ ...values, weights, point, costlyPly: values.costly_ply });
  },
};

/**
 * The most that a side can have: men but the king, attacked squares, men on key squares, ranks advanced, and of
 * the pawns those passed, doubled and chained; it castles once.
 */
const MOST = {
  men: 15,
  attacked: 64,
  key_squares: 4,
  advancement: 40,
  passed: 8,
  doubled: 7,
  chains: 8,
  castled: 1,
};

/** @throws {UsageError} when a value could be as large as that of a win */
function checkSize(values: Values, weights: PieceWeights, point: number): void {
  const { men, ...parts } = MOST;
  const { pawn, knight, bishop, rook, queen } = weights;
  let most = men * values.material * Math.max(pawn, knight, bishop, rook, queen);
  for (const [part, count] of Object.entries(parts)) {
    const { opening, middle, end } = values[part as keyof typeof parts];
    most += count * point * Math.max(...[opening, middle, end].map(Math.abs));
  }
  if (most < DECIDED) return;
  throw new UsageError(
    `evaluation eight_parts: expected smaller weights: values must stay below ${DECIDED}, ` +
      `that of a win, but these could reach ${most}`,
  );
}
