/**
 * What is read from the files of visitors, and by what: text in, plain data out.
 *
 * @module
 */
import { readMachine } from "../menace/machine.ts";
import { loadGame } from "../play/saved_games.ts";

/** The readers by name; each throws a `Refusal` or a `UsageError` when the file is none of its kind. */
export const readers = {
  /** A game, in any of its forms. */
  game: loadGame,
  /** What a MENACE has learned. */
  machine: readMachine,
} as const;

/** The readers by name. */
export type Readers = typeof readers;
