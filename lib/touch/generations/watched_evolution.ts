/**
 * An evolution of Metelyk's networks in the page, with the fitness of all its networks. The fitness is only looked
 * at: who has offspring is decided by the games of the networks against each other.
 *
 * @module
 */
import type { Agent } from "matchbox/agents/agent.ts";
import { parseEvaluation } from "matchbox/agents/evaluate/mod.ts";
import { greedy } from "matchbox/agents/greedy.ts";
import { Evolution } from "matchbox/agents/learners/evolution/evolution.ts";
import type { Member } from "matchbox/agents/learners/evolution/generation.ts";
import {
  type EvolutionSettings,
  evolutionSettings,
} from "matchbox/agents/learners/evolution/settings.ts";
import { randomOpening } from "matchbox/agents/learners/random_opening.ts";
import { chooserOf } from "matchbox/agents/networks/choose_move.ts";
import { playOut } from "matchbox/agents/networks/network_games.ts";
import { random as randomPlay } from "matchbox/agents/random.ts";
import { scoreInterval } from "matchbox/arena/score.ts";
import { type Random, randomStream } from "matchbox/base/random.ts";
import { metelyk } from "matchbox/games/metelyk/game.ts";
import type { MetelykPosition } from "matchbox/games/metelyk/position.ts";
import type { Interval } from "matchbox/report/statistics/interval.ts";

/** The settings that can be chosen; those of the others are the engine's. */
export type ChosenSettings = Partial<
  Pick<EvolutionSettings, "network" | "population" | "pairing" | "replaced" | "rate" | "strength">
>;

/** A generation, as it is drawn. All numbers are points a game, from 0 to 1. */
export interface Generation {
  /** Generations so far; 0 for the first population. */
  readonly generation: number;
  /** Of each living network, against random play. */
  readonly fitness: readonly number[];
  /** The largest fitness. */
  readonly best: number;
  /** The mean fitness. */
  readonly mean: number;
  /** The network with the largest fitness against the greedy player, in fresh games; null if it was not asked. */
  readonly match: Interval | null;
}

/** The games of a fitness, and those of the best network against the greedy player; two from each opening. */
export const [FITNESS_GAMES, MATCH_GAMES] = [20, 100];

/** The best network meets the greedy player each time after so many generations. */
export const BETWEEN = 10;

const GAME = metelyk(4);

/** A population that evolves and is watched; the same seed and settings give the same one. */
export class WatchedEvolution {
  /** All generations, from the first population on. */
  readonly generations: Generation[] = [];
  readonly #settings: EvolutionSettings;
  readonly #seed: string;
  readonly #random: Random;
  readonly #evolution: Evolution;
  /** By the number of the network: with the same lots it scores the same. */
  readonly #fitness = new Map<number, number>();

  /** @throws {UsageError} on a value of a setting that is not allowed; one line that names it */
  constructor(settings: ChosenSettings, seed: string) {
    this.#settings = evolutionSettings(settings);
    this.#seed = seed;
    this.#random = randomStream(seed);
    this.#evolution = Evolution.begin(this.#settings, GAME, this.#random);
    this.#look();
  }

  /** The latest generation. */
  get latest(): Generation {
    return this.generations[this.generations.length - 1];
  }

  /** Goes on by a generation. */
  step(): void {
    this.#evolution.train(1, this.#random);
    this.#look();
  }

  #look(): void {
    const { generation, members } = this.#evolution;
    const fitness = members.map((member) => this.#fitnessOf(member));
    const best = Math.max(...fitness);
    const mean = fitness.reduce((sum, each) => sum + each, 0) / fitness.length;
    const strongest = members[fitness.indexOf(best)];
    const match = generation % BETWEEN === 0
      ? this.#score(strongest, greedyPlayer(), MATCH_GAMES, `greedy ${generation}`)
      : null;
    this.generations.push({ generation, fitness, best, mean, match });
  }

  #fitnessOf(member: Member): number {
    const { network } = member.line;
    let fitness = this.#fitness.get(network);
    if (fitness === undefined) {
      const opponent = randomPlay.create("random", GAME, {} as never);
      fitness = this.#score(member, opponent, FITNESS_GAMES, "fitness").mean;
      this.#fitness.set(network, fitness);
    }
    return fitness;
  }

  /** @param stream the name of the lots of the openings and of the opponent */
  #score({ network }: Member, opponent: Agent, games: number, stream: string): Interval {
    const random = randomStream(`${this.#seed} ${stream}`);
    const own = chooserOf(this.#settings.network, network, this.#settings.inputs);
    const context = { random, clock: performance };
    const other = (position: MetelykPosition) => opponent.choose(position, context);
    const pairs: [number, number, number, number, number] = [0, 0, 0, 0, 0];
    for (let game = 0; game < games; game += 2) {
      const opening = randomOpening<MetelykPosition>(GAME, this.#settings.opening, random);
      pairs[2 + playOut(opening, own, other) - playOut(opening, other, own)]++;
    }
    return scoreInterval(pairs);
  }
}

/** The greedy player of the study of this evolution. */
function greedyPlayer(): Agent {
  return greedy.create("greedy", GAME, { eval: parseEvaluation(GAME, "advance") });
}
