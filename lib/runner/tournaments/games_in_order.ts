/**
 * Gives out the games of a tournament as tasks, receives their results, and counts the games in the order of
 * the schedule.
 *
 * @module
 */
import {
  type CountedGame,
  type GameRecord,
  Schedule,
  type ScheduledGame,
  type Tournament,
  TournamentTally,
} from "matchbox/arena/mod.ts";
import { sumOf } from "@std/collections";
import { digestOf } from "matchbox/base/mod.ts";
import type { Task } from "matchbox/experiments/mod.ts";
import type { Row } from "matchbox/report/table.ts";
import { decodeRows } from "../work/encoded_rows.ts";
import type { DecodedTask } from "../work/run_work.ts";
import type { FinishedTask } from "../work/task.ts";
import { LIMIT, recordOf, type Stretch, work } from "./tournament_work.ts";

/** The intended length of a task in seconds; a task has at least one game. */
const TASK_SECONDS = 0.02;
/** The most games of a task, because they are lost if its worker dies. */
const MOST_GAMES = 256;

/** Called for games that count. */
export interface Listener {
  onGame?(record: GameRecord, scheduled: ScheduledGame): void;
  onStanding?(tally: TournamentTally): void;
}

/** The games of one run. */
export class GamesInOrder {
  readonly tally: TournamentTally;
  /** The number of games from the store. */
  resumed = 0;
  /** The number of finished games and of games that cannot be played, including those from the store. */
  ended = 0;
  readonly #tournament: Tournament;
  readonly #schedule: Schedule;
  readonly #listener: Listener;
  readonly #limit?: number;
  /** Finished games that cannot be counted yet, in consecutive places, by the first place. */
  readonly #waiting = new Map<number, Waiting>();
  /** The games that were in the store, in order. */
  #fromStore: readonly Stretch[] = [];
  /** The games given out, by the key of their task. */
  readonly #running = new Map<string, Stretch>();
  /** The place of the next game to count. */
  #next = 0;
  /** The number of games of the next task. */
  #size = 1;
  /** Seconds of a game in the last task; Infinity before the first one. */
  #seconds = Infinity;
  /** Distinguishes tasks of several games from those of another schedule that begin with the same game. */
  readonly #name: string;

  constructor(tournament: Tournament, tally: TournamentTally, listener: Listener) {
    this.tally = tally;
    this.#tournament = tournament;
    this.#schedule = new Schedule(tournament);
    this.#listener = listener;
    this.#limit = tournament.rules.time && LIMIT;
    const { pairings, pairs, openings, plies } = tournament;
    const name = JSON.stringify([pairings, pairs, openings.length, plies]);
    this.#name = digestOf(new TextEncoder().encode(name));
  }

  /** The number of games of the schedule. */
  get total(): number {
    return this.#schedule.length;
  }

  /** The time that the games still need, as fast as those of the last task. */
  get secondsLeft(): number {
    return this.#seconds * (this.total - this.ended);
  }

  /** Whether all games are counted or the test is decided. */
  get complete(): boolean {
    return this.#next === this.total || this.tally.decided;
  }

  /** Takes the finished games of earlier runs, for any division into tasks. */
  resume(finished: Iterable<FinishedTask>): void {
    const found: Resumed[] = [];
    for (const { rows } of finished) found.push(...this.#stretchesOf(rows));
    found.sort((one, other) => one.from - other.from);
    let end = 0;
    this.#fromStore = found.flatMap(({ from, count, first, rows }) => {
      // Games that two runs have played count once.
      const known = Math.max(end - from, 0);
      if (known >= count) return [];
      end = from + count;
      const stretch = { from: from + known, count: count - known };
      // Kept as text, which needs less memory.
      const games = () => decodeRows(work.sets, rows).games.slice(first + known, first + count);
      this.#waiting.set(stretch.from, { games });
      return [stretch];
    });
    this.resumed = this.ended = sumOf(this.#fromStore, ({ count }) => count);
    this.#count();
  }

