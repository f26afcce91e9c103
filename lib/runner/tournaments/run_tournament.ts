/**
 * Plays a match or tournament on all cores. Every game is stored as soon as it is over, so that a killed run
 * can continue. Games count in the order of the schedule, so that the result does not depend on the number
 * of workers.
 *
 * @module
 */
import { prepareAgents } from "matchbox/agents/mod.ts";
import {
  checkSprt,
  type GameRecord,
  type MatchResult,
  type ScheduledGame,
  setUpTournament,
  type SprtOptions,
  type SprtState,
  type Tournament,
  type TournamentOptions,
  type TournamentResult,
  TournamentTally,
  type TracePoint,
} from "matchbox/arena/mod.ts";
import type { Task } from "matchbox/experiments/mod.ts";
import { type Game } from "matchbox/games/mod.ts";
import { filesNamedIn, UsageError } from "matchbox/base/mod.ts";
import { endIdleEngines } from "../chess_programs/calling_engines.ts";
import { addOutsideEngines, withEngineNames } from "../chess_programs/outside_engine.ts";
import { nameOf } from "../files/project_files.ts";
import { type AgentLimits, limitsOf } from "../own_agents/limits.ts";
import { openOwnAgents } from "../own_agents/open_own_agents.ts";
import type { RunStore } from "../store/store.ts";
import type { Executors } from "../work/executor.ts";
import { openJob } from "../work/open_job.ts";
import { noProgress, type Progress } from "../work/progress.ts";
import { type DecodedTask, type FailedTask, localExecutors, runWork } from "../work/run_work.ts";
import type { Job } from "../work/task.ts";
import { GamesInOrder } from "./games_in_order.ts";
import { type Stretch, type TournamentParams, work } from "./tournament_work.ts";

/** The module that workers load. */
const workUrl = new URL("./tournament_work.ts", import.meta.url);

/** Options of `runTournament`. */
export interface TournamentRunOptions extends Omit<TournamentOptions, "seed"> {
  /** Master seed, a whole number from 0 to 2^32 - 1; default 1. */
  readonly seed?: number;
  /** The executors of the games; default: workers on this machine, one for each core. */
  readonly executors?: Executors;
  /** Shows how many games are played; default: nothing is shown. */
  readonly progress?: Progress;
  /** Aborting it stops the run: no new game begins, and running games are abandoned. */
  readonly signal?: AbortSignal;
  /** Ends a match of two agents as soon as the test is decided. */
  readonly sprt?: SprtOptions;
  /** URLs of modules with additional agents, see `openOwnAgents`. */
  readonly modules?: readonly string[];
  /** What these agents may use; default: `defaultLimits`. */
  readonly limits?: Partial<AgentLimits>;
  /** Folder of the store, or `:memory:` to keep nothing; default: `.matchbox` in the working folder. */
  readonly store?: string;
  /** Called with problems that do not end the run. */
  warn?(line: string): void;
  /** Called with the tournament before its first game, which waits for it. */
  onSetUp?(tournament: Tournament): void | Promise<void>;
  /** Called with every game that counts, in the order of the schedule. */
  onGame?(record: GameRecord, scheduled: ScheduledGame): void;
  /** Called with the current standing after one or more games. */
  onStanding?(tally: TournamentTally): void;
}

/** A tournament and its result. */
export interface TournamentRun {
  /** The tournament as it was set up. */
  readonly tournament: Tournament;
  /** The matches of all pairs of agents that played at least a pair of games. */
  readonly matches: readonly MatchResult[];
  /**
   * The result with ratings, computed at first use; null when the run was stopped before every pairing had
   * played a pair of games.
   */
  readonly result: TournamentResult | null;
  /** The state of the sequential test, if there was one. */
  readonly test: SprtState | null;
  /** The state of the test after each number of pairs; empty without a test. */
  readonly trace: readonly TracePoint[];
  /** The number of games that were in the store before. */
  readonly resumed: number;
  /** Games that could not be played because a worker died. */
  readonly failures: readonly FailedTask[];
  /** Whether all games were played, or as many as the test needed. */
  readonly complete: boolean;
  /** The duration of this call in seconds. */
  readonly seconds: number;
}

