/**
 * The games of visitors in an embedded database. A move is kept before anyone is told of it, so a game goes
 * on where it was after the server was killed.
 *
 * @module
 */
import type { StatementSync } from "node:sqlite";
import type { Tally } from "matchbox/agents/mod.ts";
import type { GameEnd, TimeControl } from "matchbox/arena/mod.ts";
import type { Result } from "matchbox/games/mod.ts";
import type { StoreForm } from "matchbox/runner/store/store_file.ts";
import { WritableStore } from "matchbox/runner/store/writable_store.ts";
import { TRIAL_TABLES, TrialStore } from "../centaurs/trial_store.ts";
import { PERSON } from "./levels.ts";
import type { WrittenGame } from "./written_game.ts";

/** What a game begins with. */
export interface GameSetup {
  readonly id: string;
  /** The canonical spec of the game. */
  readonly spec: string;
  readonly players: readonly [string, string];
  readonly seed: string;
  readonly opening: string;
  readonly time: TimeControl | null;
}

/** The finished games of people against an agent, by the results of the people. */
export interface GamesOfPeople extends Tally {
  /** The canonical spec of the game. */
  readonly spec: string;
  /** A level or a spec. */
  readonly agent: string;
}

/** A game as it was kept. */
export interface StoredGame extends GameSetup {
  /** In notation. */
  readonly moves: readonly string[];
  /** Milliseconds left to each side after the last move, in a game with a clock. */
  readonly left: readonly [number, number] | null;
  readonly end: GameEnd | null;
  /** The file that the game is from, or null. */
  readonly written: WrittenGame | null;
}

/** The most games kept. */
const MOST_GAMES = 10_000;

/** The part of them that is forgotten at once, because it takes time to find the oldest. */
const FORGOTTEN = 0.01;

/**
 * Games are in the order of their last change, by their number. The times of a move are those left after it;
 * they are null in a game without a clock. What is written in the file that a game is from is JSON.
 */
const FORM: StoreForm = {
  kind: "games",
  version: 3,
  grownFrom: 2001,
  tables: [
    `CREATE TABLE game (
    number INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, spec TEXT NOT NULL,
    first TEXT NOT NULL, second TEXT NOT NULL, seed TEXT NOT NULL, opening TEXT NOT NULL,
    base REAL, increment REAL, result INTEGER, ending TEXT, reason TEXT
  ) STRICT`,
    `CREATE TABLE move (
    game TEXT NOT NULL REFERENCES game (id), ply INTEGER NOT NULL, name TEXT NOT NULL,
    left0 REAL, left1 REAL, PRIMARY KEY (game, ply)
  ) STRICT, WITHOUT ROWID`,
    `CREATE TABLE written (
    game TEXT PRIMARY KEY REFERENCES game (id) ON DELETE CASCADE, content TEXT NOT NULL
  ) STRICT, WITHOUT ROWID`,
    ...TRIAL_TABLES,
  ],
};

/** The store of all games. */
export class SessionStore extends WritableStore {
  /** Those that belong to experiments. */
  readonly trials: TrialStore;
  readonly #find: StatementSync;
  readonly #moves: StatementSync;
  readonly #add: StatementSync;
  readonly #end: StatementSync;
  readonly #cut: StatementSync;
  readonly #touch: StatementSync;
  readonly #isWatched: (id: string) => boolean;
  readonly #most: number;