  /** The games of a task by their places in this schedule, which may not be the schedule of their run. */
  #stretchesOf(rows: string): Resumed[] {
    const stretches: Resumed[] = [];
    for (const [first, { key }] of decodeRows(work.sets, rows).games.entries()) {
      const place = this.#schedule.indexOf(key as string);
      if (place === null) continue;
      const last = stretches.at(-1);
      const follows = last && last.from + last.count === place &&
        last.first + last.count === first;
      if (follows) last.count++;
      else stretches.push({ from: place, count: 1, first, rows });
    }
    return stretches;
  }

  /** Tasks for the missing games, until no more games are needed. */
  *tasks(): Iterable<Task<Stretch>> {
    const known = this.#fromStore[Symbol.iterator]();
    const after = (place: number) => known.find(({ from, count }) => from + count > place);
    let next = after(this.#next);
    for (let from = this.#next; from < this.total && !this.tally.decided;) {
      if (next && next.from <= from) {
        from = next.from + next.count;
        next = after(from);
        continue;
      }
      const count = Math.min(this.#size, (next?.from ?? this.total) - from);
      yield this.#task({ from, count });
      from += count;
    }
  }

  /** The games of failed tasks as one task each, so that not all of them are lost. */
  *oneByOne(tasks: readonly Task<Stretch>[]): Iterable<Task<Stretch>> {
    for (const { data } of tasks) {
      const { from, count } = data;
      for (let place = from; place < from + count && !this.tally.decided; place++) {
        yield this.#task({ from: place, count: 1 });
      }
    }
  }

  /** Receives the games of finished tasks; a task's key names its first game. */
  take(tasks: readonly DecodedTask[]): void {
    for (const { key, decoded: { games }, seconds } of tasks) {
      const { from } = this.#running.get(key)!;
      this.#running.delete(key);
      this.#waiting.set(from, { games: () => games });
      this.ended += games.length;
      this.#seconds = Math.max(seconds, 1e-6) / games.length;
      const fitting = Math.floor(TASK_SECONDS / this.#seconds);
      // Games with a clock are given out one by one, so that a game that hangs can be identified.
      if (!this.#limit) this.#size = Math.max(1, Math.min(fitting, 2 * this.#size, MOST_GAMES));
    }
    this.#count();
  }

  /** Skips the games of tasks that could not be played. */
  giveUp(tasks: readonly Task<Stretch>[]): void {
    for (const { key, data } of tasks) {
      this.#running.delete(key);
      const { from, count } = data;
      this.#waiting.set(from, { games: () => Array<null>(count).fill(null) });
      this.ended += count;
    }
    this.#count();
  }

  #task(stretch: Stretch): Task<Stretch> {
    const { key } = this.#schedule.at(stretch.from);
    const more = stretch.count - 1;
    const name = more === 0 ? key : `${key} and ${more} more of ${this.#name}`;
    this.#running.set(name, stretch);
    return { key: name, data: stretch, limit: this.#limit };
  }

  #count(): void {
    const before = this.tally.games;
    for (;;) {
      const waiting = this.#waiting.get(this.#next);
      if (!waiting) break;
      this.#waiting.delete(this.#next);
      for (const row of waiting.games()) {
        if (this.tally.decided) break;
        this.#countGame(row);
      }
    }
    if (this.tally.games > before) this.#listener.onStanding?.(this.tally);
  }

  #countGame(row: Row | null): void {
    const { game } = this.#tournament;
    const counted = row && { ...row, game: game.spec } as unknown as CountedGame;
    this.tally.add(this.#schedule.placeOf(this.#next), counted);
    if (row && this.#listener.onGame) {
      const scheduled = this.#schedule.at(this.#next);
      this.#listener.onGame(recordOf(game.spec, scheduled, row), scheduled);
    }
    this.#next++;
  }
}

/** Finished games in consecutive places that cannot be counted yet. */
interface Waiting {
  /** Their rows; null for those that could not be played. */
  games(): readonly (Row | null)[];
}

/** Games from the store in consecutive places: rows of a task, from number `first` on. */
interface Resumed {
  readonly from: number;
  count: number;
  readonly first: number;
  readonly rows: string;
}
