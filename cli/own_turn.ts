/**
 * The turn of a program that writes notebooks/ and results/: one at a time in a folder.
 *
 * @module
 */
import { fileLock } from "matchbox/runner/files/file_lock.ts";

/**
 * Waits until no other program writes notebooks or results here, and says so in one line if it has to wait.
 *
 * @returns the turn, which ends when it is disposed of, or with the program
 * @throws {SetupError} when the file of the lock cannot be written
 */
export function ownTurn(): Promise<Disposable> {
  return fileLock(".matchbox/notebooks.lock", () => {
    console.error(
      "another reproduce, publish or study render is at work in this folder; waiting for its end",
    );
  });
}
