/**
 * The patterns of the trained evaluation of Reversi on 8x8, after those of Logistello (M. Buro, "Experiments
 * with Multi-ProbCut and a New High-Quality Evaluation Function for Othello", 1997): edges, corners,
 * rows and diagonals.
 *
 * What stands on a pattern is a number with a digit in base 3 for each of its squares, the first square the
 * lowest: 0 empty, 1 own, 2 enemy. A pattern lies in several places, by the symmetries of the board, which
 * share its weights; so do the two ways to read a pattern that is its own mirror image.
 *
 * @module
 */

/** The patterns by name, in one of their places. */
const SHAPES: Readonly<Record<string, string>> = {
  "edge with the squares beside its corners": "a1 b1 c1 d1 e1 f1 g1 h1 b2 g2",
  "corner of 2x5": "a1 b1 c1 d1 e1 a2 b2 c2 d2 e2",
  "corner of 3x3": "a1 b1 c1 a2 b2 c2 a3 b3 c3",
  "second row": "a2 b2 c2 d2 e2 f2 g2 h2",
  "third row": "a3 b3 c3 d3 e3 f3 g3 h3",
  "fourth row": "a4 b4 c4 d4 e4 f4 g4 h4",
  "diagonal of 8": "a1 b2 c3 d4 e5 f6 g7 h8",
  "diagonal of 7": "b1 c2 d3 e4 f5 g6 h7",
  "diagonal of 6": "c1 d2 e3 f4 g5 h6",
  "diagonal of 5": "d1 e2 f3 g4 h5",
  "diagonal of 4": "e1 f2 g3 h4",
};

/** A pattern. */
export interface PatternShape {
  /** Where its weights begin in those of a stage. */
  readonly offset: number;
  /** The squares of each of its places, by rows from 0 at a1. */
  readonly places: readonly (readonly number[])[];
  /** The number of things that can stand on it. */
  readonly count: number;
  /** The orders of its squares in which it covers itself; the first is that of the squares. */
  readonly readings: readonly (readonly number[])[];
}

/** A stage is as many empty squares long. */
const SQUARES_OF_STAGE = 4;
/** The first stage, which is the end of the game. */
export const FIRST_STAGE = 1;
/** The last stage, which is its beginning. */
export const LAST_STAGE = 12;

/** The stage of a position, from its end. The first and the last are longer: all that is left. */
export function stageOf(empties: number): number {
  return Math.min(Math.max(Math.floor(empties / SQUARES_OF_STAGE), FIRST_STAGE), LAST_STAGE);
}

/** The squares to which the symmetries of the board take a square. */
const SYMMETRIES = Array.from({ length: 8 }, (_, symmetry) => (square: number): number => {
  const x = symmetry & 1 ? 7 - (square & 7) : square & 7;
  const y = symmetry & 2 ? 7 - (square >> 3) : square >> 3;
  return symmetry & 4 ? 8 * x + y : 8 * y + x;
});

/** The patterns. */
export const patternShapes: readonly PatternShape[] = shapesFrom(Object.values(SHAPES));

/** Weights of a stage. */
export const WEIGHTS_OF_STAGE: number = patternShapes
  .reduce((sum, { count }) => sum + count, 0);

/** Places of all patterns. */
export const PLACES: number = patternShapes.reduce((sum, { places }) => sum + places.length, 0);

function shapesFrom(texts: readonly string[]): PatternShape[] {
  let offset = 0;
  return texts.map((text) => {
    const squares = text.split(" ").map((name) => name.charCodeAt(0) - 97 + 8 * (+name[1] - 1));
    const images = SYMMETRIES.map((image) => squares.map(image));
    const key = (place: readonly number[]) => place.toSorted((one, other) => one - other).join();
    const places = [...new Map(images.toReversed().map((place) => [key(place), place])).values()];
    const readings = images.filter((place) => key(place) === key(squares))
      .map((place) => squares.map((square) => place.indexOf(square)));
    const shape = { offset, places, count: 3 ** squares.length, readings };
    offset += shape.count;
    return shape;
  });
}

/** At all that can stand on a pattern: the least number that has the same weight by symmetry. */
export function twinsOf({ count, readings }: PatternShape): Uint16Array {
  const twins = new Uint16Array(count).fill(count - 1);
  const read = new Uint16Array(count);
  for (const order of readings) {
    // A number without its highest digit was read before.
    let power = 1;
    for (let i = 0; power < count; i++, power *= 3) {
      const worth = 3 ** order.indexOf(i);
      for (let standing = power; standing < 3 * power; standing++) {
        read[standing] = read[standing % power] + Math.floor(standing / power) * worth;
      }
    }
    for (let i = 0; i < count; i++) if (read[i] < twins[i]) twins[i] = read[i];
  }
  return twins;
}
