/**
 * The genetic algorithms for weights of Reversi (B5) and of the chess pieces (E6) as populations that
 * `deno task train` trains.
 *
 * @module
 */
import * as v from "valibot";
import { UsageError } from "matchbox/base/mod.ts";
import { weightedMaterial } from "../../evaluate/chess/material.ts";
import { readState } from "../learner.ts";
import type { PopulationEntry } from "../population.ts";
import {
  type ChessEvolution,
  chessEvolution,
  chessEvolutionParameters,
  firstChessGeneration,
  meanMaterial,
  nextChessGeneration,
} from "./chess_weights.ts";
import { fixedDepthPlayer } from "./fixed_depth.ts";
import {
  firstReversiGeneration,
  nextReversiGeneration,
  reachedWeights,
  type ReversiEvolution,
  reversiEvolution,
  reversiEvolutionParameters,
  reversiGames,
  weightedHeuristics,
} from "./reversi_weights.ts";

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const positive = v.pipe(v.number(), v.finite(), v.gtValue(0));
const centipawns = v.pipe(v.number(), v.safeInteger());

const reversiSchema = v.strictObject({
  number: count,
  parents: v.pipe(
    v.array(v.tuple([positive, positive, positive, positive, positive])),
    v.minLength(1),
  ),
  games: count,
});

function chessSchema({ queen }: ChessEvolution) {
  return v.strictObject({
    number: count,
    individuals: v.array(v.strictObject({
      pawn: v.literal(100),
      knight: centipawns,
      bishop: centipawns,
      rook: centipawns,
      queen: queen === "free" ? centipawns : v.literal(1000),
    })),
    games: count,
  });
}

/** Listed in ../mod.ts. */
export const reversiWeights: PopulationEntry<ReversiEvolution> = {
  summary: "Reversi, a search with the weights that a genetic algorithm has reached (B5)",
  games: ["reversi"],
  parameters: () => reversiEvolutionParameters,
  create(name, game, values, { state }) {
    // Checks what concerns several parameters together.
    const options = reversiEvolution(values);
    let generation = state === undefined
      ? firstReversiGeneration
      : readState(name, reversiSchema, state);
    const meet = reversiGames(options);
    return {
      get state() {
        const { number, parents, games } = generation;
        return { number, parents: parents.map((weights) => [...weights]), games };
      },
      get generation() {
        return generation.number;
      },
      advance(random) {
        generation = nextReversiGeneration(generation, options, meet, random);
      },
      best(name) {
        const evaluation = weightedHeuristics(reachedWeights(generation));
        return { ...fixedDepthPlayer(game, evaluation, options.depth), name };
      },
    };
  },
};

/** Listed in ../mod.ts. */
export const chessWeights: PopulationEntry<ChessEvolution> = {
  summary: "chess, a search by material with the weights that a genetic algorithm has reached (E6)",
  games: ["chess"],
  parameters: () => chessEvolutionParameters,
  create(name, game, values, { state, random }) {
    const options = chessEvolution(values);
    let generation = state === undefined
      ? firstChessGeneration(options, random)
      : readState(name, chessSchema(options), state);
    const { length } = generation.individuals;
    if (length !== options.population) {
      throw new UsageError(
        `state of ${name}: individuals: expected ${options.population} but found ${length}`,
      );
    }
    return {
      get state() {
        const { number, individuals, games } = generation;
        return { number, individuals: individuals.map((weights) => ({ ...weights })), games };
      },
      get generation() {
        return generation.number;
      },
      advance(random) {
        generation = nextChessGeneration(generation, options, random);
      },
      best(name) {
        const evaluation = weightedMaterial(meanMaterial(generation));
        return { ...fixedDepthPlayer(game, evaluation, options.depth), name };
      },
    };
  },
};
