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
import { goOn, type Stretch } from "../../genetic_runs.ts";
import { rounded } from "../../rounded.ts";
import { learners, TEXTBOOK } from "./learners.ts";
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
 */
export function evolve(
  { learner, run, stretch }: Stretch,
  before: RunState | undefined,
  { games, soon: number, population, mutation, depth }: RunOptions,
  random: Random,
): { rows: WeightsRow[]; state: RunState } {
  const { wins, crossing } = learners.find(({ name }) => name === learner)!;
  const evolution = chessEvolution({ population, mutation, depth, wins, crossing });
  const first = before?.generation ?? firstChessGeneration(evolution, random);
  let soon = before?.soon ?? null;
  const rows: WeightsRow[] = [];
  const generation = goOn(
    first,
    { games, stretch, stretches: STRETCHES, points: POINTS },
    (generation) => {
      const next = nextChessGeneration(generation, evolution, random);
      if (next.number === number) soon = next.individuals;
      return next;
    },
    (reached, games) => {
      const { knight, bishop, rook } = meanMaterial(reached);
      rows.push({
        ...{ learner, run, games, generation: reached.number },
        ...{ knight: rounded(knight), bishop: rounded(bishop), rook: rounded(rook) },
      });
    },
  );
  return { rows, state: { generation, start: before?.start ?? first.individuals, soon } };
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
