/**
 * The file of `--out`: the record of each game that counts, in the order of the schedule.
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
  /** Waits for the last record; the file has its name only when the run is `complete`. */
  end(complete: boolean): Promise<void>;
}

/**
 * Begins a file of records. Until it is ended its name is `PATH.part`, so that a file of an earlier run
 * stays whole until there is a better one.
 *
 * @throws {UsageError} when a file of that name holds anything but games of this tournament, or another
 * run is writing it
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
      // Told at the end; the games themselves are kept in the store.
      written.catch(() => {});
    },
    async end(complete) {
      await written.catch(failed);
      if (complete) Deno.renameSync(part, path);
      file.close();
    },
  };
}

/** Milliseconds to wait for another run to let go of the file. */
const PATIENCE = 200;

/** Opens the file anew, unless another run has it or it is none of ours. */
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
    throw new UsageError(`${part} is there and holds no records of games; expected another name`);
  }
  file.truncateSync();
  file.seekSync(0, Deno.SeekMode.Start);
  return file;
}

/** Names on standard error what is damaged in a file of records. */
export function warnOfDamage(path: string, { records, damaged }: RecordFile): void {
  for (const { line, record, reason } of damaged) {
    console.error(`warning: ${path}, line ${line}: record ${record} is damaged: ${reason}`);
  }
  if (damaged.length && records.length) {
    console.error(`warning: the other ${records.length} records of ${path} are read`);
  }
}

/** Every game that a file holds must be one that the tournament will write again. */
function checkOurs(path: string, { records, damaged }: RecordFile, tournament: Tournament): void {
  const seeds = new Set<string>();
  for (const { seed } of scheduledGames(tournament)) seeds.add(seed);
  const other = records.find(({ seed }) => !seeds.has(seed));
  if (!other && (records.length > 0 || damaged.length === 0)) return;
  const holds = other ? `a game that is not of this run (${other.seed})` : "no record of a game";
  throw new UsageError(
    `--out ${quote(path)}: the file is there and holds ${holds}; expected a new name`,
  );
}
