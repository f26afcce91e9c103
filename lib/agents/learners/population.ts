/**
 * Populations as learners: evolutions and genetic algorithms, which go on generation by generation. The best
 * of a population plays for it.
 *
 * @module
 */
import { type Random, randomStream } from "matchbox/base/mod.ts";
import type { Game } from "matchbox/games/game.ts";
import type { Agent, AgentEntry } from "../agent.ts";
import type { Entry } from "../entries.ts";
import { moveAlone } from "../move_alone.ts";
import { type Frozen, savedState } from "./frozen.ts";
import type { LearnerStart, PlainData } from "./learner.ts";
import { testGames } from "./test_games.ts";
import type { Trainer, TrainerEntry } from "./trainer.ts";

/** A population in training. */
export interface TrainedPopulation {
  /** A copy of all that its future depends on, but for the random stream. */
  readonly state: PlainData;
  /** The generations so far. */
  readonly generation: number;
  /** Goes on for one generation. */
  advance(random: Random): void;
  /**
   * The player that it has come to. The same each time for the same state.
   *
   * @param name its canonical spec
   */
  best(name: string): Agent;
}

/** Describes and makes the populations of one name. */
export interface PopulationEntry<V = never> extends Entry {
  /**
   * Makes a population.
   *
   * @param name the canonical spec
   * @param values a value for each parameter
   * @throws {UsageError} when the state does not fit such a population
   */
  create(name: string, game: Game, values: V, start: LearnerStart): TrainedPopulation;
}

/** The trainer of a population: its steps are generations. */
export function byGenerations<V>(entry: PopulationEntry<V>): TrainerEntry<Frozen<V>> {
  return {
    summary: entry.summary,
    games: entry.games,
    parameters: (game) => ({ ...entry.parameters(game), file: savedState() }),
    unit: "generations",
    create(name, game, { file, ...values }, { opponent, state = file?.content, random }): Trainer {
      const population = entry.create(name, game, values as V, { state, random });
      return {
        get state() {
          return population.state;
        },
        get learned() {
          return population.state;
        },
        train(steps, { random, clock }) {
          for (let step = 0; step < steps; step++) population.advance(random);
          const label = `${name} after generation ${population.generation}`;
          return testGames(game, population.best(name), opponent.create(), label, clock);
        },
      };
    },
  };
}

/** The best of a population as an agent; without a file, of one that has only begun. */
export function bestOf<V>(name: string, entry: PopulationEntry<V>): AgentEntry<Frozen<V>> {
  const create = (spec: string, game: Game, { file, ...values }: Frozen<V>): Agent => {
    const population = entry.create(spec, game, values as V, {
      state: file?.content,
      random: randomStream(`untrained ${name}`),
    });
    const best = population.best(spec);
    const note = `the best after ${population.generation} generations`;
    const analyse: Agent["analyse"] = (position, context) =>
      moveAlone(best.choose(position, context), note);
    return { analyse, ...best };
  };
  return {
    summary: entry.summary,
    games: entry.games,
    parameters: (game) => ({ ...entry.parameters(game), file: savedState() }),
    // Reports a file that is not such a state before the first game.
    prepare: (game, values) => Promise.try(() => void create(name, game, values)),
    create,
  };
}
