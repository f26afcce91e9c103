/**
 * One generation of the evolution by budding (A11). Networks meet; each pair plays two games from the same
 * opening, with sides changed. Winners stay and give a mutated offspring, losers leave.
 *
 * @module
 */
import { type Random, shuffle } from "matchbox/base/mod.ts";
import type { Game } from "matchbox/games/game.ts";
import type { MetelykPosition } from "matchbox/games/metelyk/position.ts";
import { layersOf } from "../../networks/choose_move.ts";
import { DenseNetwork, onGrid, randomNetwork } from "../../networks/dense_network.ts";
import { networkGames } from "../../networks/network_games.ts";
import { randomOpening } from "../random_opening.ts";
import { bud, founder, type Lineage, survivor } from "./lineage.ts";
import type { EvolutionSettings } from "./settings.ts";

/** A living network. */
export interface Member {
  /** Its number, its parent and its generation. */
  readonly line: Lineage;
  /** The network that plays. */
  readonly network: DenseNetwork;
}

/** A population after some generations. */
export interface Population {
  /** Generations so far; 0 for the start. */
  readonly generation: number;
  /** The living networks. */
  readonly members: readonly Member[];
  /** The number of the next network to be born. */
  readonly nextNetwork: number;
}

/** A generation and what happened in it. */
export interface GenerationResult {
  /** The population after the generation. */
  readonly population: Population;
  /** The lines of the networks that left. */
  readonly departed: readonly Lineage[];
  /** Games played. */
  readonly games: number;
}

/** The first population: networks with random weights. */
export function firstPopulation(
  { network: kind, hidden, population }: EvolutionSettings,
  size: number,
  random: Random,
): Population {
  const sizes = layersOf(kind, hidden.sizes, size);
  const members = Array.from({ length: population }, (_, i) => ({
    line: founder(i + 1),
    network: randomNetwork(sizes, random),
  }));
  return { generation: 0, members, nextNetwork: population + 1 };
}

/** The next generation. */
export function nextGeneration(
  { generation, members, nextNetwork }: Population,
  settings: EvolutionSettings,
  game: Game,
  random: Random,
): GenerationResult {
  const meetings = meetingsOf(members.length, settings.pairing, random);
  const points = playMeetings(members, meetings, settings, game, random);
  const leaving = replacements(points, settings.replaced, random);
  const winners = new Set(leaving.values());
  let born = nextNetwork;
  const next = members.map(({ line, network }, i): Member => {
    const winner = leaving.get(i);
    if (winner === undefined) {
      return { line: survivor(line, winners.has(i) ? "+" : "="), network };
    }
    const parent = members[winner];
    return {
      line: bud(parent.line, born++, generation + 1),
      network: mutated(parent.network, settings, random),
    };
  });
  return {
    population: { generation: generation + 1, members: next, nextNetwork: born },
    departed: [...leaving.keys()].map((i) => members[i].line),
    games: 2 * meetings.length,
  };
}

/** A copy in which each weight has changed with the chance `rate`, by up to `strength`; one at least has. */
export function mutated(
  { sizes, weights }: DenseNetwork,
  { rate, strength }: Pick<EvolutionSettings, "rate" | "strength">,
  random: Random,
): DenseNetwork {
  const copy = weights.slice();
  const certain = random.below(weights.length);
  for (let i = 0; i < copy.length; i++) {
    if (i !== certain && random.float() >= rate) continue;
    copy[i] = onGrid(copy[i] + strength * (2 * random.float() - 1));
  }
  return new DenseNetwork(sizes, copy);
}

/** The pairs of members that meet. In random pairs of an odd number one member rests. */
function meetingsOf(
  count: number,
  pairing: EvolutionSettings["pairing"],
  random: Random,
): [number, number][] {
  const members = Array.from({ length: count }, (_, i) => i);
  if (pairing === "all") {
    return members.flatMap((one) =>
      members.slice(one + 1).map((other): [number, number] => [one, other])
    );
  }
  const order = shuffle(members, random);
  return Array.from({ length: count >> 1 }, (_, i) => [order[2 * i], order[2 * i + 1]]);
}

/** Plays two games for each meeting; returns each member's points above those of its opponents. */
export function playMeetings(
  members: readonly Member[],
  meetings: readonly [number, number][],
  { network: kind, inputs, opening }: EvolutionSettings,
  game: Game,
  random: Random,
): number[] {
  const networks = members.map(({ network }) => network);
  const { size } = game.start() as MetelykPosition;
  const games = networkGames(kind, networks, inputs, size);
  const points = members.map(() => 0);
  for (const [one, other] of meetings) {
    const position = randomOpening<MetelykPosition>(game, opening, random);
    const lead = games.play(position, one, other) - games.play(position, other, one);
    points[one] += lead;
    points[other] -= lead;
  }
  return points;
}

/**
 * Who leaves, and the winner whose bud takes the place: the last leaves for the first, the last but one for
 * the second, and so on, but only for a winner with more points.
 */
function replacements(
  points: readonly number[],
  replaced: number,
  random: Random,
): Map<number, number> {
  const order = shuffle(points.map((_, i) => i), random).sort((a, b) => points[b] - points[a]);
  const leaving = new Map<number, number>();
  for (let i = 0; i < Math.floor(replaced * points.length); i++) {
    const [winner, loser] = [order[i], order[order.length - 1 - i]];
    if (points[winner] > points[loser]) leaving.set(loser, winner);
  }
  return leaving;
}
