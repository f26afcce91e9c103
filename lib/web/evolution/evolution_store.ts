/**
 * The evolutions of the server in an embedded database. A generation is kept before anyone is told of it, so
 * an evolution goes on where it was after the server was killed.
 *
 * @module
 */
import type { StoreForm } from "matchbox/runner/store/store_file.ts";
import { WritableStore } from "matchbox/runner/store/writable_store.ts";
import { HOST, type Owner } from "../owners.ts";
import type { Branch, Champion } from "./messages.ts";
import type { Settings } from "./settings.ts";
import type { EvolutionNews, Snapshot } from "./thread_messages.ts";

/** An evolution without what lives in it. */
export interface StoredEvolution {
  readonly id: string;
  readonly owner: Owner;
  readonly settings: Settings;
  /** The generation at which it stops. */
  readonly until: number;
  readonly pace: number;
  /** Whether it goes on until then. */
  readonly active: boolean;
}

/** What was kept of the last generation of an evolution. */
export interface StoredGeneration extends Snapshot {
  readonly branches: readonly Branch[];
}

/** Generations that a page may still show when it asks to hold one; some are told each second. */
const RECENT = 16;

/** The most networks kept for games; those that were asked for longest ago are forgotten. */
export const MOST_NETWORKS = 1000;

/**
 * `settings` has the owner too, unless it is the host. Evolutions are in the order in which they were started
 * or gone on with, by their number. `departed` has the lines of the networks that left, a list in JSON for each news of the thread. Weights are
 * numbers of 64 bits.
 */
const FORM: StoreForm = {
  kind: "evolutions",
  version: 1,
  // Until then machines had the same number.
  grownFrom: 2101,
  tables: [
    `CREATE TABLE evolution (
    number INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, settings TEXT NOT NULL,
    until INTEGER NOT NULL, pace INTEGER NOT NULL, active INTEGER NOT NULL,
    generation INTEGER, lines TEXT, weights BLOB, random TEXT, branches TEXT
  ) STRICT`,
    `CREATE TABLE departed (
    evolution TEXT NOT NULL REFERENCES evolution (id), generation INTEGER NOT NULL,
    lines TEXT NOT NULL, PRIMARY KEY (evolution, generation)
  ) STRICT, WITHOUT ROWID`,
    `CREATE TABLE champion (
    evolution TEXT NOT NULL REFERENCES evolution (id), generation INTEGER NOT NULL,
    network INTEGER NOT NULL, strength TEXT NOT NULL, data TEXT NOT NULL,
    PRIMARY KEY (evolution, generation)
  ) STRICT, WITHOUT ROWID`,
    `CREATE TABLE network (
    number INTEGER PRIMARY KEY, digest TEXT NOT NULL UNIQUE, bytes BLOB NOT NULL
  ) STRICT`,
  ],
};

/** The store of all evolutions, and of the networks that play. */
export class EvolutionStore extends WritableStore {
  readonly #recent = new Map<string, readonly Snapshot[]>();

  /**
   * Opens a store, and creates it if necessary.
   *
   * @param path of the file; `:memory:` keeps nothing
   * @throws {UsageError} when the file is something else or damaged; it is left alone
   * @throws {SetupError} when it cannot be written
   */
  constructor(path: string) {
    super(path, FORM, "the evolution");
  }

  /** All evolutions, the oldest first. */
  list(): StoredEvolution[] {
    const rows = this.database.prepare(
      "SELECT id, settings, until, pace, active FROM evolution ORDER BY number",
    ).all();
    return rows.map(({ id, settings: text, until, pace, active }) => {
      const { owner = HOST, ...settings } = JSON.parse(text as string);
      return {
        ...{ id: id as string, owner, settings },
        until: until as number,
        pace: pace as number,
        active: active === 1,
      };
    });
  }

