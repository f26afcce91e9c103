/**
 * The tasks of the study: a stretch of an evolution, and a match against the textbook's weights.
 *
 * @module
 */
import type { MaterialWeights } from "matchbox/agents/evaluate/chess/material.ts";
import {
  chessEvolution,
  type ChessGeneration,
  firstChessGeneration,
  materialPlayer,
  meanMaterial,
  nextChessGeneration,
} from "matchbox/agents/learners/genetic/chess_weights.ts";
import { pairedGames } from "matchbox/agents/learners/paired_games.ts";
import { randomOpening } from "matchbox/agents/learners/random_opening.ts";
import type { Random } from "matchbox/base/mod.ts";
import { findGame } from "matchbox/games/registry.ts";
import { rounded } from "../../rounded.ts";
import { type Learner, TEXTBOOK } from "./learners.ts";
import type { MatchRow, WeightsRow } from "./rows.ts";

/** Stretches of a run: tasks in a chain. */
export const STRETCHES = 5;
/** Points of a run at which its weights are noted, after the start. */
const POINTS = 20;
/** Random plies before the games of a match. */
const OPENING = 4;

/** The parameters of a run. */
export interface RunOptions {
  readonly games: number;
  readonly population: number;
  readonly mutation: number;
  readonly depth: number;
  /** Generations after which the population should be viable. */
  readonly soon: number;
}

/** What a stretch hands to the next one and to matches. */
export interface RunState {
  readonly generation: ChessGeneration;
  readonly start: readonly MaterialWeights[];
  /** The population after `soon` generations; null before. */
  readonly soon: readonly MaterialWeights[] | null;
}

/**
 * A stretch of a run.
 *
 * @param before what the stretch before has reached
 * @param stretch from 1 to `STRETCHES`
 */
export function evolve(
  { name, wins }: Learner,
  { run, stretch }: { readonly run: number; readonly stretch: number },
  before: RunState | undefined,
  { games, soon, ...options }: RunOptions,
  random: Random,
): { rows: WeightsRow[]; state: RunState } {
  const { population, mutation, depth } = options;
  const evolution = chessEvolution({ population, mutation, depth, wins });
  let generation = before?.generation ?? firstChessGeneration(evolution, random);
  const start = before?.start ?? generation.individuals;
  let viable = before?.soon ?? null;
  const rows: WeightsRow[] = [];
  const note = (games: number) => {
    const { knight, bishop, rook } = meanMaterial(generation);
    rows.push({
      ...{ learner: name, run, games, generation: generation.number },
      ...{ knight: rounded(knight), bishop: rounded(bishop), rook: rounded(rook) },
    });
  };
  if (!before) note(0);
  for (let point = 1; point <= POINTS / STRETCHES; point++) {
    const wanted = games * (stretch - 1 + point * STRETCHES / POINTS) / STRETCHES;
    while (generation.games < wanted) {
      generation = nextChessGeneration(generation, evolution, random);
      if (generation.number === soon) viable = generation.individuals;
    }
    note(rounded(wanted));
  }
  return { rows, state: { generation, start, soon: viable } };
}

/**
 * A match against the textbook's weights from random openings, each played with both colours.
 *
 * @param individuals they play in turn
 * @param pairs openings
 */
export function playTextbook(
  player: string,
  run: number,
  individuals: readonly MaterialWeights[],
  { pairs, depth }: { readonly pairs: number; readonly depth: number },
  random: Random,
): MatchRow {
  const chess = findGame("chess");
  const textbook = materialPlayer(TEXTBOOK, depth, random);
  const context = { random, clock: { now: () => 0 } };
  const count = { wins: 0, draws: 0, losses: 0 };
  for (let pair = 0; pair < pairs; pair++) {
    const own = materialPlayer(individuals[pair % individuals.length], depth, random);
    const opening = randomOpening(chess, OPENING, random);
    const { wins, draws, losses } = pairedGames(own, textbook, [opening], context);
    count.wins += wins;
    count.draws += draws;
    count.losses += losses;
  }
  return { player, run, ...count };
}