/**
 * Plays a match or tournament.
 *
 * @throws {UsageError} when `setUpTournament` or `checkSprt` throws one, a module cannot be loaded, or the
 *   store cannot be used
 */
export async function runTournament(
  game: Game,
  options: TournamentRunOptions,
): Promise<TournamentRun> {
  const { modules = [], limits, time } = options;
  const own = openOwnAgents(modules, { ...limitsOf(time), ...limits });
  try {
    return await runWithAgents(game, options);
  } finally {
    own.close();
    endIdleEngines();
  }
}

async function runWithAgents(game: Game, options: TournamentRunOptions): Promise<TournamentRun> {
  const started = performance.now();
  const { modules = [], limits = {}, sprt, seed = 1 } = options;
  if (sprt) checkSprt(sprt);
  addOutsideEngines();
  const tournament = setUpTournament(game, {
    ...options,
    agents: withEngineNames(options.agents, game),
  });
  await prepareAgents(tournament.agents, game);
  endIdleEngines();
  if (sprt && tournament.pairings.length > 1) {
    throw new UsageError("a sequential test compares two agents; a tournament has more");
  }
  await options.onSetUp?.(tournament);
  const { game: _, ...plain } = tournament;
  const files = filesNamedIn(JSON.stringify(plain));
  const own = modules.map((href) => new URL(href));
  const params: TournamentParams = {
    ...{ game: game.spec, tournament: plain, limits, files },
    modules: own.map(nameOf),
  };
  // Games count in any tournament with the same rules.
  const identity = { game: game.spec, rules: tournament.rules };
  const { job, store } = openJob(
    { id: work.id, modules: [workUrl, ...own], params, identity, seed },
    options,
  );
  try {
    const games = new GamesInOrder(tournament, new TournamentTally(tournament, sprt), options);
    games.resume(store.all());
    const failures = await playMissing(games, job, store, options);
    let result: TournamentResult | null | undefined;
    return {
      tournament,
      matches: games.tally.matches(),
      // Ratings of hundreds of agents take a second: who has stopped the run is told so before.
      get result() {
        return result === undefined ? result = games.tally.result() : result;
      },
      test: games.tally.test,
      trace: games.tally.trace,
      resumed: games.resumed,
      failures,
      complete: games.complete && failures.length === 0,
      seconds: (performance.now() - started) / 1000,
    };
  } finally {
    store.close();
  }
}

/** Plays the missing games; returns those that could not be played. */
async function playMissing(
  games: GamesInOrder,
  job: Job,
  store: RunStore,
  {
    executors = localExecutors(),
    progress = noProgress,
    signal = new AbortController().signal,
  }: TournamentRunOptions,
): Promise<FailedTask[]> {
  const enough = new AbortController();
  const stop = AbortSignal.any([signal, enough.signal]);
  const failures: FailedTask[] = [];
  const lost: Task<Stretch>[] = [];
  const inPieces: Task<Stretch>[] = [];
  const onEnded = (finished: readonly DecodedTask[], failed: readonly FailedTask[]) => {
    games.take(finished);
    for (const failure of failed) {
      const task = failure.task as Task<Stretch>;
      if (task.data.count > 1) inPieces.push(task);
      else {
        failures.push(failure);
        lost.push(task);
      }
    }
    progress.update(games.ended);
    if (games.tally.decided) enough.abort();
  };
  const run = (tasks: Iterable<Task>) =>
    runWork(tasks, executors.shared, {
      ...{ work, job, store, signal: stop, onEnded },
      secondsLeft: () => games.secondsLeft,
    });
  progress.start(work.id, games.total, games.ended);
  if (!games.complete && games.ended < games.total) await run(games.tasks());
  // One game of a task may have ended its worker, so each of its games is tried separately.
  if (inPieces.length > 0 && !stop.aborted) await run(games.oneByOne(inPieces));
  games.giveUp(lost);
  progress.end();
  return failures;
}
