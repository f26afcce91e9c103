/**
 * Runs of learners whose weights are followed by the number of games: what the studies of genetic algorithms
 * share. A run is a chain of tasks, so that a stopped run goes on in its middle.
 *
 * @module
 */
import { exact, key } from "./columns.ts";
import { rounded } from "./rounded.ts";
import type { Task } from "./study.ts";

/** A stretch of a run: the data of a task. */
export interface Stretch {
  readonly do: "learn";
  readonly learner: string;
  readonly run: number;
  /** From 1. */
  readonly stretch: number;
}

/** The tasks of a run, each after the one before. */
export function* stretchesOf(
  learner: string,
  run: number,
  stretches: number,
): Generator<Task<Stretch>> {
  for (let stretch = 1; stretch <= stretches; stretch++) {
    yield {
      key: stretchKey(learner, run, stretch),
      data: { do: "learn", learner, run, stretch },
      after: stretch > 1 ? [stretchKey(learner, run, stretch - 1)] : [],
    };
  }
}

/** The key of the task. */
export function stretchKey(learner: string, run: number, stretch: number): string {
  return `${learner}, run ${run}, stretch ${stretch}`;
}

/** How a run is divided. */
export interface Division {
  /** Games of the run, in all. */
  readonly games: number;
  /** The stretch, from 1, of so many. */
  readonly stretch: number;
  readonly stretches: number;
  /** Points of the run at which its weights are noted, after the start. */
  readonly points: number;
}

/**
 * Goes through a stretch of a run, from one generation to the next.
 *
 * @param from what the stretch before has reached
 * @param note is called at the start of the run, and with the first generation that has so many games
 * @returns what this stretch has reached
 */
export function goOn<G extends { readonly games: number }>(
  from: G,
  { games, stretch, stretches, points }: Division,
  next: (generation: G) => G,
  note: (generation: G, games: number) => void,
): G {
  let generation = from;
  if (stretch === 1) note(generation, 0);
  for (let point = 1; point <= points / stretches; point++) {
    const wanted = games * (stretch - 1 + point * stretches / points) / stretches;
    while (generation.games < wanted) generation = next(generation);
    note(generation, rounded(wanted));
  }
  return generation;
}

/** The columns that name a stage of a run, after the learner. */
export const stageColumns = {
  run: key<number>("number of the run, from 1"),
  games: key<number>("games", "at least so many games were played by then"),
};

/** The columns of the games of a match. */
export const tallyColumns = {
  wins: exact("games", "won by the player"),
  draws: exact("games", "drawn"),
  losses: exact("games", "won by the opponent"),
};
