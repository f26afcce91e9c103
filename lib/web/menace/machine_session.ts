/**
 * A machine that people watch: they play against it, or it is trained. Only while somebody watches does a
 * training go on.
 *
 * @module
 */
import type { MenaceState } from "matchbox/agents/mod.ts";
import { ticTacToe } from "matchbox/games/tictactoe/mod.ts";
import type { Client } from "../channel.ts";
import type { Owners } from "../owners.ts";
import { personMove } from "../play/person_move.ts";
import { Refusal } from "../refusal.ts";
import type { WatchedSession } from "../watched_sessions.ts";
import { afterGames, tallyOf } from "matchbox/touch/menace/history.ts";
import { KeptMachine } from "./kept_machine.ts";
import { type Machine, newMachine, withBeads } from "./machine.ts";
import type { MachineStore } from "./machine_store.ts";
import { MachineTraining } from "./machine_training.ts";
import { type MachineState } from "./messages.ts";
import { PACES, type Setting, type TrainerName } from "matchbox/touch/menace/machine_view.ts";
import type { TrainingThread } from "./training_thread.ts";
import type { Piece } from "./training_work.ts";

/** What a session needs of the server. */
export interface MachineServices {
  readonly owners: Owners;
  readonly store: MachineStore;
  readonly thread: TrainingThread;
}

/** A machine that is watched. */
export class MachineSession implements WatchedSession {
  readonly #owners: Owners;
  readonly #thread: TrainingThread;
  readonly #watchers = new Set<Client>();
  readonly #kept: KeptMachine;
  /** Aborted when the training is stopped or suspended. */
  #run: AbortController | null = null;

  constructor(machine: Machine, { owners, store, thread }: MachineServices) {
    this.#owners = owners;
    this.#thread = thread;
    this.#kept = new KeptMachine(machine, store);
  }

  get id(): string {
    return this.#kept.machine.id;
  }

  get unwatched(): boolean {
    return this.#watchers.size === 0;
  }

  /**
   * Checks that a visitor may train and change the machine.
   *
   * @throws {Refusal} when he may not
   */
  checkOwner(client: Client): void {
    const { owner } = this.#kept.machine;
    if (owner !== undefined) this.#owners.check(client, owner, "machine");
  }

  /** What the machine has learned, as a file. */
  get saved(): string {
    return this.#kept.saved;
  }

  watch(client: Client): void {
    this.#watchers.add(client);
    this.#train();
    this.#tell(client);
  }

  leave(client: Client): void {
    if (this.#watchers.delete(client) && this.unwatched) this.#suspend();
  }

  close(): void {
    this.#suspend();
    this.#watchers.clear();
  }

  /**
   * Plays a move of the person, and the machine's answer.
   *
   * @throws {Refusal} out of turn, too late, or when the move is not legal
   */
  move(ply: number, text: string): void {
    this.#checkNoTraining();
    const kept = this.#kept;
    const { game } = kept;
    if (game.shown.against !== "person" || game.result !== null) {
      throw new Refusal("the game is over");
    }
    if (ply !== game.plies) throw new Refusal("the game has gone on");
    const move = personMove(ticTacToe(), game.position, text);
    const moves = [...kept.machine.moves, text];
    try {
      game.play(move);
      if (game.result === null) game.step();
      const { history } = kept.machine;
      kept.keep(
        game.result === null
          ? { moves }
          : { moves, history: afterGames(history, "person", [tallyOf(game.result)]) },
      );
    } catch (error) {
      // What is not kept has not happened.
      kept.layBoard();
      throw error;
    }
    this.#tellAll();
  }

  /**
   * Begins a new game of the person.
   *
   * @throws {Refusal} while the machine is trained
   */
  again(): void {
    this.#checkNoTraining();
    this.#begin({});
  }

  /** Begins a training, in place of another. */
  train(against: TrainerName, games: number | null, pace: number): void {
    this.#begin({ training: { against, games, done: 0, pace } });
  }

  /**
   * Changes the speed of a training.
   *
   * @throws {Refusal} when there is none
   */
  setPace(pace: number): void {
    const { training } = this.#kept.machine;
    if (!training) throw new Refusal("the machine is not trained");
    const byMoves = [training.pace, pace].every((index) => "moves" in PACES[index]);
    this.#kept.keep({ training: { ...training, pace } });
    // A game that is shown goes on at another speed; otherwise it begins again, with the same draws.
    if (!byMoves) this.#suspend();
    this.#train();
    this.#tellAll();
  }

  /** Ends a training; a game that is not over has no effect. */
  stop(): void {
    if (this.#kept.machine.training) this.#begin({ training: null });
  }

  /** Fills all boxes anew, by the rules of a setting. */
  fresh(setting: Setting): void {
    this.#begin(newMachine(this.id, setting, this.#kept.game.random));
  }

  /** Puts the beads of a saved machine into the boxes. */
  load(learned: MenaceState): void {
    this.#begin(withBeads(this.id, learned, this.#kept.game.random));
  }

  #checkNoTraining(): void {
    if (this.#kept.machine.training) {
      throw new Refusal("the machine is trained; stop that first");
    }
  }

  /** Ends what goes on, and begins the next game or a training. */
  #begin(changes: Partial<Machine>): void {
    this.#suspend();
    this.#kept.beginGame(changes);
    this.#train();
    this.#tellAll();
  }

  #tell(...clients: Client[]): void {
    if (clients.length === 0) return;
    const { state } = this.#kept;
    for (const client of clients) {
      const news: MachineState = { ...state, mine: this.#isOf(client) };
      client.send(news);
    }
  }

  #tellAll(): void {
    this.#tell(...this.#watchers);
  }

  #isOf(client: Client): boolean {
    const { owner } = this.#kept.machine;
    return owner === undefined || this.#owners.may(client, owner);
  }

  #suspend(): void {
    this.#run?.abort();
    this.#run = null;
  }

  /** Begins or continues a training, if there is one and somebody watches. */
  #train(): void {
    if (this.#run || this.unwatched || !this.#kept.machine.training) return;
    const { signal } = this.#run = new AbortController();
    // Whoever has watched for longest trains it.
    const [asker] = this.#watchers;
    const train = (piece: Piece) => this.#thread.train(piece, asker, signal);
    new MachineTraining(this.#kept, train, () => this.#tellAll(), signal).run().then(
      () => {
        if (!signal.aborted) this.#run = null;
      },
      (error) => {
        if (signal.aborted) return;
        console.error(`the training of machine ${this.id} is stopped:`, error);
        this.#run = null;
        this.#kept.abandonTraining();
        this.#tellAll();
      },
    );
  }
}