  /** Keeps a new evolution. */
  create({ id, owner, settings, until, pace, active }: StoredEvolution): void {
    this.keep(() => {
      this.#run(
        "INSERT INTO evolution (id, settings, until, pace, active) VALUES (?, ?, ?, ?, ?)",
        ...[id, JSON.stringify({ ...settings, owner }), until, pace, Number(active)],
      );
    });
  }

  /** Forgets an evolution. */
  forget(id: string): void {
    this.keep(() => {
      for (const table of ["departed", "champion"]) {
        this.#run(`DELETE FROM ${table} WHERE evolution = ?`, id);
      }
      this.#run("DELETE FROM evolution WHERE id = ?", id);
    });
  }

  /** From now on it is the last in order. */
  touch(id: string): void {
    this.keep(() =>
      this.#run(
        "UPDATE evolution SET number = (SELECT max(number) + 1 FROM evolution) WHERE id = ?",
        id,
      )
    );
  }

  /** Keeps how far and how fast an evolution goes on, and whether it does. */
  setCourse({ id, until, pace, active }: Omit<StoredEvolution, "owner" | "settings">): void {
    this.keep(() =>
      this.#run(
        "UPDATE evolution SET until = ?, pace = ?, active = ? WHERE id = ?",
        ...[until, pace, Number(active), id],
      )
    );
  }

  /** Keeps what a thread has told. */
  add(id: string, news: EvolutionNews): void {
    const { generation, lines, weights, random, branches, departed, champion } = news;
    this.#recent.set(id, [news, ...this.recent(id)].slice(0, RECENT));
    this.keep(() => {
      this.#run(
        `UPDATE evolution SET generation = ?, lines = ?, weights = ?, random = ?, branches = ?
         WHERE id = ?`,
        ...[generation, JSON.stringify(lines), new Uint8Array(weights.buffer)],
        ...[JSON.stringify(random), JSON.stringify(branches), id],
      );
      if (departed.length > 0) {
        this.#run(
          "INSERT INTO departed VALUES (?, ?, ?)",
          ...[id, generation, JSON.stringify(departed)],
        );
      }
      if (!champion) return;
      const { network, random: first, greedy, data } = champion;
      const strength = JSON.stringify({ random: first, greedy });
      this.#run(
        "INSERT INTO champion VALUES (?, ?, ?, ?, ?)",
        id,
        generation,
        network,
        strength,
        data,
      );
    });
  }

  /** The last generations that a thread has told, the newest first: what pages may still show. */
  recent(id: string): readonly Snapshot[] {
    return this.#recent.get(id) ?? [];
  }

  /** The last generation of an evolution; null when there is none yet. */
  last(id: string): StoredGeneration | null {
    const row = this.database.prepare(
      "SELECT generation, lines, weights, random, branches FROM evolution WHERE id = ?",
    ).get(id);
    if (!row || row.generation === null) return null;
    const bytes = row.weights as Uint8Array;
    return {
      generation: row.generation as number,
      lines: JSON.parse(row.lines as string),
      weights: new Float64Array(new Uint8Array(bytes).buffer),
      random: JSON.parse(row.random as string),
      branches: JSON.parse(row.branches as string),
    };
  }

  /** The lines of the networks that left, as lists in JSON. */
  departed(id: string): string[] {
    return this.database.prepare(
      "SELECT lines FROM departed WHERE evolution = ? ORDER BY generation",
    ).all(id).map(({ lines }) => lines as string);
  }

  /** The champions that were measured, in the order of their generations. */
  champions(id: string): Champion[] {
    return this.database.prepare(
      "SELECT generation, network, strength FROM champion WHERE evolution = ? ORDER BY generation",
    ).all(id).map(({ generation, network, strength }) => ({
      ...{ generation: generation as number, network: network as number },
      ...JSON.parse(strength as string),
    }));
  }

  /** The network of the champion of a generation, in JSON. */
  championData(id: string, generation: number): string | undefined {
    const row = this.database.prepare(
      "SELECT data FROM champion WHERE evolution = ? AND generation = ?",
    ).get(id, generation);
    return row?.data as string | undefined;
  }

  /** Keeps a network for games; one that is kept already is the last to be forgotten from now on. */
  keepNetwork(digest: string, bytes: Uint8Array): void {
    this.keep(() => {
      this.#run(
        `INSERT INTO network (digest, bytes) VALUES (?, ?)
         ON CONFLICT (digest) DO UPDATE SET number = (SELECT max(number) + 1 FROM network)`,
        ...[digest, bytes],
      );
      this.#run(
        `DELETE FROM network WHERE number IN
         (SELECT number FROM network ORDER BY number DESC LIMIT -1 OFFSET ?)`,
        MOST_NETWORKS,
      );
    });
  }

  /** The networks that were kept for games, by digest; the first is forgotten first. */
  networks(): Map<string, Uint8Array> {
    const rows = this.database.prepare("SELECT digest, bytes FROM network ORDER BY number").all();
    return new Map(rows.map(({ digest, bytes }) => [digest as string, bytes as Uint8Array]));
  }

  #run(sql: string, ...values: (string | number | Uint8Array)[]): void {
    this.database.prepare(sql).run(...values);
  }
}
