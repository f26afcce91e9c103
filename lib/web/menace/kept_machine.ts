/**
 * A machine as it is kept, with the game on its board.
 *
 * @module
 */
import type { MenaceState } from "matchbox/agents/mod.ts";
import { gameOn } from "./game_on_board.ts";
import { type Machine, savedText, settingOf } from "./machine.ts";
import type { MachineStore } from "./machine_store.ts";
import type { MachineState } from "./messages.ts";
import { beadsOf, type WatchedGame } from "matchbox/touch/menace/watched_game.ts";

/** A machine and the game on its board. A change is kept before it is there. */
export class KeptMachine {
  /** Its machine has learned from it when it is over. */
  game: WatchedGame;
  readonly #store: MachineStore;
  #machine: Machine;

  constructor(machine: Machine, store: MachineStore) {
    this.#store = store;
    try {
      this.#machine = machine;
      this.game = gameOn(machine);
    } catch {
      // A game that was kept by another version of the code.
      this.#machine = { ...machine, moves: [] };
      this.game = gameOn(this.#machine);
    }
  }

  /** What is kept. */
  get machine(): Machine {
    return this.#machine;
  }

  /** What the machine has learned from all games that are over. */
  get learned(): MenaceState {
    return this.game.machine.state as unknown as MenaceState;
  }

  /** The state, as it is sent. */
  get state(): Omit<MachineState, "mine"> {
    const { id, learned, history, training } = this.#machine;
    const { rules } = learned;
    return {
      type: "menace/state",
      machine: id,
      setting: settingOf(rules),
      rewards: [rules.win, rules.draw, rules.loss],
      boxes: beadsOf(this.learned).map((beads) => [...beads]),
      game: this.game.shown,
      history,
      training,
    };
  }

  /** What the machine has learned, as a file. */
  get saved(): string {
    return savedText(this.learned);
  }

  /** Changes what is kept. */
  keep(changes: Partial<Machine>): void {
    const machine = { ...this.#machine, ...changes };
    this.#store.save(machine);
    this.#machine = machine;
  }

  /** Lays the game on the board that follows from what is kept. */
  layBoard(): void {
    this.game = gameOn(this.#machine);
  }

  /** Keeps what is learned and what changes, and lays the board for the next game. */
  beginGame(changes: Partial<Machine>): void {
    const { learned } = this;
    this.keep({ learned, random: this.game.random.state, moves: [], ...changes });
    this.layBoard();
  }

  /** Ends a training that failed. It is still in the store, which may be what failed. */
  abandonTraining(): void {
    this.#machine = { ...this.#machine, training: null };
    this.layBoard();
  }
}
