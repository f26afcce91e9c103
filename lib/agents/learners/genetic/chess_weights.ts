/**
 * The genetic algorithm for the weights of the chess pieces (E6). A chromosome has a gene for each piece but
 * the king: its value in centipawns. The pawn is always 100 and the queen 1000; the others are random at
 * first. In each generation
 *
 * 1. selection: random pairs duel until one has four wins, and the loser leaves;
 * 2. crossover: two random survivors have a child, with the genes of one parent up to a random point and of
 *    the other from there, until the population is full again. In the source's words a child has genes of
 *    both: the parents are different individuals, and the point lies between genes that change. The other
 *    reading draws any two and any point, so that more than half of the children are copies;
 * 3. mutation: with some probability a child adds a random number in [-50, 50] to each gene but pawn and
 *    queen.
 *
 * At the end the weights are divided by 100. With a free queen her weight changes like the others. Our readings: first weights are between 100 and 1000; who moves
 * first is drawn by lot and then alternates; draws count for nobody; after a number of games the player with
 * more wins stays, or a lot decides. Players see only material, and draw one of their best moves by lot, so
 * that games differ.
 *
 * @module
 */
import {
  checkParameters,
  integer,
  oneOf,
  type ParameterValues,
  type Random,
  real,
  shuffle,
} from "matchbox/base/mod.ts";
import { findGame } from "matchbox/games/registry.ts";
import type { Agent } from "../../agent.ts";
import { type MaterialWeights, weightedMaterial } from "../../evaluate/chess/material.ts";
import { playEpisode } from "../episode.ts";
import { fixedDepthPlayer } from "./fixed_depth.ts";

/** The genes of a chromosome, in order. */
const genes = ["pawn", "knight", "bishop", "rook", "queen"] as const;
/** The genes that change; the queen only if it is free. */
const free = ["knight", "bishop", "rook", "queen"] as const;

/** The random weights at first, in centipawns. */
const LEAST = 100;
const MOST = 1000;
/** The weight of a queen that does not change. */
const QUEEN = 1000;
/** The largest change of a gene by a mutation. */
const STEP = 50;

/** A generation, as plain data: an evolution continues from it. */
export interface ChessGeneration {
  /** 0 for the start. */
  readonly number: number;
  /** The values of the pieces in each individual. */
  readonly individuals: readonly MaterialWeights[];
  /** Games played so far. */
  readonly games: number;
}

/** The options, with E6 as the default. */
export const chessEvolutionParameters = {
  population: integer(2, 10_000, 20, "individuals of a generation"),
  wins: integer(1, 1000, 4, "wins that decide a duel"),
  most_games: integer(1, 10_000, 60, "games of a duel at most"),
  mutation: real(0, 1, 0.2, "probability that a child mutates"),
  crossing: oneOf(
    ["both", "any"],
    "both",
    "both: a child has genes of two different parents; any: it may be a copy of one",
  ),
  queen: oneOf(["fixed", "free"], "fixed", "the queen is worth 1000, or a gene like the others"),
  depth: integer(1, 20, 2, "search depth in plies"),
};

/** Values of the options. */
export type ChessEvolution = ParameterValues<typeof chessEvolutionParameters>;

/**
 * Checks the options and fills in the defaults.
 *
 * @throws {UsageError} on a value that is not allowed
 */
export function chessEvolution(options: Record<string, unknown> = {}): ChessEvolution {
  return checkParameters("the evolution of chess weights", chessEvolutionParameters, options);
}

/** A population with random weights. */
export function firstChessGeneration(
  { population, queen }: ChessEvolution,
  random: Random,
): ChessGeneration {
  const weight = () => LEAST + random.below(MOST - LEAST + 1);
  const individuals = Array.from({ length: population }, () => ({
    pawn: 100,
    knight: weight(),
    bishop: weight(),
    rook: weight(),
    queen: queen === "free" ? weight() : QUEEN,
  }));
  return { number: 0, individuals, games: 0 };
}

