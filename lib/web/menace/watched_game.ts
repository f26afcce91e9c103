/**
 * A game of a machine, move by move, with the boxes that it opens.
 *
 * @module
 */
import {
  type Agent,
  type AgentContext,
  boxesFor,
  Episode,
  type Learner,
  type MenaceState,
  openedBoxes,
  RESIGN,
} from "matchbox/agents/mod.ts";
import type { Random } from "matchbox/base/mod.ts";
import type { Move, Result } from "matchbox/games/mod.ts";
import { codeOf, ticTacToe, type TicTacToePosition } from "matchbox/games/tictactoe/mod.ts";
import type { OpenedBox, OpponentName, ShownGame } from "./messages.ts";

const { all, places } = boxesFor(0, true);

/** The boards of the boxes, in the order of their numbers. */
export const boxKeys: readonly string[] = all.map(({ key }) => key);

/** The beads of all boxes, in the same order. */
export function beadsOf({ boxes }: MenaceState): (readonly number[])[] {
  return boxKeys.map((key) => boxes[key]);
}

/** A game that is played. The machine learns when it is over. */
export class WatchedGame {
  readonly machine: Learner;
  readonly random: Random;
  readonly #against: OpponentName;
  readonly #game: Episode;
  readonly #context: AgentContext;
  readonly #moves: string[] = [];
  #opened: OpenedBox[] = [];

  /** @param opponent plays O; null for a person, whose moves `play` gets */
  constructor(
    machine: Learner,
    random: Random,
    against: OpponentName,
    opponent: Agent | Learner | null = null,
  ) {
    this.machine = machine;
    this.random = random;
    this.#against = against;
    this.#context = { random, clock: performance };
    this.#game = new Episode(ticTacToe().start(), [machine, opponent]);
  }

  get position(): TicTacToePosition {
    return this.#game.position as TicTacToePosition;
  }

  /** The result for the machine; null while it is played. */
  get result(): Result | null {
    return this.#game.result;
  }

  /** The number of moves. */
  get plies(): number {
    return this.#moves.length;
  }

  /** The game as it is sent. */
  get shown(): ShownGame {
    return {
      against: this.#against,
      moves: [...this.#moves],
      result: this.result,
      opened: [...this.#opened],
    };
  }

  /** The machine moves, or the opponent that is an agent. */
  step(): void {
    const { position } = this;
    if (position.side === 1) return this.play(this.#game.choose(this.#context));
    const place = places[codeOf(position)];
    const move = this.#game.choose(this.#context);
    const opened = openedBoxes(this.machine)[this.#opened.length];
    if (opened) {
      const stored = (this.machine.state as unknown as MenaceState).boxes[boxKeys[opened.box]];
      const refilled = opened.beads.some((count, square) => count !== stored[square]);
      this.#opened.push({
        ...opened,
        beads: [...opened.beads],
        symmetry: place & 7,
        refilled,
        change: null,
      });
    }
    this.play(move);
  }

  /** Plays a legal move of the side to move, or resigns for the machine. */
  play(move: Move): void {
    if (move !== RESIGN) this.#moves.push(ticTacToe().format(this.position, move));
    this.#game.play(move);
    if (this.result !== null) this.#showChanges();
  }

  /** What the game has changed in the boxes that it opened. */
  #showChanges(): void {
    const boxes = beadsOf(this.machine.state as unknown as MenaceState);
    this.#opened = this.#opened.map((opened) => ({
      ...opened,
      change: boxes[opened.box][opened.drawn] - opened.beads[opened.drawn],
    }));
  }
}
