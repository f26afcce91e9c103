/**
 * The experience of the self-learning player of Reversi (D6, D7) in an embedded database. A game is learned
 * in one transaction, or many are: after a kill all of it is there or nothing, and several processes may learn
 * at once.
 *
 * @module
 */
import type { StatementSync } from "node:sqlite";
import {
  type DeltaRule,
  type DeltaWeights,
  type Experience,
  type GameCounts,
  learnedFrom,
} from "matchbox/agents/mod.ts";
import type { Result, Side } from "matchbox/games/mod.ts";
import type { StoreForm } from "../store/store_file.ts";
import { WritableStore } from "../store/writable_store.ts";
import {
  findPositions,
  type FoundPositions,
  type KnownPosition,
  POSITION_COLUMNS,
  POSITION_INDEXES,
  type PositionQuery,
} from "./experience_query.ts";

/**
 * The ids of positions are in the order in which they were first met. A learner without a game is one that
 * replaces another and is not complete, or one that was replaced; `began` is when, in milliseconds. What was
 * learned is known by the id of a played game, or by the board, side and digest of one in a file.
 */
const FORM: StoreForm = {
  kind: "experience",
  version: 2,
  tables: [
    `CREATE TABLE learner (
    id INTEGER PRIMARY KEY, game TEXT UNIQUE, began INTEGER NOT NULL,
    w1 REAL NOT NULL, w2 REAL NOT NULL, w3 REAL NOT NULL
  ) STRICT`,
    `CREATE TABLE position (
    id INTEGER PRIMARY KEY, learner INTEGER NOT NULL REFERENCES learner, text TEXT NOT NULL,
    w INTEGER NOT NULL, l INTEGER NOT NULL, n INTEGER NOT NULL,
    ${POSITION_COLUMNS}
  ) STRICT`,
    ...POSITION_INDEXES,
    "CREATE TABLE learned (game TEXT PRIMARY KEY) STRICT, WITHOUT ROWID",
  ],
};

/** Milliseconds after which a replacement that was not finished is given up. */
const GIVEN_UP = 3_600_000;

/** What a learner met in a game, and how the game ended for it. */
export interface PlayedSide {
  /** Its positions, as texts; one that is repeated counts once. */
  readonly positions: Iterable<string>;
  /** For this side. */
  readonly outcome: Result;
}

/** A side of a game that was played here. */
export interface SideToLearn extends PlayedSide {
  /** Which one. */
  readonly side: Side;
  /**
   * The digests of the game in the files that it may be saved in: see `fileGameDigest`. The first file tells it
   * apart from every other game, so a side that was learned from it teaches nothing more.
   */
  readonly digests: readonly [string, ...string[]];
}

/** What was learned in one game, e.g. `reversi:size=8`, in a database that may have others. */
export class ExperienceStore extends WritableStore implements Experience {
  readonly #game: string;
  readonly #learner: StatementSync;
  readonly #at: StatementSync;
  readonly #setWeights: StatementSync;
  readonly #setCounts: StatementSync;

