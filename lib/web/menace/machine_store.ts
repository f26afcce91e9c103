/**
 * The machines of visitors in an embedded database. A change is kept before anyone is told of it, so a
 * machine goes on where it was after the server was killed.
 *
 * @module
 */
import type { StatementSync } from "node:sqlite";
import type { Tally } from "matchbox/agents/mod.ts";
import type { StoreForm } from "matchbox/runner/store/store_file.ts";
import { WritableStore } from "matchbox/runner/store/writable_store.ts";
import type { Machine } from "./machine.ts";

/** The most machines kept; those that have changed longest ago are forgotten. */
const MOST_MACHINES = 2000;

/** A machine is kept as JSON. They are in the order of their last change, by their number. */
const FORM: StoreForm = {
  kind: "machines",
  version: 1,
  tables: [
    `CREATE TABLE machine (
    number INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, content TEXT NOT NULL
  ) STRICT`,
  ],
};

/** The store of all machines. */
export class MachineStore extends WritableStore {
  readonly #find: StatementSync;
  readonly #save: StatementSync;
  readonly #isWatched: (id: string) => boolean;
  readonly #most: number;

  /**
   * Opens a store, and creates it if necessary.
   *
   * @param path of the file; `:memory:` keeps nothing
   * @param isWatched whether the machine with an id is watched, and therefore kept
   * @param most machines that are kept
   * @throws {UsageError} when the file is something else or damaged; it is left alone
   * @throws {SetupError} when it cannot be written
   */
  constructor(path: string, isWatched: (id: string) => boolean, most = MOST_MACHINES) {
    super(path, FORM, "the machine");
    this.#isWatched = isWatched;
    this.#most = most;
    const { database } = this;
    this.#find = database.prepare("SELECT content FROM machine WHERE id = ?");
    this.#save = database.prepare(
      `INSERT INTO machine (id, content) VALUES (?, ?)
       ON CONFLICT (id) DO UPDATE SET content = excluded.content,
       number = (SELECT max(number) + 1 FROM machine)`,
    );
  }

  /** The games of people against all machines, by the results of the machines. */
  gamesOfPeople(): Tally {
    const sums = ["wins", "draws", "losses"].map((each) =>
      `coalesce(sum(json_extract(content, '$.history.played.person.${each}')), 0) AS ${each}`
    );
    return this.database.prepare(`SELECT ${sums.join(", ")} FROM machine`)
      .get() as unknown as Tally;
  }

  /** The machine with that id. */
  find(id: string): Machine | undefined {
    const row = this.#find.get(id) as { readonly content: string } | undefined;
    return row && JSON.parse(row.content) as Machine;
  }

  /**
   * Keeps a machine, in place of what it was before.
   *
   * @throws {SetupError} when it cannot be written
   */
  save(machine: Machine): void {
    this.keep(() => {
      this.#save.run(machine.id, JSON.stringify(machine));
      this.#forgetOldest(machine.id);
    });
  }

  #forgetOldest(last: string): void {
    const { database } = this;
    const { machines } = database.prepare("SELECT count(*) AS machines FROM machine").get()!;
    const excess = machines as number - this.#most;
    if (excess <= 0) return;
    const ids = database.prepare("SELECT id FROM machine ORDER BY number").all()
      .map(({ id }) => id as string);
    const old = ids.filter((id) => id !== last && !this.#isWatched(id)).slice(0, excess);
    for (const id of old) database.prepare("DELETE FROM machine WHERE id = ?").run(id);
  }
}