  /**
   * Opens a store, and creates it if necessary.
   *
   * @param path of the file; `:memory:` keeps nothing
   * @param isWatched whether the game with an id is watched, and therefore kept
   * @param most games that are kept
   * @throws {UsageError} when the file is something else or damaged; it is left alone
   * @throws {SetupError} when it cannot be written
   */
  constructor(path: string, isWatched: (id: string) => boolean, most = MOST_GAMES) {
    super(path, FORM, "the game");
    this.#isWatched = isWatched;
    this.#most = most;
    const { database } = this;
    this.trials = new TrialStore(database);
    this.#find = database.prepare("SELECT * FROM game WHERE id = ?");
    this.#moves = database.prepare("SELECT * FROM move WHERE game = ? ORDER BY ply");
    this.#add = database.prepare("INSERT INTO move VALUES (?, ?, ?, ?, ?)");
    this.#end = database.prepare(
      "UPDATE game SET result = ?, ending = ?, reason = ? WHERE id = ?",
    );
    this.#cut = database.prepare("DELETE FROM move WHERE game = ? AND ply >= ?");
    this.#touch = database.prepare(
      "UPDATE game SET number = (SELECT max(number) + 1 FROM game) WHERE id = ?",
    );
  }

  /**
   * Keeps a new game, with the moves that it begins with. When there are too many, games without a move are
   * forgotten first, then those whose last move was longest ago.
   *
   * @returns the ids of those that were forgotten
   */
  create(game: StoredGame): string[] {
    const { id, spec, players, seed, opening, time, moves, left, end, written } = game;
    return this.keep(() => {
      this.database.prepare(
        `INSERT INTO game (id, spec, first, second, seed, opening, base, increment)
         VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
      ).run(id, spec, ...players, seed, opening, time?.base ?? null, time?.increment ?? null);
      moves.forEach((move, ply) => this.#add.run(id, ply, move, ...(left ?? [null, null])));
      this.#setEnd(id, end);
      if (written) {
        this.database.prepare("INSERT INTO written VALUES (?, ?)").run(
          id,
          JSON.stringify(written),
        );
      }
      return this.#forgetOldest(id);
    });
  }

  /** The game with that id. */
  find(id: string): StoredGame | undefined {
    const row = this.#find.get(id) as GameRow | undefined;
    if (!row) return undefined;
    const moves = this.#moves.all(id) as unknown as MoveRow[];
    const { spec, first, second, seed, opening, base, increment, result, ending, reason } = row;
    const last = moves.at(-1);
    const written = this.database.prepare("SELECT content FROM written WHERE game = ?").get(id);
    return {
      ...{ id, spec, seed, opening },
      players: [first, second],
      time: base === null ? null : { base, increment: increment! },
      moves: moves.map(({ name }) => name),
      left: last && last.left0 !== null ? [last.left0, last.left1!] : null,
      end: result === null ? null : { result, ending, reason } as GameEnd,
      written: written ? JSON.parse(written.content as string) : null,
    };
  }

  /**
   * The finished games of people against each agent, on boards from the start, with the results of the people. Games
   * from files, of experiments, of two people and of two agents are left out.
   */
  gamesOfPeople(): GamesOfPeople[] {
    return this.database.prepare(
      `SELECT spec, agent, count(*) FILTER (WHERE points = 1) AS wins,
       count(*) FILTER (WHERE points = 0) AS draws, count(*) FILTER (WHERE points = -1) AS losses
       FROM (SELECT spec, iif(first = :person, second, first) AS agent,
             iif(first = :person, result, -result) AS points FROM game
             WHERE result IS NOT NULL AND (first = :person) <> (second = :person)
             AND id NOT IN (SELECT game FROM written) AND id NOT IN (SELECT game FROM trial))
       GROUP BY spec, agent ORDER BY spec, agent`,
    ).all({ person: PERSON }) as unknown as GamesOfPeople[];
  }

  /** Keeps a move, and the end if there is one. */
  add(
    id: string,
    ply: number,
    move: string,
    left: readonly [number, number] | null,
    end: GameEnd | null,
  ): void {
    this.#change(id, () => {
      this.#add.run(id, ply, move, ...(left ?? [null, null]));
      this.#setEnd(id, end);
    });
  }

  /** Keeps the end of a game without a move: a resignation, or the end of a time. */
  finish(id: string, end: GameEnd): void {
    this.#change(id, () => this.#setEnd(id, end));
  }

  /** Takes moves back, so that `plies` are left; the game is not over then. */
  takeBack(id: string, plies: number): void {
    this.#change(id, () => {
      this.#cut.run(id, plies);
      this.#setEnd(id, null);
    });
  }

  #setEnd(id: string, end: GameEnd | null): void {
    this.#end.run(end?.result ?? null, end?.ending ?? null, end?.reason ?? null, id);
  }

  /** Changes a game that is kept; it is then the last in order. */
  #change(id: string, change: () => void): void {
    this.keep(() => {
      if (this.#touch.run(id).changes === 0) {
        throw new Error(
          `this server remembers the ${this.#most} games that were played last, and no longer this one`,
        );
      }
      change();
    });
  }

  #forgetOldest(last: string): string[] {
    const { games } = this.database.prepare("SELECT count(*) AS games FROM game").get()!;
    const excess = games as number - this.#most;
    if (excess <= 0) return [];
    const ids = this.database.prepare(
      "SELECT id FROM game ORDER BY EXISTS (SELECT 1 FROM move WHERE game = id), number",
    ).all().map(({ id }) => id as string);
    const old = ids.filter((id) => id !== last && !this.#isWatched(id))
      .slice(0, Math.max(excess, FORGOTTEN * this.#most));
    for (const id of old) {
      this.database.prepare("DELETE FROM move WHERE game = ?").run(id);
      this.database.prepare("DELETE FROM game WHERE id = ?").run(id);
    }
    return old;
  }
}

interface GameRow {
  readonly spec: string;
  readonly first: string;
  readonly second: string;
  readonly seed: string;
  readonly opening: string;
  readonly base: number | null;
  readonly increment: number | null;
  readonly result: Result | null;
  readonly ending: string | null;
  readonly reason: string | null;
}

interface MoveRow {
  readonly name: string;
  readonly left0: number | null;
  readonly left1: number | null;
}
