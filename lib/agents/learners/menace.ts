/**
 * MENACE, the learner of matchboxes and beads (Michie 1960; M1 to M4). It plays tic-tac-toe as X. The box
 * of a position holds beads; each stands for a square, and a bead drawn at random is the move. After the
 * game, the boxes used gain or lose beads like the one drawn.
 *
 * Its settings are three versions of the rules:
 *
 * - `source`: a box starts with 4, 3, 2, 1 beads for each legal square, in X's first to fourth move (M2).
 *   The bead drawn stays out during the game: a win puts back it and one more, a draw puts it back, a loss
 *   leaves it out (M4). An empty box is refilled with three random beads when it is next used (the variant
 *   of M3).
 * - `literal`: a box starts with `beads` random beads, duplicates allowed. When the last bead is drawn,
 *   three random beads are put in at once, and the move is drawn again from them (M3). We read this so: the
 *   last bead is gone for good, and the second bead drawn counts as the move. Rewards as in `source`.
 * - `michie`: 4, 3, 2, 1 beads as in `source`, but of squares that are symmetric on that board only the
 *   first has beads; 3 beads more for a win, 1 more for a draw, 1 less for a loss (M4). Boxes are not
 *   refilled: with an empty box a random legal move is played, from which nothing is learned. Michie's
 *   machine resigns when its first box is empty. An agent cannot resign, so it plays the first legal move;
 *   that box stays empty for ever, while the others go on learning.
 *
 * @module
 */
import * as v from "valibot";
import { integer, oneOf, quote, type Random, UsageError } from "matchbox/base/mod.ts";
import type { Move, Position, Result, Side } from "matchbox/games/mod.ts";
import { type TicTacToePosition, unmapSquare } from "matchbox/games/tictactoe/mod.ts";
import type { AgentContext } from "../agent.ts";
import { type Learner, type LearnerEntry, readState } from "./learner.ts";
import { type Box, boxNamed, placeOf } from "./menace_boxes.ts";

type Setting = "source" | "michie" | "literal";

interface Values {
  readonly setting: Setting;
  /** Beads in a box at the start; only for the setting `literal`. */
  readonly beads: number;
}

/** The rules of a setting. */
interface Rules {
  /** The squares of a box that can have beads. */
  possible(box: Box): readonly number[];
  /** Whether a new box gets random beads. */
  readonly randomStart: boolean;
  /** When an empty box gets new beads: when it is next used, as soon as its last bead is drawn, or never. */
  readonly refill: "found empty" | "at once" | "never";
  /** Beads like the one drawn that go into the box after the game. The one drawn is out by then. */
  readonly win: number;
  readonly draw: number;
  readonly loss: number;
}

const settings: Record<Setting, Rules> = {
  source: {
    possible: ({ legal }) => legal,
    randomStart: false,
    refill: "found empty",
    win: 2,
    draw: 1,
    loss: 0,
  },
  michie: {
    possible: ({ distinct }) => distinct,
    randomStart: false,
    refill: "never",
    win: 4,
    draw: 2,
    loss: 0,
  },
  literal: {
    possible: ({ legal }) => legal,
    randomStart: true,
    refill: "at once",
    win: 2,
    draw: 1,
    loss: 0,
  },
};

/** Beads for each possible square at the start, in X's first to fourth move. */
const START = [4, 3, 2, 1];
const REFILL = 3;
const SQUARES = 9;

/** The number of beads in a box for each square of its board. */
type Beads = number[];

const settingNames = Object.keys(settings) as Setting[];

/** The state: the boxes opened so far, by their boards; see menace_boxes.ts. */
const schema = v.strictObject({
  setting: v.picklist(settingNames),
  boxes: v.record(
    v.string(),
    v.pipe(v.array(v.pipe(v.number(), v.safeInteger(), v.minValue(0))), v.length(SQUARES)),
  ),
});

/** Listed in mod.ts. */
export const menace: LearnerEntry<Values> = {
  summary: "MENACE, matchboxes with beads for moves (M1 to M4); plays X",
  games: ["tictactoe"],
  side: 0,
  parameters: () => ({
    setting: oneOf(settingNames, "source", "version of the rules"),
    beads: integer(1, 99, 3, "beads in a new box, with setting=literal"),
  }),
  create: (name, _game, values, state) => new Menace(name, values, state),
};

