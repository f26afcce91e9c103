/**
 * The four methods as runs that go on from their state: each plays games, and each has reached values of the pieces.
 *
 * @module
 */
import type { MaterialWeights } from "matchbox/agents/evaluate/chess/material.ts";
import {
  chessEvolution,
  type ChessGeneration,
  firstChessGeneration,
  meanMaterial,
  nextChessGeneration,
} from "matchbox/agents/learners/genetic/chess_weights.ts";
import { CmaEs } from "matchbox/agents/learners/strategies/cma_es.ts";
import { nextGeneration, type Strategy } from "matchbox/agents/learners/strategies/populations.ts";
import {
  firstTexelState,
  nextTexelState,
  type TexelState,
} from "matchbox/agents/learners/texel.ts";
import { chessPieces, materialOf } from "matchbox/agents/learners/tuned/chess_pieces.ts";
import { type Random, randomStream } from "matchbox/base/mod.ts";
import { findGame } from "matchbox/games/registry.ts";
import { CMA_ES, GENETIC, LINEAR, type Method, TEXEL } from "./methods.ts";

/** Random plies before a game, and openings of a candidate of the CMA-ES. The games of E6 have no random plies. */
const OPENING = 8;
const PAIRS = 2;

/** What a run depends on. */
export interface LearnOptions {
  /** Individuals of the genetic algorithm. */
  readonly population: number;
  /** Games between two fits of a regression. */
  readonly batch: number;
  /** Plies that the players look ahead. */
  readonly depth: number;
}

/** A run: how it goes on, what it has reached, and its state as plain data. G is the state in memory. */
interface Run<G extends { readonly games: number }> {
  begin(random: Random): G;
  read(text: string): G;
  next(from: G, random: Random): G;
  reached(from: G): MaterialWeights;
  write(from: G): string;
}

/** The run of a method. */
export function runOf(method: Method, options: LearnOptions): Run<{ readonly games: number }> {
  const runs: Record<Method, () => unknown> = {
    [GENETIC]: () => genetic(options),
    [CMA_ES]: () => cmaEs(options),
    [TEXEL]: () => regression("logistic", options),
    [LINEAR]: () => regression("linear", options),
  };
  return runs[method]() as Run<{ readonly games: number }>;
}

function genetic({ population, depth }: LearnOptions): Run<ChessGeneration> {
  const evolution = chessEvolution({ population, depth, queen: "free" });
  return {
    begin: (random) => firstChessGeneration(evolution, random),
    read: (text) => JSON.parse(text),
    next: (from, random) => nextChessGeneration(from, evolution, random),
    reached: meanMaterial,
    write: (from) => JSON.stringify(from),
  };
}

function cmaEs({ depth }: LearnOptions): Run<Strategy> {
  const tuned = chessPieces(findGame("chess"), depth);
  // These weights begin without chance.
  const beginning = tuned.begin(randomStream(CMA_ES));
  const make = (state?: unknown) =>
    new CmaEs("cma_es", beginning, { population: null, covariance: "full" }, state);
  return {
    begin: () => ({ generation: 0, games: 0, optimiser: make() }),
    read(text) {
      const { generation, games, optimiser } = JSON.parse(text);
      return { generation, games, optimiser: make(optimiser) };
    },
    next: (from, random) => nextGeneration(from, tuned, { pairs: PAIRS, opening: OPENING }, random),
    reached: ({ optimiser }) => materialOf(optimiser.mean),
    write: ({ optimiser, ...rest }) => JSON.stringify({ ...rest, optimiser: optimiser.state }),
  };
}

function regression(fit: "logistic" | "linear", { batch, depth }: LearnOptions): Run<TexelState> {
  const tuned = chessPieces(findGame("chess"), depth);
  // All games count alike, as they do in the linear regression.
  const options = { fit, games: batch, opening: OPENING, trust: 1, memory: 1 };
  return {
    begin: () => firstTexelState(tuned, options),
    read: (text) => JSON.parse(text),
    next: (from, random) => nextTexelState(from, tuned, options, random),
    reached: ({ coefficients }) => materialOf(tuned.weightsOf(coefficients)),
    write: (from) => JSON.stringify(from),
  };
}