/** The next generation. */
export function nextChessGeneration(
  { number, individuals, games }: ChessGeneration,
  options: ChessEvolution,
  random: Random,
): ChessGeneration {
  const next = shuffle([...individuals], random);
  const survivors: MaterialWeights[] = [];
  for (let i = 0; i + 1 < next.length; i += 2) {
    const duel = fightDuel(next[i], next[i + 1], options, random);
    survivors.push(next[duel.winner === "first" ? i : i + 1]);
    games += duel.games;
  }
  // An individual without an opponent stays.
  if (next.length % 2 === 1) survivors.push(next[next.length - 1]);

  const children: MaterialWeights[] = [];
  while (survivors.length + children.length < options.population) {
    const born = options.crossing === "both"
      ? childOfBoth(survivors, options, random)
      : childOfAny(survivors, random);
    children.push(random.float() < options.mutation ? mutated(born, options, random) : born);
  }
  return { number: number + 1, individuals: [...survivors, ...children], games };
}

/** A child with genes that change of two different parents; of the only one when there is no other. */
function childOfBoth(
  parents: readonly MaterialWeights[],
  options: ChessEvolution,
  random: Random,
): MaterialWeights {
  const [one, other = one] = shuffle([...parents], random);
  // The first gene does not change.
  return crossed(one, other, 2 + random.below(freeGenes(options).length - 1));
}

function freeGenes({ queen }: ChessEvolution) {
  return queen === "free" ? free : free.slice(0, -1);
}

/** A child of two parents that may be the same, cut at any point. */
function childOfAny(parents: readonly MaterialWeights[], random: Random): MaterialWeights {
  const [one, other] = [0, 0].map(() => parents[random.below(parents.length)]);
  return crossed(one, other, 1 + random.below(genes.length - 1));
}

/** The child of two parents, with the genes of one up to `point` and of the other from there. */
function crossed(one: MaterialWeights, other: MaterialWeights, point: number): MaterialWeights {
  const from = (index: number) => index < point ? one : other;
  return Object.fromEntries(
    genes.map((gene, index) => [gene, from(index)[gene]]),
  ) as unknown as MaterialWeights;
}

function mutated(
  weights: MaterialWeights,
  options: ChessEvolution,
  random: Random,
): MaterialWeights {
  const changed = freeGenes(options).map((
    gene,
  ) => [gene, weights[gene] + random.below(2 * STEP + 1) - STEP]);
  return { ...weights, ...Object.fromEntries(changed) };
}

/** A duel: who wins it, and the games that it took. */
export function fightDuel(
  one: MaterialWeights,
  other: MaterialWeights,
  { wins, most_games, depth }: Pick<ChessEvolution, "wins" | "most_games" | "depth">,
  random: Random,
): { winner: "first" | "second"; games: number } {
  const players = [one, other].map((weights) => materialPlayer(weights, depth, random));
  const position = findGame("chess").start();
  const won = [0, 0];
  let white = random.below(2);
  let games = 0;
  while (Math.max(...won) < wins && games < most_games) {
    const context = { random, clock: { now: () => 0 } };
    const result = playEpisode(position, [players[white], players[1 - white]], context);
    if (result !== 0) won[result === 1 ? white : 1 - white]++;
    white = 1 - white;
    games++;
  }
  const first = won[0] === won[1] ? random.below(2) === 0 : won[0] > won[1];
  return { winner: first ? "first" : "second", games };
}

/** A player that sees only material, with these weights; it draws one of its best moves by lot. */
export function materialPlayer(weights: MaterialWeights, depth: number, lot: Random): Agent {
  return fixedDepthPlayer(findGame("chess"), weightedMaterial(weights), depth, lot);
}

/** The mean weights of a generation, in centipawns. */
export function meanMaterial({ individuals }: ChessGeneration): MaterialWeights {
  const mean = (gene: keyof MaterialWeights) =>
    individuals.reduce((sum, weights) => sum + weights[gene], 0) / individuals.length;
  return Object.fromEntries(
    genes.map((gene) => [gene, mean(gene)]),
  ) as unknown as MaterialWeights;
}
