/**
 * The last training of the learner on each board, in an embedded database: its curve is there after a restart,
 * and a training that was not over goes on.
 *
 * @module
 */
import type { StoreForm } from "matchbox/runner/store/store_file.ts";
import { WritableStore } from "matchbox/runner/store/writable_store.ts";
import type { Training } from "./messages.ts";

/** A training is kept as JSON. */
const FORM: StoreForm = {
  kind: "practice",
  version: 1,
  tables: [
    "CREATE TABLE training (game TEXT PRIMARY KEY, content TEXT NOT NULL) STRICT, WITHOUT ROWID",
  ],
};

/** The store. */
export class TrainingStore extends WritableStore {
  /**
   * Opens a store, and creates it if necessary.
   *
   * @param path of the file; `:memory:` keeps nothing
   * @throws {UsageError} when the file is something else or damaged; it is left alone
   * @throws {SetupError} when it cannot be written
   */
  constructor(path: string) {
    super(path, FORM, "the training");
  }

  /** The last training of each board. */
  all(): (readonly [spec: string, training: Training])[] {
    return this.database.prepare("SELECT game, content FROM training").all()
      .map(({ game, content }) => [game as string, JSON.parse(content as string)] as const);
  }

  /**
   * Keeps a training, in place of an earlier one on this board.
   *
   * @throws {SetupError} when it cannot be written
   */
  save(spec: string, training: Training): void {
    this.keep(() => {
      this.database.prepare("INSERT OR REPLACE INTO training VALUES (?, ?)")
        .run(spec, JSON.stringify(training));
    });
  }
}