class Menace implements Learner {
  readonly name: string;
  readonly #setting: Setting;
  readonly #rules: Rules;
  readonly #startBeads: number;
  /** What it has learned: the boxes by their keys. */
  readonly #boxes: Map<string, Beads>;
  /** The boxes used in this game, without the beads drawn, and the squares drawn; each is used once. */
  readonly #used = new Map<string, { readonly beads: Beads; readonly square: number }>();
  readonly #moves = new Int32Array(SQUARES);

  constructor(name: string, { setting, beads }: Values, state: unknown) {
    this.name = name;
    this.#setting = setting;
    this.#rules = settings[setting];
    this.#startBeads = beads;
    this.#boxes = state === undefined ? new Map() : readBoxes(name, setting, state);
  }

  get state() {
    const boxes = [...this.#boxes].map(([key, beads]) => [key, [...beads]] as const);
    return { setting: this.#setting, boxes: Object.fromEntries(boxes) };
  }

  gameStart(side: Side): void {
    this.#used.clear();
    refuseO(side);
  }

  choose(position: Position, { random }: AgentContext): Move {
    refuseO(position.side);
    const count = position.moves(this.#moves, 0);
    if (count === 1) return this.#moves[0];
    const { box, symmetry } = placeOf(position as TicTacToePosition);
    const beads = this.#open(box, random);
    if (isEmpty(beads)) return this.#moves[box.turn === 0 ? 0 : random.below(count)];
    let square = takeOut(beads, random);
    if (isEmpty(beads) && this.#rules.refill === "at once") {
      this.#addRandom(box, REFILL, beads, random);
      square = takeOut(beads, random);
    }
    this.#used.set(box.key, { beads, square });
    return unmapSquare(symmetry, square);
  }

  gameEnd(result: Result): void {
    const { win, draw, loss } = this.#rules;
    const back = result === 1 ? win : result === 0 ? draw : loss;
    for (const [key, { beads, square }] of this.#used) {
      beads[square] += back;
      this.#boxes.set(key, beads);
    }
    this.#used.clear();
  }

  /** A copy of the beads in a box. A new box is filled first, an empty one refilled if the rules say so. */
  #open(box: Box, random: Random): Beads {
    const { possible, randomStart, refill } = this.#rules;
    const learned = this.#boxes.get(box.key);
    const beads: Beads = learned ? [...learned] : Array(SQUARES).fill(0);
    if (!learned && randomStart) this.#addRandom(box, this.#startBeads, beads, random);
    else if (!learned) possible(box).forEach((square) => beads[square] = START[box.turn]);
    else if (refill !== "never" && isEmpty(beads)) this.#addRandom(box, REFILL, beads, random);
    return beads;
  }

  #addRandom(box: Box, count: number, beads: Beads, random: Random): void {
    const squares = this.#rules.possible(box);
    for (let i = 0; i < count; i++) beads[squares[random.below(squares.length)]]++;
  }
}

function refuseO(side: Side): void {
  if (side !== 0) throw new UsageError("menace plays X, who moves first; it cannot play O");
}

function readBoxes(name: string, setting: Setting, state: unknown): Map<string, Beads> {
  const read = readState(name, schema, state);
  const fail = (problem: string): never => {
    throw new UsageError(`state of ${name}: ${problem}`);
  };
  if (read.setting !== setting) {
    fail(`it was learned with setting=${read.setting}, not with setting=${setting}`);
  }
  for (const [key, beads] of Object.entries(read.boxes)) {
    const box = boxNamed(key) ?? fail(`unknown box ${quote(key)}`);
    const possible = settings[setting].possible(box);
    const wrong = beads.findIndex((count, square) => count > 0 && !possible.includes(square));
    if (wrong >= 0) {
      const list = possible.join(", ");
      fail(`box ${key} can have no bead for square ${wrong}; possible: ${list}`);
    }
  }
  return new Map(Object.entries(read.boxes));
}

function isEmpty(beads: Beads): boolean {
  return beads.every((count) => count === 0);
}

/** Takes out a random bead, each equally likely, and returns its square. */
function takeOut(beads: Beads, random: Random): number {
  let left = random.below(beads.reduce((sum, count) => sum + count));
  let square = 0;
  while (left >= beads[square]) left -= beads[square++];
  beads[square]--;
  return square;
}
