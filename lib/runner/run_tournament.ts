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
  scheduledGames,
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
import { UsageError } from "matchbox/base/mod.ts";
import { fingerprint } from "./fingerprint.ts";
import { runTasks, type TaskOptions, type TasksRun } from "./run_tasks.ts";
import { openRunStore, type RunStore } from "./store.ts";
import { canonicalParams, decodeRows, type FinishedTask } from "./task.ts";
import { LIMIT, recordOf, type TournamentParams, work } from "./tournament_work.ts";

/** The module that workers load. */
const workUrl = new URL("./tournament_work.ts", import.meta.url);

/** How a tournament is run. */
export interface TournamentRunOptions
  extends TournamentOptions, Pick<TaskOptions, "jobs" | "progress" | "signal"> {
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
  /** With ratings; null when the run was stopped before a pair of every pairing was played. */
  readonly result: TournamentResult | null;
  /** How the test ended, when there was one. */
  readonly test: SprtState | null;
  readonly trace: readonly TracePoint[];
  /** Games that were in the store before. */
  readonly resumed: number;
  /** Games that could not be played, because a worker died. */
  readonly failures: TasksRun["failures"];
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
  const { agents, rules } = tournament;
  const params: TournamentParams = { game: game.spec, agents, rules, modules };
  const identity = {
    study: work.id,
    params: canonicalParams({ game: params.game, rules }),
    seed,
    fingerprint: fingerprint([workUrl, ...modules.map((href) => new URL(href))]),
  };
  const store = openRunStore(identity, options.store, options.warn);
  try {
    const games = new GamesInOrder(tournament, new TournamentTally(tournament, sprt), options);
    games.resume(store);
    const stop = new AbortController();
    const { signal = stop.signal, jobs, progress } = options;
    const job = { module: workUrl.href, params, seed };
    const run = await runTasks(work, () => games.tasks(), job, store, {
      jobs,
      progress,
      signal: AbortSignal.any([signal, stop.signal]),
      onFinished(tasks) {
        games.take(tasks);
        if (games.tally.decided) stop.abort();
      },
    });
    games.giveUp(run.failures.map(({ task }) => task.key));
    return {
      tournament,
      matches: games.tally.matches(),
      result: games.tally.result(),
      test: games.tally.test,
      trace: games.tally.trace,
      resumed: run.resumed,
      failures: run.failures,
      complete: games.complete && run.failures.length === 0,
      seconds: (performance.now() - started) / 1000,
    };
  } finally {
    store.close();
  }
}

/** Takes games as they end, and counts them in the order of the schedule. */
class GamesInOrder {
  readonly tally: TournamentTally;
  readonly #tournament: Tournament;
  readonly #options: TournamentRunOptions;
  readonly #limit?: number;
  /** Rows of games whose turn has not come; null for those that could not be played. */
  readonly #waiting = new Map<string, string | null>();
  readonly #schedule: Iterator<ScheduledGame>;
  #next: ScheduledGame | undefined;

  constructor(tournament: Tournament, tally: TournamentTally, options: TournamentRunOptions) {
    this.tally = tally;
    this.#tournament = tournament;
    this.#options = options;
    this.#limit = tournament.rules.time && LIMIT;
    this.#schedule = scheduledGames(tournament)[Symbol.iterator]();
    this.#advance();
  }

  /** Nothing is left to be counted, or the test is decided. */
  get complete(): boolean {
    return this.#next === undefined || this.tally.decided;
  }

  /** Every game, as long as games are wanted. */
  *tasks(): Iterable<Task> {
    for (const scheduled of scheduledGames(this.#tournament)) {
      if (this.tally.decided) return;
      yield { key: scheduled.key, data: scheduled, limit: this.#limit };
    }
  }

  /** Takes what an earlier run has finished. */
  resume(store: RunStore): void {
    for (const { key } of scheduledGames(this.#tournament)) {
      if (this.tally.decided) return;
      const finished = store.get(key);
      if (finished) this.take([finished]);
    }
  }

  take(tasks: readonly FinishedTask[]): void {
    for (const { key, rows } of tasks) this.#waiting.set(key, rows);
    this.#count();
  }

  /** Leaves games out that could not be played. */
  giveUp(keys: readonly string[]): void {
    for (const key of keys) this.#waiting.set(key, null);
    this.#count();
  }

  #count(): void {
    const before = this.tally.games;
    const { game } = this.#tournament;
    while (this.#next && !this.tally.decided) {
      const rows = this.#waiting.get(this.#next.key);
      if (rows === undefined) break;
      this.#waiting.delete(this.#next.key);
      const record = rows &&
        recordOf(game.spec, this.#next, decodeRows(work.columns, rows)[0]);
      this.tally.add(this.#next, record || null);
      if (record) this.#options.onGame?.(record, this.#next);
      this.#advance();
    }
    if (this.tally.games > before) this.#options.onStanding?.(this.tally);
  }

  #advance(): void {
    const { value, done } = this.#schedule.next();
    this.#next = done ? undefined : value;
  }
}
