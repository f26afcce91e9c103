/**
 * A machine that people watch: they play against it, or it is trained. Only while somebody watches does a
 * training go on.
 *
 * @module
 */
import { setTimeout as delay } from "node:timers/promises";
import {
  createAgent,
  createLearner,
  type MenaceState,
  type PlainData,
} from "matchbox/agents/mod.ts";
import { continuedStream } from "matchbox/base/mod.ts";
import { ticTacToe } from "matchbox/games/tictactoe/mod.ts";
import type { Client } from "../channel.ts";
import { personMove } from "../play/person_move.ts";
import { Refusal } from "../refusal.ts";
import type { WatchedSession } from "../watched_sessions.ts";
import { gamesOf, stretchesAhead } from "./curve.ts";
import { gameOn } from "./game_on_board.ts";
import { afterGames, tallyOf } from "./history.ts";
import {
  learnerOf,
  loadedMachine,
  type Machine,
  newMachine,
  opponentSpec,
  savedText,
  settingOf,
} from "./machine.ts";
import type { MachineStore } from "./machine_store.ts";
import {
  type MachineState,
  PACES,
  type Setting,
  type TrainerName,
  type Training,
} from "./messages.ts";
import type { TrainingThread } from "./training_thread.ts";
import { beadsOf, WatchedGame } from "./watched_game.ts";

/** Milliseconds between two pieces of a training at a limited speed, and of a piece at full speed. */
const [TICK, PATIENCE] = [200, 150];

/** The most games of a piece and of a stretch of it, at full speed. */
const [PIECE, STRETCH] = [100_000, 2000];

/** What a session needs of the server. */
export interface MachineServices {
  readonly store: MachineStore;
  readonly thread: TrainingThread;
}

/** A machine that is watched. */
export class MachineSession implements WatchedSession {
  readonly #services: MachineServices;
  readonly #watchers = new Set<Client>();
  #machine: Machine;
  /** The game on the board; its machine has learned from it when it is over. */
  #game: WatchedGame;
  /** Aborted when the training is stopped or suspended. */
  #run: AbortController | null = null;

  constructor(machine: Machine, services: MachineServices) {
    this.#services = services;
    try {
      this.#machine = machine;
      this.#game = gameOn(machine);
    } catch {
      // A game that was kept by another version of the code.
      this.#machine = { ...machine, moves: [] };
      this.#game = gameOn(this.#machine);
    }
  }

  get id(): string {
    return this.#machine.id;
  }

  get unwatched(): boolean {
    return this.#watchers.size === 0;
  }

  /** The state, as it is sent. */
  get state(): MachineState {
    const { id, learned, history, training } = this.#machine;
    const { rules } = learned;
    return {
      type: "menace/state",
      machine: id,
      setting: settingOf(rules),
      rewards: [rules.win, rules.draw, rules.loss],
      boxes: beadsOf(this.#learned).map((beads) => [...beads]),
      game: this.#game.shown,
      history,
      training,
    };
  }

  watch(client: Client): void {
    this.#watchers.add(client);
    this.#train();
    client.send(this.state);
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
    const game = this.#game;
    if (this.#machine.training) throw new Refusal("the machine is trained; stop that first");
    if (game.shown.against !== "person" || game.result !== null) {
      throw new Refusal("the game is over");
    }
    if (ply !== game.plies) throw new Refusal("the game has gone on");
    const move = personMove(ticTacToe(), game.position, text);
    const moves = [...this.#machine.moves, text];
    try {
      game.play(move);
      if (game.result === null) game.step();
      const { history } = this.#machine;
      this.#keep(
        game.result === null
          ? { moves }
          : { moves, history: afterGames(history, "person", [tallyOf(game.result)]) },
      );
    } catch (error) {
      // What is not kept has not happened.
      this.#game = gameOn(this.#machine);
      throw error;
    }
    this.#tell();
  }

  /**
   * Begins a new game of the person.
   *
   * @throws {Refusal} while the machine is trained
   */
  again(): void {
    if (this.#machine.training) throw new Refusal("the machine is trained; stop that first");
    this.#begin({});
  }

  /** Begins a training, in place of another. */
  train(against: TrainerName, games: number | null, pace: number): void {
    this.#suspend();
    this.#begin({ training: { against, games, done: 0, pace } });
  }

  /**
   * Changes the speed of a training.
   *
   * @throws {Refusal} when there is none
   */
  setPace(pace: number): void {
    const { training } = this.#machine;
    if (!training) throw new Refusal("the machine is not trained");
    const byMoves = [training.pace, pace].every((index) => "moves" in PACES[index]);
    this.#keep({ training: { ...training, pace } });
    // A game that is shown goes on at another speed; otherwise it begins again, with the same draws.
    if (!byMoves) this.#suspend();
    this.#train();
    this.#tell();
  }

  /** Ends a training; a game that is not over has no effect. */
  stop(): void {
    if (!this.#machine.training) return;
    this.#suspend();
    this.#begin({ training: null });
  }

  /** Fills all boxes anew, by the rules of a setting. */
  fresh(setting: Setting): void {
    this.#suspend();
    this.#begin(newMachine(this.id, setting, this.#game.random));
  }

  /**
   * Puts the beads of a file into the boxes.
   *
   * @throws {Refusal} when it is no such machine; nothing has changed then
   */
  load(text: string): void {
    const machine = loadedMachine(this.id, text, this.#game.random);
    this.#suspend();
    this.#begin(machine);
  }

  /** What the machine has learned, as a file. */
  get saved(): string {
    return savedText(this.#learned);
  }

  /** What the machine has learned from all games that are over. */
  get #learned(): MenaceState {
    return this.#game.machine.state as unknown as MenaceState;
  }

  /** Keeps what is learned and what changes, and begins the next game. */
  #begin(changes: Partial<Machine>): void {
    const learned = this.#learned;
    this.#keep({ learned, random: this.#game.random.state, moves: [], ...changes });
    this.#game = gameOn(this.#machine);
    this.#train();
    this.#tell();
  }

  #keep(changes: Partial<Machine>): void {
    const machine = { ...this.#machine, ...changes };
    this.#services.store.save(machine);
    this.#machine = machine;
  }

  #tell(): void {
    if (this.unwatched) return;
    const { state } = this;
    for (const client of this.#watchers) client.send(state);
  }

  #suspend(): void {
    this.#run?.abort();
    this.#run = null;
  }

  /** Begins or continues a training, if there is one and somebody watches. */
  #train(): void {
    if (this.#run || this.unwatched || !this.#machine.training) return;
    const { signal } = this.#run = new AbortController();
    this.#trainUntil(signal).catch((error) => {
      if (signal.aborted) return;
      console.error(`the training of machine ${this.id} is stopped:`, error);
      this.#run = null;
      this.#machine = { ...this.#machine, training: null };
      this.#game = gameOn(this.#machine);
      this.#tell();
    });
  }

  async #trainUntil(signal: AbortSignal): Promise<void> {
    while (this.#machine.training) {
      const { training } = this.#machine;
      const pace = PACES[training.pace];
      if ("moves" in pace) await this.#showGame(training, signal);
      else await this.#playPiece(training, pace.games, signal);
      signal.throwIfAborted();
    }
    this.#run = null;
  }