  /**
   * Opens a database, and creates it if necessary.
   *
   * @param place the path of the file, where `:memory:` keeps nothing; or a store of another game, whose file
   *   this one shares
   * @param game its canonical spec
   * @param weights of a learner that has not learned this game
   * @throws {UsageError} when the file is something else or damaged; it is left alone
   * @throws {SetupError} when it cannot be written
   */
  constructor(place: string | ExperienceStore, game: string, weights: DeltaWeights) {
    super(place, FORM, "what was learned");
    this.#game = game;
    const { w1, w2, w3 } = weights;
    this.database.prepare(
      "INSERT OR IGNORE INTO learner (game, began, w1, w2, w3) VALUES (?, ?, ?, ?, ?)",
    ).run(game, Date.now(), w1, w2, w3);
    this.#learner = this.database.prepare("SELECT id, w1, w2, w3 FROM learner WHERE game = ?");
    this.#at = this.database.prepare(
      `SELECT w, l, n FROM position
       WHERE learner = (SELECT id FROM learner WHERE game = ?) AND text = ?`,
    );
    this.#setWeights = this.database.prepare(
      "UPDATE learner SET w1 = ?, w2 = ?, w3 = ? WHERE id = ?",
    );
    this.#setCounts = this.database.prepare(
      `INSERT INTO position (learner, text, w, l, n) VALUES (?, ?, ?, ?, ?)
       ON CONFLICT (learner, text) DO UPDATE SET w = excluded.w, l = excluded.l, n = excluded.n`,
    );
  }

  /** The weights after the games so far, as they are in the database. */
  get weights(): DeltaWeights {
    const { w1, w2, w3 } = this.#learner.get(this.#game) as unknown as DeltaWeights;
    return { w1, w2, w3 };
  }

  /** The number of known positions. */
  get size(): number {
    const found = this.database.prepare("SELECT count(*) AS n FROM position WHERE learner = ?")
      .get(this.#id);
    return found!.n as number;
  }

  at(position: string): GameCounts | undefined {
    const found = this.#at.get(this.#game, position);
    return found && { ...found } as unknown as GameCounts;
  }

  *positions(): Generator<readonly [string, GameCounts]> {
    const all = this.database.prepare(
      "SELECT text, w, l, n FROM position WHERE learner = ? ORDER BY id",
    );
    for (const { text, ...counts } of all.iterate(this.#id)) {
      yield [text as string, counts as unknown as GameCounts];
    }
  }

  /** Finds positions, a page at a time. */
  find(query: PositionQuery): FoundPositions {
    return findPositions(this.database, this.#id, query);
  }

  /**
   * Some positions in the order in which they were first met.
   *
   * @param after the `last` of the call before, 0 at first
   * @returns no positions at the end
   */
  next(
    after: number,
    limit: number,
  ): { readonly last: number; readonly positions: KnownPosition[] } {
    const rows = this.database.prepare(
      `SELECT id, text, w, l, n FROM position INDEXED BY by_met
       WHERE learner = ? AND id > ? ORDER BY id LIMIT ?`,
    ).all(this.#id, after, limit);
    const positions = rows.map(({ text, w, l, n }) =>
      ({ text, w, l, n }) as unknown as KnownPosition
    );
    return { last: (rows.at(-1)?.id as number | undefined) ?? after, positions };
  }

  /**
   * Learns several games in one transaction, which is much faster. Others who write wait meanwhile.
   *
   * @param lessons calls the methods that follow
   */
  together<T>(lessons: () => T): T {
    return this.keep(lessons);
  }

  learn(rule: DeltaRule, positions: Iterable<string>, outcome: Result): void {
    this.keep(() => this.#learn(rule, { positions, outcome }));
  }

  /**
   * Learns from a game that has an id, once however often it is told, also when it is in a file later.
   *
   * @returns whether it taught anything
   */
  learnOnce(rule: DeltaRule, id: string, sides: readonly SideToLearn[]): boolean {
    return this.keep(() => {
      if (!this.#isNew(id)) return false;
      const fresh = sides.filter(({ side, digests }) =>
        digests.map((digest) => this.#isNew(this.#nameOf(side, digest)))[0]
      );
      for (const side of fresh) this.#learn(rule, side);
      return fresh.length > 0;
    });
  }

  /**
   * Learns a side of a game from a file, once however often it is told; when all that was learned is
   * replaced, once more.
   *
   * @param digest of the game
   * @returns whether the side was new
   */
  learnSide(rule: DeltaRule, digest: string, side: Side, played: PlayedSide): boolean {
    return this.keep(() => {
      const isNew = this.#isNew(this.#nameOf(side, digest));
      if (isNew) this.#learn(rule, played);
      return isNew;
    });
  }

  /** Replaces all that was learned in this game. */
  replace(weights: DeltaWeights, positions: Iterable<readonly [string, GameCounts]>): void {
    using replacement = this.replacement(weights);
    replacement.add(positions);
    replacement.finish();
  }

  /** Begins to replace all that was learned in this game; nothing has changed until it is finished. */
  replacement(weights: DeltaWeights): Replacement {
    const { w1, w2, w3 } = weights;
    const id = this.keep(() =>
      this.database.prepare("INSERT INTO learner (began, w1, w2, w3) VALUES (?, ?, ?, ?)")
        .run(Date.now(), w1, w2, w3).lastInsertRowid as number
    );
    return {
      add: (positions) =>
        this.keep(() => {
          for (const [text, { w, l, n }] of positions) this.#setCounts.run(id, text, w, l, n);
        }),
      finish: () =>
        this.keep(() => {
          this.database.prepare("UPDATE learner SET game = NULL, began = 0 WHERE game = ?")
            .run(this.#game);
          this.database.prepare("UPDATE learner SET game = ? WHERE id = ?").run(this.#game, id);
          this.database.prepare("DELETE FROM learned WHERE instr(game, ?) = 1")
            .run(`${this.#game} `);
        }),
      [Symbol.dispose]: () =>
        this.keep(() => {
          this.database.prepare("UPDATE learner SET began = 0 WHERE id = ? AND game IS NULL")
            .run(id);
        }),
    };
  }

  /**
   * Removes positions that were replaced, or came with a replacement that was given up.
   *
   * @param most the most to remove now
   * @returns whether there may be more
   */
  sweep(most: number): boolean {
    const old = this.database.prepare("SELECT id FROM learner WHERE game IS NULL AND began < ?")
      .get(Date.now() - GIVEN_UP);
    if (!old) return false;
    return this.keep(() => {
      const { changes } = this.database.prepare(
        `DELETE FROM position WHERE id IN
         (SELECT id FROM position INDEXED BY by_met WHERE learner = ? LIMIT ?)`,
      ).run(old.id, most);
      if (changes === 0) this.database.prepare("DELETE FROM learner WHERE id = ?").run(old.id);
      return true;
    });
  }

  /** Removes what was forgotten. */
  protected override beforeItCloses(): void {
    while (this.sweep(100_000));
  }

  get #id(): number {
    return this.#learner.get(this.#game)!.id as number;
  }

  /** What a side of a game is known by. */
  #nameOf(side: Side, digest: string): string {
    return `${this.#game} ${side} ${digest}`;
  }

  /** Notes that this was learned; false when it was noted before. */
  #isNew(name: string): boolean {
    return this.database.prepare("INSERT OR IGNORE INTO learned VALUES (?)").run(name).changes > 0;
  }

  #learn(rule: DeltaRule, { positions, outcome }: PlayedSide): void {
    const id = this.#id;
    const learned = learnedFrom(rule, this, positions, outcome);
    for (const [text, { w, l, n }] of learned.positions) this.#setCounts.run(id, text, w, l, n);
    const { w1, w2, w3 } = learned.weights;
    this.#setWeights.run(w1, w2, w3, id);
  }
}

/** What shall replace an experience. When it is disposed of before it is finished, nothing has changed. */
export interface Replacement extends Disposable {
  /** Adds positions, all of them or none; a later one replaces an earlier one of the same text. */
  add(positions: Iterable<readonly [string, GameCounts]>): void;
  /** Takes the place of what was learned before. */
  finish(): void;
}
