/**
 * The file of `--out`: the records of all counted games, in the order of the schedule.
 *
 * @module
 */
import { existsSync } from "node:fs";
import {
  BEGINNING,
  formatRecord,
  type GameRecord,
  readRecordFile,
  type RecordFile,
  type ScheduledGame,
  scheduledGames,
  type Tournament,
} from "matchbox/arena/mod.ts";
import { quote, SetupError, UsageError } from "matchbox/base/mod.ts";

/** Writes records to a file. */
export interface RecordWriter {
  write(record: GameRecord, scheduled: ScheduledGame): void;
  /** Waits for the last record; the file gets its final name only if the run is `complete`. */
  end(complete: boolean): Promise<void>;
}

/**
 * Begins a file of records. Until it is complete its name is `PATH.part`, so that a file of an earlier run
 * is kept until then.
 *
 * @throws {UsageError} when an existing file has anything but games of this tournament, or another run is
 * writing it
 * @throws {SetupError} when it cannot be written
 */
export async function recordWriter(path: string, tournament: Tournament): Promise<RecordWriter> {
  if (existsSync(path)) {
    const found = await readRecordFile(path);
    checkOurs(path, found, tournament);
    warnOfDamage(path, found);
  }
  const part = `${path}.part`;
  const file = await openAlone(part);
  const encoder = new TextEncoder();
  let written = Promise.resolve();
  const failed = (error: unknown): never => {
    throw new SetupError(`${part} cannot be written: ${(error as Error).message}`);
  };
  return {
    write(record, { pair, swapped }) {
      written = written.then(async () => {
        const bytes = encoder.encode(await formatRecord(record, `${pair}.${swapped ? 2 : 1}`));
        for (let from = 0; from < bytes.length;) from += file.writeSync(bytes.subarray(from));
      });
      // The error is reported at the end; the games are in the store.
      written.catch(() => {});
    },
    async end(complete) {
      await written.catch(failed);
      if (complete) Deno.renameSync(part, path);
      file.close();
    },
  };
}

/** Milliseconds to wait for another run to release the file. */
const PATIENCE = 200;

/** Opens and empties the file, unless another run uses it or it is not a file of records. */
async function openAlone(part: string): Promise<Deno.FsFile> {
  let file: Deno.FsFile;
  try {
    file = Deno.openSync(part, { read: true, write: true, create: true });
  } catch (error) {
    throw new SetupError(`${part} cannot be written: ${(error as Error).message}`);
  }
  const late = new Promise<string>((resolve) => setTimeout(() => resolve("late"), PATIENCE));
  if (await Promise.race([file.lock(true), late]) === "late") {
    throw new UsageError(
      `${part} is being written by another run; expected another name for --out`,
    );
  }
  const beginning = new Uint8Array(BEGINNING.length);
  const length = file.readSync(beginning) ?? 0;
  if (length > 0 && new TextDecoder().decode(beginning) !== BEGINNING) {
    throw new UsageError(`${part} exists and is not a file of records; expected another name`);
  }
  file.truncateSync();
  file.seekSync(0, Deno.SeekMode.Start);
  return file;
}

/** Reports damaged records on standard error. */
export function warnOfDamage(path: string, { records, damaged }: RecordFile): void {
  for (const { line, record, reason } of damaged) {
    console.error(`warning: ${path}, line ${line}: record ${record} is damaged: ${reason}`);
  }
  if (damaged.length && records.length) {
    console.error(`warning: the other ${records.length} records of ${path} are read`);
  }
}

/** Every game in an existing file must be one of this tournament, which will be written again. */
function checkOurs(path: string, { records, damaged }: RecordFile, tournament: Tournament): void {
  const seeds = new Set<string>();
  for (const { seed } of scheduledGames(tournament)) seeds.add(seed);
  const other = records.find(({ seed }) => !seeds.has(seed));
  if (!other && (records.length > 0 || damaged.length === 0)) return;
  const found = other ? `a game of another run (${other.seed})` : "no record of a game";
  throw new UsageError(
    `--out ${quote(path)}: the file exists and contains ${found}; expected a new name`,
  );
}