  /** Plays a game of a training move by move. */
  async #showGame({ against }: Training, signal: AbortSignal): Promise<void> {
    const { learned, rival, random } = this.#machine;
    const spec = opponentSpec(against, learned.rules);
    const stream = continuedStream(random);
    const opponent = against === "menace"
      ? createLearner(spec, ticTacToe(), rival ?? undefined, stream)
      : createAgent(spec, ticTacToe());
    const game = this.#game = new WatchedGame(learnerOf(learned), stream, against, opponent);
    while (game.result === null) {
      this.#tell();
      await this.#pause(signal);
      game.step();
    }
    this.#learnFrom([tallyOf(game.result)], {
      learned: this.#learned,
      rival: "state" in opponent ? opponent.state as PlainData : rival,
      random: stream.state,
    });
    this.#tell();
    // The last game stays on the board.
    if (this.#machine.training) await this.#pause(signal);
  }

  /** Waits for the time of a move. */
  async #pause(signal: AbortSignal): Promise<void> {
    const pace = PACES[this.#machine.training!.pace];
    await delay("moves" in pace ? 1000 / pace.moves : 0, undefined, { signal });
  }

  /** Plays many games of a training in its thread. */
  async #playPiece(
    { against, games, done }: Training,
    perSecond: number,
    signal: AbortSignal,
  ): Promise<void> {
    const { learned, rival, random, history } = this.#machine;
    const limited = Number.isFinite(perSecond);
    const most = limited ? Math.round(perSecond * TICK / 1000) : PIECE;
    const left = games === null ? most : Math.min(games - done, most);
    const piece = {
      ...{ learned, random, patience: limited ? TICK : PATIENCE },
      rival: against === "menace" ? rival : null,
      against: opponentSpec(against, learned.rules),
      stretches: stretchesAhead(history.curve, left, STRETCH),
    };
    const [trained] = await Promise.all([
      this.#services.thread.train(piece, signal),
      limited ? delay(TICK, undefined, { signal }) : null,
    ]);
    signal.throwIfAborted();
    this.#learnFrom(trained.results, {
      learned: trained.learned,
      rival: against === "menace" ? trained.rival : rival,
      random: trained.random,
    });
    this.#game = gameOn(this.#machine);
    this.#tell();
  }

  /** Keeps what came of games of a training. */
  #learnFrom(
    results: Parameters<typeof afterGames>[2],
    learned: Pick<Machine, "learned" | "rival" | "random">,
  ): void {
    const training = this.#machine.training!;
    const { against, games } = training;
    const done = results.reduce((sum, tally) => sum + gamesOf(tally), training.done);
    const history = afterGames(this.#machine.history, against, results);
    this.#keep({ ...learned, history, training: done === games ? null : { ...training, done } });
  }
}
