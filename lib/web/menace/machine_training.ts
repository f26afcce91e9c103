/**
 * The training of a machine: game after game on the board, or many at once in a thread.
 *
 * @module
 */
import { setTimeout as delay } from "node:timers/promises";
import { createAgent, createLearner, type PlainData, type Tally } from "matchbox/agents/mod.ts";
import { continuedStream } from "matchbox/base/mod.ts";
import { ticTacToe } from "matchbox/games/tictactoe/mod.ts";
import { gamesOf, stretchesAhead } from "matchbox/touch/menace/curve.ts";
import { afterGames, tallyOf } from "matchbox/touch/menace/history.ts";
import type { KeptMachine } from "./kept_machine.ts";
import { learnerOf, type Machine, opponentSpec } from "./machine.ts";
import { PACES, type Training } from "matchbox/touch/menace/machine_view.ts";
import type { Piece, Trained } from "./training_work.ts";
import { WatchedGame } from "matchbox/touch/menace/watched_game.ts";

/** Milliseconds between two pieces of a training at a limited speed, and of a piece at full speed. */
const [TICK, PATIENCE] = [200, 150];

/** The most games of a piece and of a stretch of it, at full speed. */
const [PIECE, STRETCH] = [100_000, 2000];

/** A training that goes on. */
export class MachineTraining {
  readonly #kept: KeptMachine;
  readonly #train: (piece: Piece) => Promise<Trained>;
  readonly #tell: () => void;
  readonly #signal: AbortSignal;

  /**
   * @param train plays a piece in the thread
   * @param tell called when the state has changed
   * @param signal ends it; a game that is not over has no effect then
   */
  constructor(
    kept: KeptMachine,
    train: (piece: Piece) => Promise<Trained>,
    tell: () => void,
    signal: AbortSignal,
  ) {
    this.#kept = kept;
    this.#train = train;
    this.#tell = tell;
    this.#signal = signal;
  }

  /**
   * Goes on until the games of the training are played.
   *
   * @throws when the signal is aborted, or something fails
   */
  async run(): Promise<void> {
    while (this.#kept.machine.training) {
      const { training } = this.#kept.machine;
      const pace = PACES[training.pace];
      if ("moves" in pace) await this.#showGame(training);
      else await this.#playPiece(training, pace.games);
      this.#signal.throwIfAborted();
    }
  }

  /** Plays a game move by move. */
  async #showGame({ against }: Training): Promise<void> {
    const kept = this.#kept;
    const { learned, rival, random } = kept.machine;
    const spec = opponentSpec(against, learned.rules);
    const stream = continuedStream(random);
    const opponent = against === "menace"
      ? createLearner(spec, ticTacToe(), rival ?? undefined, stream)
      : createAgent(spec, ticTacToe());
    const game = kept.game = new WatchedGame(learnerOf(learned), stream, against, opponent);
    while (game.result === null) {
      this.#tell();
      await this.#pause();
      game.step();
    }
    this.#learnFrom([tallyOf(game.result)], {
      learned: kept.learned,
      rival: "state" in opponent ? opponent.state as PlainData : rival,
      random: stream.state,
    });
    this.#tell();
    // The last game stays on the board.
    if (kept.machine.training) await this.#pause();
  }

  /** Waits for the time of a move. */
  async #pause(): Promise<void> {
    const pace = PACES[this.#kept.machine.training!.pace];
    await delay("moves" in pace ? 1000 / pace.moves : 0, undefined, { signal: this.#signal });
  }

  /** Plays many games in the thread. */
  async #playPiece({ against, games, done }: Training, perSecond: number): Promise<void> {
    const kept = this.#kept;
    const signal = this.#signal;
    const { learned, rival, random, history } = kept.machine;
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
      this.#train(piece),
      limited ? delay(TICK, undefined, { signal }) : null,
    ]);
    signal.throwIfAborted();
    this.#learnFrom(trained.results, {
      learned: trained.learned,
      rival: against === "menace" ? trained.rival : rival,
      random: trained.random,
    });
    kept.layBoard();
    this.#tell();
  }

  /** Keeps what came of games. */
  #learnFrom(
    results: readonly Tally[],
    learned: Pick<Machine, "learned" | "rival" | "random">,
  ): void {
    const { machine } = this.#kept;
    const training = machine.training!;
    const { against, games } = training;
    const done = results.reduce((sum, tally) => sum + gamesOf(tally), training.done);
    const history = afterGames(machine.history, against, results);
    this.#kept.keep({
      ...learned,
      history,
      training: done === games ? null : { ...training, done },
    });
  }
}
