/**
 * Hands the games of a tournament out as tasks, takes them as they end, and counts them in the order of the
 * schedule.
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
import { decodeRows } from "./encoded_rows.ts";
import type { DecodedTask } from "./run_work.ts";
import type { FinishedTask } from "./task.ts";
import { LIMIT, recordOf, type Stretch, work } from "./tournament_work.ts";

/** A task lasts about as long as this, in seconds, or a game. */
const TASK_SECONDS = 0.02;
/** Games of a task at most: they are lost when its worker dies. */
const MOST_GAMES = 256;

/** Who is told of games that count. */
export interface Listener {
  onGame?(record: GameRecord, scheduled: ScheduledGame): void;
  onStanding?(tally: TournamentTally): void;
}

/** The games of one run. */
export class GamesInOrder {
  readonly tally: TournamentTally;
  /** Games that were in the store. */
  resumed = 0;
  /** Games of which a row has come, or that cannot be played, those from the store included. */
  ended = 0;
  readonly #tournament: Tournament;
  readonly #schedule: Schedule;
  readonly #listener: Listener;
  readonly #limit?: number;
  /** Games whose turn has not come, by the place of the first of some that follow each other. */
  readonly #waiting = new Map<number, Waiting>();
  /** Those that were in the store, in order. */
  #fromStore: readonly Stretch[] = [];
  /** What was handed out, by the key of its task. */
  readonly #running = new Map<string, Stretch>();
  /** Place of the next game to be counted. */
  #next = 0;
  /** Games of the next task. */
  #size = 1;
  /** Tells tasks of several games from those of another schedule that begin with the same game. */
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

  /** Games of the whole schedule. */
  get total(): number {
    return this.#schedule.length;
  }

  /** Nothing is left to be counted, or the test is decided. */
  get complete(): boolean {
    return this.#next === this.total || this.tally.decided;
  }

  /** Takes what earlier runs have finished, whatever their tasks were. */
  resume(finished: Iterable<FinishedTask>): void {
    const found: Resumed[] = [];
    for (const { rows } of finished) found.push(...this.#stretchesOf(rows));
    found.sort((one, other) => one.from - other.from);
    let end = 0;
    this.#fromStore = found.flatMap(({ from, count, first, rows }) => {
      // What two runs have played counts once.
      const known = Math.max(end - from, 0);
      if (known >= count) return [];
      end = from + count;
      const stretch = { from: from + known, count: count - known };
      // As text, so that what waits takes little room.
      const games = () => decodeRows(work.sets, rows).games.slice(first + known, first + count);
      this.#waiting.set(stretch.from, { games });
      return [stretch];
    });
    this.resumed = this.ended = sumOf(this.#fromStore, ({ count }) => count);
    this.#count();
  }

  /** The games of a task by where they stand in this schedule, which need not be that of their run. */
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

  /** All games that are missing, as long as games are wanted. */
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

  /** The games of a task that failed, each by itself, so that not all of them are lost. */
  *oneByOne(tasks: readonly Task<Stretch>[]): Iterable<Task<Stretch>> {
    for (const { data } of tasks) {
      const { from, count } = data;
      for (let place = from; place < from + count && !this.tally.decided; place++) {
        yield this.#task({ from: place, count: 1 });
      }
    }
  }

  /** Takes the games of tasks, the first of which is known by its key. */
  take(tasks: readonly DecodedTask[]): void {
    for (const { key, decoded: { games }, seconds } of tasks) {
      const { from } = this.#running.get(key)!;
      this.#running.delete(key);
      this.#waiting.set(from, { games: () => games });
      this.ended += games.length;
      const fitting = Math.floor(TASK_SECONDS * games.length / Math.max(seconds, 1e-6));
      // Games with a clock are handed out one by one, so that the one that stands still is known.
      if (!this.#limit) this.#size = Math.max(1, Math.min(fitting, 2 * this.#size, MOST_GAMES));
    }
    this.#count();
  }

  /** Leaves games out that could not be played. */
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

/** Games that follow each other and have come before their turn. */
interface Waiting {
  /** Their rows; null for those that could not be played. */
  games(): readonly (Row | null)[];
}

/** Games from the store that follow each other: in the rows of a task, from `first` on. */
interface Resumed {
  readonly from: number;
  count: number;
  readonly first: number;
  readonly rows: string;
}
