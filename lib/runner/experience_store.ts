/**
 * The experience of the self-learning player of Reversi (D6, D7) in an embedded database. A game is learned
 * in one transaction: after a kill all of it is there or nothing, and several processes may learn at once.
 *
 * @module
 */
import { mkdirSync } from "node:fs";
import { dirname } from "@std/path";
import type { DatabaseSync, StatementSync } from "node:sqlite";
import {
  type DeltaRule,
  type DeltaWeights,
  type Experience,
  type GameCounts,
  learnedFrom,
} from "matchbox/agents/mod.ts";
import { SetupError, UsageError } from "matchbox/base/mod.ts";
import type { Result } from "matchbox/games/mod.ts";
import {
  checkpoint,
  execute,
  NotAStore,
  openStoreFile,
  type StoreFile,
  type StoreForm,
} from "./store_file.ts";

/** The ids of positions are in the order in which they were first met. */
const FORM: StoreForm = {
  version: 1001,
  tables: [
    `CREATE TABLE learner (
    game TEXT PRIMARY KEY, w1 REAL NOT NULL, w2 REAL NOT NULL, w3 REAL NOT NULL
  ) STRICT`,
    `CREATE TABLE position (
    id INTEGER PRIMARY KEY, game TEXT NOT NULL REFERENCES learner, text TEXT NOT NULL,
    w INTEGER NOT NULL, l INTEGER NOT NULL, n INTEGER NOT NULL, UNIQUE (game, text)
  ) STRICT`,
  ],
};

/** What was learned in one game, e.g. `reversi:size=8`, in a database that may have others. */
export class ExperienceStore implements Experience, Disposable {
  readonly #file: StoreFile;
  readonly #database: DatabaseSync;
  readonly #game: string;
  readonly #weights: StatementSync;
  readonly #at: StatementSync;
  readonly #setWeights: StatementSync;
  readonly #setCounts: StatementSync;

  /**
   * Opens a database, and creates it if necessary.
   *
   * @param path of the file; `:memory:` keeps nothing
   * @param game its canonical spec
   * @param weights of a learner that has not learned this game
   * @throws {UsageError} when the file is something else or damaged; it is left alone
   * @throws {SetupError} when it cannot be written
   */
  constructor(path: string, game: string, weights: DeltaWeights) {
    this.#file = openFile(path);
    this.#database = this.#file.database;
    this.#game = game;
    const { w1, w2, w3 } = weights;
    this.#database.prepare("INSERT OR IGNORE INTO learner VALUES (?, ?, ?, ?)")
      .run(game, w1, w2, w3);
    this.#weights = this.#database.prepare("SELECT w1, w2, w3 FROM learner WHERE game = ?");
    this.#at = this.#database.prepare("SELECT w, l, n FROM position WHERE game = ? AND text = ?");
    this.#setWeights = this.#database.prepare(
      "UPDATE learner SET w1 = ?, w2 = ?, w3 = ? WHERE game = ?",
    );
    this.#setCounts = this.#database.prepare(
      `INSERT INTO position (game, text, w, l, n) VALUES (?, ?, ?, ?, ?)
       ON CONFLICT (game, text) DO UPDATE SET w = excluded.w, l = excluded.l, n = excluded.n`,
    );
  }

  /** The weights after the games so far, as they are in the database. */
  get weights(): DeltaWeights {
    return { ...this.#weights.get(this.#game) } as unknown as DeltaWeights;
  }

  /** The number of known positions. */
  get size(): number {
    const found = this.#database.prepare("SELECT count(*) AS n FROM position WHERE game = ?")
      .get(this.#game);
    return found!.n as number;
  }

  at(position: string): GameCounts | undefined {
    const found = this.#at.get(this.#game, position);
    return found && { ...found } as unknown as GameCounts;
  }

  *positions(): Generator<readonly [string, GameCounts]> {
    const all = this.#database.prepare(
      "SELECT text, w, l, n FROM position WHERE game = ? ORDER BY id",
    );
    for (const { text, ...counts } of all.iterate(this.#game)) {
      yield [text as string, counts as unknown as GameCounts];
    }
  }

  learn(rule: DeltaRule, positions: Iterable<string>, outcome: Result): void {
    this.#inTransaction(() => {
      const learned = learnedFrom(rule, this, positions, outcome);
      for (const [position, counts] of learned.positions) this.#remember(position, counts);
      this.#weigh(learned.weights);
    });
  }

  /** Replaces all that was learned in this game. */
  replace(weights: DeltaWeights, positions: Iterable<readonly [string, GameCounts]>): void {
    this.#inTransaction(() => {
      this.#database.prepare("DELETE FROM position WHERE game = ?").run(this.#game);
      for (const [text, counts] of positions) this.#remember(text, counts);
      this.#weigh(weights);
    });
  }

  /** Closes the database. */
  [Symbol.dispose](): void {
    checkpoint(this.#database);
    this.#file[Symbol.dispose]();
  }

  #remember(position: string, { w, l, n }: GameCounts): void {
    this.#setCounts.run(this.#game, position, w, l, n);
  }

  #weigh({ w1, w2, w3 }: DeltaWeights): void {
    this.#setWeights.run(w1, w2, w3, this.#game);
  }

  /** @throws {SetupError} when it cannot be written; nothing has changed then */
  #inTransaction(change: () => void): void {
    try {
      execute(this.#database, "BEGIN IMMEDIATE");
      change();
      execute(this.#database, "COMMIT");
    } catch (error) {
      if (this.#database.isTransaction) execute(this.#database, "ROLLBACK");
      throw new SetupError(`what was learned cannot be kept: ${(error as Error).message}`);
    }
  }
}

function openFile(path: string): StoreFile {
  let file: StoreFile;
  try {
    if (path !== ":memory:") mkdirSync(dirname(path), { recursive: true });
    file = openStoreFile(path, FORM);
  } catch (error) {
    if (error instanceof NotAStore) {
      throw new UsageError(`${path} ${error.message}; expected an experience, or a new name`);
    }
    throw error;
  }
  if (file.writable) return file;
  file[Symbol.dispose]();
  throw new SetupError(`${path} cannot be written`);
}
