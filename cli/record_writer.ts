/**
 * The file of `--out`: the records of all counted games, in the order of the schedule.
 *
 * @module
 */
import { existsSync } from "node:fs";
import { dirname } from "@std/path";
import {
  BEGINNING,
  type Damage,
  formatRecord,
  type GameRecord,
  recordSeeds,
  Schedule,
  type ScheduledGame,
  type Tournament,
} from "matchbox/arena/mod.ts";
import { checkRegularFile, quote, UsageError, whyNotRead } from "matchbox/base/mod.ts";
import { notWritten } from "matchbox/runner/files/system_error.ts";

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
  if (existsSync(path)) await checkOurs(path, tournament);
  const part = `${path}.part`;
  const file = await openAlone(part);
  const encoder = new TextEncoder();
  let waiting: Waiting[] = [];
  let writing: Promise<void> | undefined;

  const writeWaiting = async () => {
    let text = "";
    let until = performance.now() + STRETCH;
    const put = () => {
      const bytes = encoder.encode(text);
      for (let from = 0; from < bytes.length;) from += file.writeSync(bytes.subarray(from));
      text = "";
    };
    while (waiting.length > 0) {
      const batch = waiting;
      waiting = [];
      for (const { record, round } of batch) {
        text += await formatRecord(record, round);
        if (performance.now() < until) continue;
        put();
        // So that results, the screen and Ctrl-C come through.
        await new Promise((resolve) => setTimeout(resolve));
        until = performance.now() + STRETCH;
      }
    }
    put();
    writing = undefined;
  };
  return {
    write(record, { pair, swapped }) {
      waiting.push({ record, round: `${pair}.${swapped ? 2 : 1}` });
      writing ??= writeWaiting();
      // Told at the end; the games themselves are kept in the store.
      writing.catch(() => {});
    },
    async end(complete) {
      try {
        await writing;
      } catch (error) {
        throw notWritten(part, error);
      }
      if (complete) Deno.renameSync(part, path);
      file.close();
    },
  };
}

/** A record on its way to the file. */
interface Waiting {
  readonly record: GameRecord;
  readonly round: string;
}

/** Milliseconds of writing before other work of the program gets its turn. */
const STRETCH = 20;

/** Opens and empties the file, unless another run uses it or it is not a file of records. */
async function openAlone(part: string): Promise<Deno.FsFile> {
  let file: Deno.FsFile;
  try {
    if (existsSync(part)) checkRegularFile(part);
  } catch (error) {
    throw new UsageError(`${part} cannot be written: ${whyNotRead(error)}`);
  }
  try {
    Deno.mkdirSync(dirname(part), { recursive: true });
    file = Deno.openSync(part, { read: true, write: true, create: true });
  } catch (error) {
    throw notWritten(part, error);
  }
  if (!await file.tryLock(true)) {
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

/**
 * Reports damaged records on standard error.
 *
 * @param intact number of the other records
 */
export function warnOfDamage(path: string, damaged: readonly Damage[], intact: number): void {
  for (const damage of damaged) warnOf(path, damage);
  if (damaged.length && intact) {
    console.error(`warning: the other ${intact} records of ${path} are read`);
  }
}

function warnOf(path: string, { line, record, reason }: Damage): void {
  console.error(`warning: ${path}, line ${line}: record ${record} is damaged: ${reason}`);
}

/** Every game in an existing file must be one of this tournament, which will be written again. */
async function checkOurs(path: string, tournament: Tournament): Promise<void> {
  const schedule = new Schedule(tournament);
  const refuse = (found: string): never => {
    throw new UsageError(
      `--out ${quote(path)}: the file exists and contains ${found}; expected a new name`,
    );
  };
  const damaged: Damage[] = [];
  let games = 0;
  for await (const found of recordSeeds(path)) {
    if ("damage" in found) {
      damaged.push(found.damage);
    } else if (schedule.hasSeed(found.seed)) {
      games++;
    } else {
      refuse(`a game of another run (${found.seed})`);
    }
  }
  if (games === 0 && Deno.statSync(path).size > 0) refuse("no record of a game");
  for (const damage of damaged) warnOf(path, damage);
}
