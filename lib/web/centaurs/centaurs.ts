/**
 * The experiment with centaurs on the server: the host begins it, and the games of visitors are drawn by lot.
 *
 * @module
 */
import { findGame } from "matchbox/games/mod.ts";
import type { Client } from "../channel.ts";
import { newId } from "../ids.ts";
import { isLearner } from "../learner/players.ts";
import { HOST, type Owners } from "../owners.ts";
import type { GameSessions } from "../play/game_sessions.ts";
import { PERSON } from "../play/levels.ts";
import { playerName } from "../play/players.ts";
import type { SessionStore } from "../play/session_store.ts";
import { Refusal } from "../refusal.ts";
import { lotOf } from "./lots.ts";
import type { ExperimentState } from "./messages.ts";
import { byKind, comparisonsOf, trialsCsv } from "./summary.ts";
import type { Experiment } from "./trial_store.ts";

/** The experiment of a server. */
export class Centaurs {
  readonly #store: SessionStore;
  readonly #sessions: GameSessions;
  readonly #owners: Owners;

  constructor(store: SessionStore, sessions: GameSessions, owners: Owners) {
    this.#store = store;
    this.#sessions = sessions;
    this.#owners = owners;
  }

  /**
   * Begins an experiment in place of the one before.
   *
   * @throws {Refusal} when the visitor is not the host, or a player is a person or a learner
   * @throws {UsageError} when there is no such game or agent, or the game is over after the random moves
   */
  begin(plan: Omit<Experiment, "number" | "seed">, client: Client): void {
    this.#owners.check(client, HOST, "experiment");
    const game = findGame(plan.spec);
    for (const player of [plan.opponent, plan.machine]) {
      if (player === PERSON || isLearner(player)) {
        throw new Refusal(`expected a program that does not learn but found ${player}`);
      }
      for (const side of [0, 1] as const) playerName(game, player, side);
    }
    const experiment = { ...plan, spec: game.spec, seed: newId() };
    lotOf(experiment, "", 0);
    this.#store.trials.beginExperiment(experiment);
  }

  /** The experiment as a visitor sees it. */
  state(client: Client): ExperimentState {
    const experiment = this.#store.trials.experiment();
    if (!experiment) return null;
    const { number, spec, opponent, machine, randomMoves } = experiment;
    const results = this.#store.trials.results(number);
    const mine = results.filter(({ visitor }) => visitor === this.#owners.of(client));
    const kinds = byKind(results);
    return {
      ...{ number, spec, opponent, machine, randomMoves, kinds },
      comparisons: comparisonsOf(kinds),
      mine: {
        finished: mine.filter(({ points }) => points !== null).length,
        open: mine.find(({ points }) => points === null)?.game ?? null,
      },
    };
  }

  /**
   * The game of a visitor: the one that goes on, or the next by lot. So nobody can pass a lot by.
   *
   * @returns its id
   * @throws {Refusal} when there is no experiment, or he has begun too much lately
   */
  play(client: Client): string {
    const { trials } = this.#store;
    const experiment = this.#experiment();
    const visitor = this.#owners.of(client);
    const open = this.state(client)!.mine.open;
    if (open !== null) {
      if (this.#store.find(open)) return open;
      trials.forget(open);
    }
    this.#owners.countBegun(client);
    const { spec, machine, opponent } = experiment;
    const number = trials.results(experiment.number)
      .filter((each) => each.visitor === visitor).length;
    const lot = lotOf(experiment, visitor, number);
    const player = lot.kind === "machine" ? machine : PERSON;
    const game = this.#sessions.create({
      ...{
        spec,
        opening: lot.opening,
        time: null,
        moves: [],
        left: null,
        end: null,
        written: null,
      },
      players: lot.side === 0 ? [player, opponent] : [opponent, player],
    });
    trials.add({ game, experiment: experiment.number, visitor, number, ...lot });
    return game;
  }

  /** All games as CSV. */
  csv(): string {
    const experiment = this.#experiment();
    return trialsCsv(experiment, this.#store.trials.results(experiment.number));
  }

  #experiment(): Experiment {
    const experiment = this.#store.trials.experiment();
    if (experiment) return experiment;
    throw new Refusal("no experiment has begun here");
  }
}
