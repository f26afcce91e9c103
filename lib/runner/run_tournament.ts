/**
 * Plays a match or tournament on all cores. Every game is kept as soon as it is over, so that a run that
 * was killed goes on where it stopped; games count in the order of the schedule, whoever played them and
 * whenever, so that any number of workers comes to the same result.
 *
 * @module
 */
import { loadAgents, prepareAgents } from "matchbox/agents/mod.ts";
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
import { fingerprint, nameOf } from "./fingerprint.ts";
import { GamesInOrder } from "./games_in_order.ts";
import { noProgress, type Progress } from "./progress.ts";
import type { Executors } from "./executor.ts";
import { type DecodedTask, type FailedTask, localExecutors, runWork } from "./run_work.ts";
import { openRunStore, type RunStore } from "./store.ts";
import { canonicalParams, type Job } from "./task.ts";
import { type Stretch, type TournamentParams, work } from "./tournament_work.ts";

/** The module that workers load. */
const workUrl = new URL("./tournament_work.ts", import.meta.url);

/** How a tournament is run. */
export interface TournamentRunOptions extends Omit<TournamentOptions, "seed"> {
  /** Master seed, a whole number from 0 to 2^32 - 1; 1 unless given. */
  readonly seed?: number;
  /** What runs the games; the workers of this machine, one a core, unless given. */
  readonly executors?: Executors;
  readonly progress?: Progress;
  /** No further game is begun after it is aborted, and those under way are given up. */
  readonly signal?: AbortSignal;
  /** Ends a match of two agents as soon as the test is decided. */
  readonly sprt?: SprtOptions;
  /** Hrefs of modules with agents of one's own, see `loadAgents`. */
  readonly modules?: readonly string[];
  /** Folder of the store, or `:memory:` to keep nothing; `.matchbox` in the working folder unless given. */
  readonly store?: string;
  /** Is told what went wrong without ending the run. */
  warn?(line: string): void;
  /** Is told what will be played; the first game waits for it. */
  onSetUp?(tournament: Tournament): void | Promise<void>;
  /** Is told of every game that counts, in the order of the schedule. */
  onGame?(record: GameRecord, scheduled: ScheduledGame): void;
  /** Is told how the tournament stands, after each game or several. */
  onStanding?(tally: TournamentTally): void;
}

/** A tournament and what it came to. */
export interface TournamentRun {
  readonly tournament: Tournament;
  /** One for each two agents that met in at least a pair of games. */
  readonly matches: readonly MatchResult[];
  /** With ratings, made when they are asked for; null when the run was stopped before a pair of every pairing was played. */
  readonly result: TournamentResult | null;
  /** How the test ended, when there was one. */
  readonly test: SprtState | null;
  readonly trace: readonly TracePoint[];
  /** Games that were in the store before. */
  readonly resumed: number;
  /** Games that could not be played, because a worker died. */
  readonly failures: readonly FailedTask[];
  /** All games were played, or as many as the test asked for. */
  readonly complete: boolean;
  /** Seconds that this call took. */
  readonly seconds: number;
}

/**
 * Plays a match or tournament.
 *
 * @throws {UsageError} on what `setUpTournament` and `checkSprt` refuse, modules that cannot be loaded, or
 * a store that cannot be used
 */
export async function runTournament(
  game: Game,
  options: TournamentRunOptions,
): Promise<TournamentRun> {
  const started = performance.now();
  const { modules = [], sprt, seed = 1 } = options;
  for (const href of modules) await loadAgents(href);
  if (sprt) checkSprt(sprt);
  const tournament = setUpTournament(game, options);
  await prepareAgents(tournament.agents, game);
  if (sprt && tournament.pairings.length > 1) {
    throw new UsageError("a sequential test compares two agents; a tournament has more");
  }
  await options.onSetUp?.(tournament);
  const { game: _, ...plain } = tournament;
  const files = filesNamedIn(JSON.stringify(plain));
  const params: TournamentParams = { game: game.spec, tournament: plain, modules, files };
  const sources = fingerprint([workUrl, ...modules.map((href) => new URL(href))]);
  const identity = {
    study: work.id,
    params: canonicalParams({ game: game.spec, rules: tournament.rules }),
    seed,
    fingerprint: sources.digest,
  };
  const store = openRunStore(identity, options.store, options.warn);
  try {
    const games = new GamesInOrder(tournament, new TournamentTally(tournament, sprt), options);
    games.resume(store.all());
    const job = { module: nameOf(workUrl), fingerprint: sources, params, seed };
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

/** Has the missing games played; those that cannot be. */
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
    runWork(tasks, executors.shared, { work, job, store, signal: stop, onEnded });
  progress.start(work.id, games.total, games.ended);
  if (!games.complete && games.ended < games.total) await run(games.tasks());
  // Of the games in a task one may have ended its worker: the others are played.
  if (inPieces.length > 0 && !stop.aborted) await run(games.oneByOne(inPieces));
  games.giveUp(lost);
  progress.end();
  return failures;
}
