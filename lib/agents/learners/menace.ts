/**
 * MENACE, the learner of matchboxes and beads (Michie 1960; M1 to M4). It plays tic-tac-toe, as X unless set
 * otherwise. The box of a position holds beads; each stands for a square, and a bead drawn at random is the
 * move. After the game, the boxes used gain or lose beads like the one drawn. For its versions see
 * menace_rules.ts.
 *
 * The beads are numbers in one array, nine for each box, and a box is found by the code of the position: a
 * game of training allocates nothing.
 *
 * @module
 */
import { type Random, UsageError } from "matchbox/base/mod.ts";
import type { Move, Position, Result, Side } from "matchbox/games/game.ts";
import {
  codeOf,
  ticTacToe,
  type TicTacToePosition,
  unmapSquare,
} from "matchbox/games/tictactoe/mod.ts";
import { type Agent, type AgentContext, RESIGN } from "../agent.ts";
import { moveAlone } from "../move_alone.ts";
import type { Learner, LearnerEntry } from "./learner.ts";
import { type Boxes, boxesFor } from "./menace_boxes.ts";
import {
  beadsByTurn,
  menaceParameters,
  type MenaceRules,
  type MenaceValues,
  rulesOf,
} from "./menace_rules.ts";
import { type MenaceState, MOST, possibleSquares, readMenace } from "./menace_state.ts";

/** Random beads that an empty box gets (M3). */
const REFILL = 3;
const SQUARES = 9;
const TURNS = 4;

/** Listed in mod.ts. */
export const menace: LearnerEntry<MenaceValues> = {
  summary: "MENACE, matchboxes with beads for moves (M1 to M4); plays X, or O as set",
  games: ["tictactoe"],
  side: ({ side }, state) => {
    const saved = (state as Partial<MenaceState> | undefined)?.rules?.side;
    return (side ?? saved) === "O" ? 1 : 0;
  },
  parameters: menaceParameters,
  create(name, _game, values, { state, random }) {
    const { rules, beads } = state === undefined
      ? { rules: rulesOf(values), beads: undefined }
      : readMenace(name, values, state);
    return new Menace(name, rules, random, beads);
  },
};

/** A box that was opened in a game, with its bead on the table. */
export interface OpenedBox {
  /** The index of the box: see `boxesFor`. */
  readonly box: number;
  /** The nine numbers of beads that the draw was from, by square of the box. */
  readonly beads: readonly number[];
  /** The square of the box that was drawn. */
  readonly drawn: number;
}

/**
 * The boxes that a machine has opened in the game that is being played, in turn.
 *
 * @param menace a learner `menace`
 */
export function openedBoxes(menace: Learner): OpenedBox[] {
  return (menace as Menace).opened;
}

/** The machine: it draws beads in `choose`, and learns in `gameEnd`. */
export class Menace implements Learner {
  readonly name: string;
  readonly #rules: MenaceRules;
  readonly #side: Side;
  readonly #boxes: Boxes;
  /** The squares that can have beads, and the turn, of each box. */
  readonly #possible: readonly (readonly number[])[];
  readonly #turns: Uint8Array;
  /** What it has learned: the number of beads of a square of a box, at nine times the box plus the square. */
  readonly #beads: Int32Array;
  /** The boxes used in this game with the squares drawn, as such places, by turn; -1 for none. */
  readonly #drawn = new Int32Array(TURNS).fill(-1);
  /** The beads of these boxes without the ones drawn: a game that is not finished has no effect. */
  readonly #onTable = new Int32Array(TURNS * SQUARES);
  readonly #moves = new Int32Array(SQUARES);

  constructor(name: string, rules: MenaceRules, random: Random, beads?: Int32Array) {
    this.name = name;
    this.#rules = rules;
    this.#side = rules.side === "X" ? 0 : 1;
    this.#boxes = boxesFor(this.#side, rules.symmetry);
    this.#possible = this.#boxes.all.map((box) => possibleSquares(box, rules));
    this.#turns = Uint8Array.from(this.#boxes.all, ({ turn }) => turn);
    this.#beads = beads ?? new Int32Array(this.#boxes.all.length * SQUARES);
    if (!beads) this.#fill(random);
  }

