/**
 * The positions of the study with their exact values: all of tic-tac-toe that are not finished, and late ones of
 * Reversi 6x6 from random games. Positions for training and for testing share no position, and none is a turned or
 * mirrored image of one of the other kind.
 *
 * @module
 */
import { canonicalNotation } from "matchbox/agents/endgame/canonical_notation.ts";
import { EndgameSolver } from "matchbox/agents/endgame/solve_endgame.ts";
import type { Examples } from "matchbox/agents/learners/labelled/examples.ts";
import { solve } from "matchbox/agents/search/solve.ts";
import { type Random, shuffle } from "matchbox/base/mod.ts";
import { type Game, legalMoves, type Position } from "matchbox/games/game.ts";
import { findGame } from "matchbox/games/registry.ts";
import { emptySquares } from "matchbox/games/reversi/final_score.ts";
import type { ReversiPosition } from "matchbox/games/reversi/position.ts";
import { reachablePositions } from "matchbox/games/tictactoe/reachable.ts";
import { canonical } from "matchbox/games/tictactoe/symmetry.ts";

/** Empty squares of the positions of Reversi. */
export const EMPTIES = { least: 8, most: 10 } as const;

/** The positions of a run. */
export interface Sample {
  readonly train: Examples;
  readonly test: Examples;
}

/** A position with its exact value for the side to move. */
interface Labelled {
  readonly position: Board;
  readonly value: number;
}

/** What features need of a position. */
type Board = Position & { at(square: number): number };

/** A game of the study. */
export interface Setting {
  readonly spec: string;
  /** Within a sentence. */
  readonly name: string;
  /** The smallest value that is no draw: a full board of Reversi has an even number of squares. */
  readonly unit: number;
  /** The squares of the patterns, by rows, each in one of its places. */
  readonly shapes: readonly (readonly number[])[];
  draw(counts: Counts, random: Random): { readonly train: Labelled[]; readonly test: Labelled[] };
}

/** How many positions are wanted. */
export interface Counts {
  readonly train: number;
  /** At least so many. */
  readonly test: number;
}

/** The games by name. */
export const settings = {
  tictactoe: {
    ...{ spec: "tictactoe", name: "tic-tac-toe" },
    unit: 1,
    shapes: [[0, 1, 2], [3, 4, 5], [0, 4, 8]],
    draw: ticTacToePositions,
  },
  reversi: {
    ...{ spec: "reversi:size=6", name: "Reversi 6x6" },
    unit: 2,
    shapes: [
      // The edge, the second and the third row, three diagonals, and the corner.
      ...[0, 6, 12].map((from) => [0, 1, 2, 3, 4, 5].map((at) => from + at)),
      ...[0, 1, 2].map((from) => Array.from({ length: 6 - from }, (_, at) => from + 7 * at)),
      [0, 1, 2, 6, 7, 8, 12, 13, 14],
    ],
    draw: reversiPositions,
  },
} as const satisfies Readonly<Record<string, Setting>>;
/** The name of a game of the study. */
export type SettingName = keyof typeof settings;

/** Draws the positions of a run. With fewer for training they are the first of those with more. */
export function sampleOf(name: SettingName, counts: Counts, random: Random): Sample {
  const setting: Setting = settings[name];
  const { train, test } = setting.draw(counts, random);
  return { train: examplesOf(train, setting), test: examplesOf(test, setting) };
}

/** Two features for each square: whether it is the mover's, and whether it is the enemy's. */
function examplesOf(labelled: readonly Labelled[], { spec, unit }: Setting): Examples {
  const squares = squaresOf(findGame(spec));
  const width = 2 * squares;
  const features = new Uint8Array(labelled.length * width);
  labelled.forEach(({ position }, row) => {
    for (let square = 0; square < squares; square++) {
      const owner = position.at(square);
      if (owner >= 0) features[row * width + 2 * square + Number(owner !== position.side)] = 1;
    }
  });
  const values = Float64Array.from(labelled, ({ value }) => value);
  return { ...{ count: labelled.length, width, unit }, features, values };
}

function squaresOf(game: Game): number {
  return game.name === "tictactoe" ? 9 : (game.start() as ReversiPosition).size ** 2;
}

/** All positions that are not finished: those that are images of each other are on the same side. */
function ticTacToePositions({ train, test }: Counts, random: Random) {
  const game = findGame("tictactoe");
  const classes = [
    ...Map.groupBy(
      reachablePositions().filter((position) => position.result() === null),
      (position) => canonical(position).code,
    ).values(),
  ];
  shuffle(classes, random);
  const [tested, others]: Board[][] = [[], []];
  for (const images of classes) (tested.length < test ? tested : others).push(...images);
  const label = (position: Board): Labelled => {
    return { position, value: solve(game, position).value };
  };
  shuffle(others, random);
  return { train: others.slice(0, train).map(label), test: tested.map(label) };
}

/** A position from each random game; no two are images of each other. */
function reversiPositions({ train, test }: Counts, random: Random) {
  const game = findGame("reversi:size=6");
  const solver = new EndgameSolver(6, 14);
  const met = new Set<string>();
  const labelled: Labelled[] = [];
  while (labelled.length < train + test) {
    const empties = EMPTIES.least + random.below(EMPTIES.most - EMPTIES.least + 1);
    const position = latePosition(game, empties, random);
    if (position === null) continue;
    const name = canonicalNotation(position);
    if (met.has(name)) continue;
    met.add(name);
    solver.begin();
    labelled.push({ position, value: solver.score(position) });
  }
  return { train: labelled.slice(test), test: labelled.slice(0, test) };
}

/** The position of a random game with so many empty squares; null when the game ends before. */
function latePosition(game: Game, empties: number, random: Random): ReversiPosition | null {
  const position = game.start() as ReversiPosition;
  while (position.result() === null) {
    if (emptySquares(position) === empties) return position;
    const moves = legalMoves(game, position);
    position.play(moves[random.below(moves.length)]);
  }
  return null;
}
