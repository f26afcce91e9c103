/**
 * What a worker of a queue tells of itself.
 *
 * @module
 */

/** What a worker tells every few seconds. */
export interface WorkerRecord {
  /** The form of the messages. */
  readonly form: 1;
  /** Its name, different from those of other workers. */
  readonly name: string;
  /** The name of its machine. */
  readonly machine: string;
  /** Tasks that it runs at the same time. */
  readonly jobs: number;
  /** Tasks that it has finished. */
  readonly tasks: number;
  /** Tasks a second, lately. */
  readonly rate: number;
  /** When it told this, in seconds since 1970 by the clock of the server. */
  readonly seen: number;
  /** Whether it ends after its current batches. */
  readonly draining: boolean;
}
