/**
 * The evolution by budding as training: a population that goes on generation by generation (A11), and its
 * state as plain data.
 *
 * @module
 */
import * as v from "valibot";
import { type Random, UsageError } from "matchbox/base/mod.ts";
import type { Game } from "matchbox/games/game.ts";
import type { MetelykPosition } from "matchbox/games/metelyk/position.ts";
import { layersOf } from "../../networks/choose_move.ts";
import { type NetworkData, networkData, readNetwork } from "../../networks/network_file.ts";
import { type PlainData, readState } from "../learner.ts";
import {
  firstPopulation,
  type Member,
  nextGeneration,
  playMeetings,
  type Population,
} from "./generation.ts";
import type { Lineage } from "./lineage.ts";
import type { EvolutionSettings } from "./settings.ts";

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const line = v.strictObject({
  network: count,
  parent: v.nullable(count),
  born: count,
  generation: count,
  total: count,
  survived: count,
  history: v.pipe(v.string(), v.regex(/^[=+*]{0,10}$/)),
});
const schema = v.strictObject({
  generation: count,
  nextNetwork: count,
  members: v.array(v.strictObject({ line, weights: v.array(v.pipe(v.number(), v.finite())) })),
  departed: v.array(line),
});

/** A population that evolves. */
export class Evolution {
  readonly #settings: EvolutionSettings;
  readonly #game: Game;
  readonly #departed: Lineage[];
  #population: Population;

  private constructor(
    settings: EvolutionSettings,
    game: Game,
    population: Population,
    departed: readonly Lineage[],
  ) {
    this.#settings = settings;
    this.#game = game;
    this.#population = population;
    this.#departed = [...departed];
  }

  /**
   * Begins an evolution.
   *
   * @param game Metelyk, on a board of any size
   * @param random for the weights of the first population
   */
  static begin(settings: EvolutionSettings, game: Game, random: Random): Evolution {
    const { size } = game.start() as MetelykPosition;
    return new Evolution(settings, game, firstPopulation(settings, size, random), []);
  }

  /**
   * Continues the evolution that had this state.
   *
   * @throws {UsageError} when it is no state of an evolution with these settings; one line that says where
   */
  static continue(settings: EvolutionSettings, game: Game, state: unknown): Evolution {
    const { generation, nextNetwork, members, departed } = readState("evolution", schema, state);
    const { network, hidden, inputs, population } = settings;
    if (members.length !== population) {
      throw new UsageError(
        `state of evolution: members: expected ${population} but found ${members.length}`,
      );
    }
    const sizes = layersOf(network, hidden.sizes, (game.start() as MetelykPosition).size);
    const read = members.map(({ line, weights }, i): Member => ({
      line,
      network: readNetwork(`evolution: members.${i}`, { inputs, sizes }, {
        inputs,
        sizes,
        weights,
      }),
    }));
    return new Evolution(settings, game, { generation, nextNetwork, members: read }, departed);
  }

  /** A copy of all that its future depends on, with the lines of all networks that ever lived. */
  get state(): PlainData {
    const { generation, nextNetwork, members } = this.#population;
    return {
      generation,
      nextNetwork,
      members: members.map(({ line, network }) => ({
        line: { ...line },
        weights: [...network.weights],
      })),
      departed: this.#departed.map((line) => ({ ...line })),
    };
  }

  /** The living networks of this generation. */
  get members(): readonly Member[] {
    return this.#population.members;
  }

  /** The generations so far. */
  get generation(): number {
    return this.#population.generation;
  }

  /** The lines of all networks: those that left, in that order, and then the living ones. */
  get lines(): readonly Lineage[] {
    return [...this.#departed, ...this.members.map(({ line }) => line)];
  }

  /**
   * Goes on for some generations.
   *
   * @returns the games played
   */
  train(generations: number, random: Random): number {
    let games = 0;
    for (let i = 0; i < generations; i++) {
      const next = nextGeneration(this.#population, this.#settings, this.#game, random);
      this.#population = next.population;
      this.#departed.push(...next.departed);
      games += next.games;
    }
    return games;
  }

  /**
   * The champion: the member with most points when each meets all others, in two games of each pair from an
   * opening of its own; of equal ones the one that was born first.
   *
   * @param random for the openings
   */
  champion(random: Random): Member {
    const meetings = this.members.flatMap((_, one) =>
      Array.from({ length: one }, (_, other): [number, number] => [one, other])
    );
    const points = playMeetings(this.members, meetings, this.#settings, this.#game, random);
    const best = this.members
      .map((member, i) => ({ member, points: points[i] }))
      .sort((a, b) => b.points - a.points || a.member.line.network - b.member.line.network);
    return best[0].member;
  }

  /** A member's network as the agents `net38_50` and `net38_1` read it from a file. */
  dataOf({ network }: Member): NetworkData {
    return networkData(network, this.#settings.inputs);
  }
}