  get state() {
    const boxes = this.#boxes.all.map(({ key }, box) => [key, [...this.#beadsOf(box)]] as const);
    return { rules: { ...this.#rules }, boxes: Object.fromEntries(boxes) };
  }

  /** The boxes opened in the game that is being played, in turn. */
  get opened(): OpenedBox[] {
    return [...this.#drawn].flatMap((place, turn) => {
      if (place < 0) return [];
      const drawn = place % SQUARES;
      const beads = [...this.#onTable.subarray(SQUARES * turn, SQUARES * (turn + 1))];
      beads[drawn]++;
      return [{ box: Math.trunc(place / SQUARES), beads, drawn }];
    });
  }

  gameStart(side: Side): void {
    this.#refuseOther(side);
    this.#drawn.fill(-1);
  }

  choose(position: Position, { random }: AgentContext): Move {
    this.#refuseOther(position.side);
    const place = this.#boxes.places[codeOf(position as TicTacToePosition)];
    // The last move is forced.
    if (place < 0) return this.#anyMove(position, random);
    const box = place >> 3;
    const turn = this.#turns[box];
    const table = SQUARES * turn;
    let total = 0;
    for (let square = 0; square < SQUARES; square++) {
      total += this.#onTable[table + square] = this.#beads[SQUARES * box + square];
    }
    if (total === 0) {
      if (turn === 0 && this.#rules.resign) return RESIGN;
      if (this.#rules.refill === "never") return this.#anyMove(position, random);
      total = this.#addRandom(this.#onTable, table, box, REFILL, random);
    }
    let square = this.#draw(table, total, random);
    if (total === 1 && this.#rules.refill === "drawn") {
      total = this.#addRandom(this.#onTable, table, box, REFILL, random);
      square = this.#draw(table, total, random);
    }
    this.#drawn[turn] = SQUARES * box + square;
    return unmapSquare(place & 7, square);
  }

  gameEnd(result: Result): void {
    const { win, draw, loss } = this.#rules;
    const won = this.#side === 0 ? result : -result;
    const change = won > 0 ? win : won < 0 ? loss : draw;
    for (let turn = 0; turn < TURNS; turn++) {
      if (this.#drawn[turn] < 0) continue;
      const box = Math.trunc(this.#drawn[turn] / SQUARES);
      const square = this.#drawn[turn] % SQUARES;
      const table = SQUARES * turn;
      // The bead drawn goes back together with the change.
      const count = this.#onTable[table + square] + 1 + change;
      this.#onTable[table + square] = Math.min(Math.max(count, 0), MOST);
      for (let each = 0; each < SQUARES; each++) {
        this.#beads[SQUARES * box + each] = this.#onTable[table + each];
      }
    }
    this.#drawn.fill(-1);
  }

  analyse(position: Position, context: AgentContext): ReturnType<NonNullable<Agent["analyse"]>> {
    return moveAlone(this.choose(position, context), this.#describe(position as TicTacToePosition));
  }

  /** The beads of a position in words: `drawn from 12 beads: a1 4, b1 4, b2 4`. */
  #describe(position: TicTacToePosition): string {
    const place = this.#boxes.places[codeOf(position)];
    if (place < 0) return "the only legal move; it needs no box";
    const counts = [...this.#beadsOf(place >> 3)].map((count, square) => ({ count, square }))
      .filter(({ count }) => count > 0)
      .map(({ count, square }) => ({ count, move: unmapSquare(place & 7, square) }))
      .sort((one, other) => other.count - one.count || one.move - other.move);
    if (counts.length === 0) return "its box is empty";
    const total = counts.reduce((sum, { count }) => sum + count, 0);
    const list = counts.map(({ count, move }) => `${ticTacToe().format(position, move)} ${count}`)
      .join(", ");
    return `drawn from ${total} ${total === 1 ? "bead" : "beads"}: ${list}`;
  }

  /** Draws a bead of the box on the table, each equally likely, and returns its square. */
  #draw(table: number, total: number, random: Random): number {
    let left = random.below(total);
    let square = 0;
    while (left >= this.#onTable[table + square]) left -= this.#onTable[table + square++];
    this.#onTable[table + square]--;
    return square;
  }

  #anyMove(position: Position, random: Random): Move {
    const count = position.moves(this.#moves, 0);
    return this.#moves[count === 1 ? 0 : random.below(count)];
  }

  /** Adds random possible beads of a box, and returns their number. */
  #addRandom(beads: Int32Array, from: number, box: number, count: number, random: Random): number {
    const squares = this.#possible[box];
    for (let i = 0; i < count; i++) beads[from + squares[random.below(squares.length)]]++;
    return count;
  }

  /** Fills all boxes of a new machine. */
  #fill(random: Random): void {
    const counts = beadsByTurn(this.#rules);
    this.#boxes.all.forEach(({ turn }, box) => {
      const from = SQUARES * box;
      if (this.#rules.fill === "random") {
        this.#addRandom(this.#beads, from, box, counts[turn], random);
      } else {
        for (const square of this.#possible[box]) this.#beads[from + square] = counts[turn];
      }
    });
  }

  #beadsOf(box: number): Int32Array {
    return this.#beads.subarray(SQUARES * box, SQUARES * (box + 1));
  }

  #refuseOther(side: Side): void {
    if (side === this.#side) return;
    throw new UsageError(
      this.#side === 0
        ? "menace plays X, who moves first; expected menace:side=O for a machine that plays O"
        : "menace:side=O plays O; expected a machine without side=O for X, who moves first",
    );
  }
}
