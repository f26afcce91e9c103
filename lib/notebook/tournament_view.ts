/**
 * A match or tournament in a notebook: played with progress in the cell, and shown as tables, cross table
 * and figures.
 *
 * @example
 * ```ts
 * const cup = await tournamentInNotebook("reversi", ["random", "greedy", "alphabeta:depth=2"]);
 * cup.standings();
 * cup.crossTable();
 * cup.ratings();
 * game(cup.records[0]);
 * ```
 *
 * @module
 */
import {
  crossTable,
  crossTableFigure,
  type GameRecord,
  gamesTable,
  type MatchResult,
  matchTable,
  ratingsFigure,
  sprtFigure,
  standingsTable,
  type TournamentResult,
} from "matchbox/arena/mod.ts";
import { findGame } from "matchbox/games/mod.ts";
import { UsageError } from "matchbox/base/mod.ts";
import { toDataFrame } from "matchbox/report/data_frame.ts";
import { type Display, figure, table } from "matchbox/report/display.ts";
import { stopSignal } from "matchbox/runner/notebook_files/cell_stop.ts";
import { storeOfExecution, unlessStopped } from "./execution.ts";
import { notebookProgress } from "./progress.ts";
import {
  runTournament,
  type TournamentRun,
  type TournamentRunOptions,
} from "matchbox/runner/tournaments/run_tournament.ts";

/** Options of `tournamentInNotebook`. */
export type NotebookTournamentOptions = Partial<
  Omit<TournamentRunOptions, "agents" | "progress" | "signal" | "onGame" | "onStanding">
>;

/** Default number of games for each pair of agents. */
const GAMES = 40;

/**
 * Plays a match (two agents) or a tournament. Games played before come from the store; under `deno task
 * reproduce` all are played again.
 *
 * @param spec of the game
 * @param agents their specs
 * @throws {UsageError} when `runTournament` throws one
 * @throws {DOMException} when Stop was pressed; it tells whether the finished games are kept
 */
export async function tournamentInNotebook(
  spec: string,
  agents: readonly string[],
  options: NotebookTournamentOptions = {},
): Promise<TournamentView> {
  const records: GameRecord[] = [];
  const signal = stopSignal();
  const { store = storeOfExecution() } = options;
  const running = runTournament(findGame(spec), {
    games: GAMES,
    ...options,
    store,
    agents,
    progress: notebookProgress(),
    signal,
    onGame: (record) => records.push(record),
  });
  const run = await unlessStopped(running, signal, store);
  return new TournamentView(run, records, options);
}

/** A finished tournament and the ways to show it. */
export class TournamentView {
  /** The tournament and its result. */
  readonly run: TournamentRun;
  /** The games that count for the result, in the order of the schedule. */
  readonly records: readonly GameRecord[];
  readonly #options: NotebookTournamentOptions;

  /** Shows a tournament that has ended or was stopped. */
  constructor(
    run: TournamentRun,
    records: readonly GameRecord[],
    options: NotebookTournamentOptions,
  ) {
    this.run = run;
    this.records = records;
    this.#options = options;
  }

  /** The result of the first match. */
  get match(): MatchResult {
    return this.run.matches[0];
  }

  /** The result of the tournament. */
  get result(): TournamentResult {
    if (this.run.result) return this.run.result;
    throw new UsageError(
      "there are no ratings: an agent plays itself, or the run was stopped early",
    );
  }

  /** The games as a data frame of Danfo.js, to be filtered and grouped. */
  frame(): ReturnType<typeof toDataFrame> {
    return toDataFrame(gamesTable(this.records));
  }

  /** Shows each match: games by result, score, Elo difference, likelihood of superiority. */
  matches(): Display {
    return table(matchTable(...this.run.matches));
  }

  /** Shows the agents sorted by rating. */
  standings(): Display {
    return table(standingsTable(this.result));
  }

  /** Shows the cross table: each agent's score against each other agent. */
  crossTable(): Display {
    return table(crossTable(this.result));
  }

  /** Shows the cross table as a heat map. */
  heatMap(): Display {
    return figure(crossTableFigure(this.result));
  }

  /** Shows the ratings with their intervals as a forest plot. */
  ratings(): Display {
    return figure(ratingsFigure(this.result));
  }

  /** Shows the log-likelihood ratio of the sequential test between its bounds. */
  test(): Display {
    if (!this.#options.sprt) throw new UsageError("the match had no sequential test");
    return figure(sprtFigure(this.run.trace, this.#options.sprt));
  }
}
