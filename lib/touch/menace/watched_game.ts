/**
 * A game of a machine, move by move, with the boxes that it opens.
 *
 * @module
 */
import { type Agent, type AgentContext, RESIGN } from "matchbox/agents/agent.ts";
import { Episode } from "matchbox/agents/learners/episode.ts";
import type { Learner } from "matchbox/agents/learners/learner.ts";
import { openedBoxes } from "matchbox/agents/learners/menace.ts";
import { boxesFor } from "matchbox/agents/learners/menace_boxes.ts";
import type { MenaceState } from "matchbox/agents/learners/menace_state.ts";
import type { Random } from "matchbox/base/random.ts";
import type { Move, Result } from "matchbox/games/game.ts";
import { codeOf, ticTacToe, type TicTacToePosition } from "matchbox/games/tictactoe/mod.ts";
import type { OpenedBox, OpponentName, ShownGame } from "./machine_view.ts";

const { all, places } = boxesFor(0, true);

/** The boards of the boxes, in the order of their numbers. */
export const boxKeys: readonly string[] = all.map(({ key }) => key);

/** A box, and the symmetry that maps a board to it. */
export interface BoxOfBoard {
  readonly box: number;
  readonly symmetry: number;
}

/** The box of a position in which the machine is to move; null where only one square is left. */
export function boxAt(position: TicTacToePosition): BoxOfBoard | null {
  const place = places[codeOf(position)];
  return place < 0 ? null : { box: place >> 3, symmetry: place & 7 };
}

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
    const symmetry = boxAt(position)?.symmetry ?? 0;
    const move = this.#game.choose(this.#context);
    const opened = openedBoxes(this.machine)[this.#opened.length];
    if (opened) {
      const stored = (this.machine.state as unknown as MenaceState).boxes[boxKeys[opened.box]];
      const refilled = opened.beads.some((count, square) => count !== stored[square]);
      this.#opened.push({
        ...opened,
        beads: [...opened.beads],
        symmetry,
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
