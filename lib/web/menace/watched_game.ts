/**
 * A game of a machine, move by move, with the boxes that it opens.
 *
 * @module
 */
import {
  type Agent,
  type AgentContext,
  boxesFor,
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
  readonly position = ticTacToe().start() as TicTacToePosition;
  readonly machine: Learner;
  readonly random: Random;
  readonly #against: OpponentName;
  readonly #opponent: Agent | Learner | null;
  readonly #context: AgentContext;
  readonly #moves: string[] = [];
  #opened: OpenedBox[] = [];
  #result: Result | null = null;

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
    this.#opponent = opponent;
    this.#context = { random, clock: performance };
    machine.gameStart(0);
    opponent?.gameStart?.(1);
  }

  /** The result for the machine; null while it is played. */
  get result(): Result | null {
    return this.#result;
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
      result: this.#result,
      opened: [...this.#opened],
    };
  }

  /** The machine moves, or the opponent that is an agent. */
  step(): void {
    const { position } = this;
    if (position.side === 1) return this.play(this.#opponent!.choose(position, this.#context));
    const place = places[codeOf(position)];
    const move = this.machine.choose(position, this.#context);
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
    if (move === RESIGN) this.#end(-1);
    else this.play(move);
  }

  /** Plays a legal move of the side to move. */
  play(move: Move): void {
    this.#moves.push(ticTacToe().format(this.position, move));
    this.position.play(move);
    const result = this.position.result();
    if (result !== null) this.#end(result);
  }

  #end(result: Result): void {
    this.#result = result;
    this.machine.gameEnd(result, 0);
    this.#opponent?.gameEnd?.(result, 1);
    const boxes = beadsOf(this.machine.state as unknown as MenaceState);
    this.#opened = this.#opened.map((opened) => ({
      ...opened,
      change: boxes[opened.box][opened.drawn] - opened.beads[opened.drawn],
    }));
  }
}
