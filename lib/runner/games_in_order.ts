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
import { digestOf } from "matchbox/base/mod.ts";
import type { Task } from "matchbox/experiments/mod.ts";
import type { Row } from "matchbox/report/table.ts";
import { decodeRows } from "./encoded_rows.ts";
import type { DecodedTask } from "./run_work.ts";
import type { FinishedTask } from "./task.ts";
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
  /**
   * Rows of games that cannot be counted yet, by place in the schedule; null for games that could not be
   * played.
   */
  readonly #waiting = new Map<number, Row | null>();
  /** The games given out, by the key of their task. */
  readonly #running = new Map<string, Stretch>();
  /** The place of the next game to count. */
  #next = 0;
  /** The number of games of the next task. */
  #size = 1;
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

  /** Whether all games are counted or the test is decided. */
  get complete(): boolean {
    return this.#next === this.total || this.tally.decided;
  }

  /** Takes the finished games of earlier runs, for any division into tasks. */
  resume(finished: Iterable<FinishedTask>): void {
    const rows = new Map<string, Row>();
    for (const task of finished) {
      for (const row of decodeRows(work.sets, task.rows).games) rows.set(row.key as string, row);
    }
    if (rows.size === 0) return;
    for (let place = 0; place < this.total; place++) {
      const row = rows.get(this.#schedule.at(place).key);
      if (row) this.#waiting.set(place, row);
    }
    this.resumed = this.ended = this.#waiting.size;
    this.#count();
  }

  /** Tasks for the missing games, until no more games are needed. */
  *tasks(): Iterable<Task<Stretch>> {
    for (let from = this.#next; from < this.total && !this.tally.decided;) {
      if (this.#isThere(from)) {
        from++;
        continue;
      }
      let count = 1;
      while (count < this.#size && from + count < this.total && !this.#isThere(from + count)) {
        count++;
      }
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
      games.forEach((row, number) => this.#waiting.set(from + number, row));
      this.ended += games.length;
      const fitting = Math.floor(TASK_SECONDS * games.length / Math.max(seconds, 1e-6));
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
      for (let place = from; place < from + count; place++) this.#waiting.set(place, null);
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

  #isThere(place: number): boolean {
    return place < this.#next || this.#waiting.has(place);
  }

  #count(): void {
    const before = this.tally.games;
    const { game } = this.#tournament;
    while (this.#next < this.total && !this.tally.decided) {
      const row = this.#waiting.get(this.#next);
      if (row === undefined) break;
      this.#waiting.delete(this.#next);
      const counted = row && { ...row, game: game.spec } as unknown as CountedGame;
      this.tally.add(this.#schedule.placeOf(this.#next), counted);
      if (row && this.#listener.onGame) {
        const scheduled = this.#schedule.at(this.#next);
        this.#listener.onGame(recordOf(game.spec, scheduled, row), scheduled);
      }
      this.#next++;
    }
    if (this.tally.games > before) this.#listener.onStanding?.(this.tally);
  }
}
