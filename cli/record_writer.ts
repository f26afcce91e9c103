/**
 * The file of `--out`: the record of each game that counts, in the order of the schedule.
 *
 * @module
 */
import { existsSync } from "node:fs";
import type { GameRecord, ScheduledGame, Tournament } from "matchbox/arena/mod.ts";
import { formatRecord, readRecordFile, type RecordFile } from "matchbox/arena/record_text.ts";
import { quote, SetupError, UsageError } from "matchbox/games/mod.ts";

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
 * @throws {UsageError} when a file of that name holds anything but records of these agents and this seed
 * @throws {SetupError} when it cannot be written
 */
export async function recordWriter(
  path: string,
  tournament: Tournament,
): Promise<RecordWriter> {
  if (existsSync(path)) {
    const found = await readRecordFile(path);
    checkSame(path, found, tournament);
    warnOfDamage(path, found);
  }
  const part = `${path}.part`;
  let file: Deno.FsFile;
  try {
    file = Deno.openSync(part, { write: true, create: true, truncate: true });
  } catch (error) {
    throw new SetupError(`${part} cannot be written: ${(error as Error).message}`);
  }
  const encoder = new TextEncoder();
  let written = Promise.resolve();
  return {
    write(record, { pair, swapped }) {
      written = written.then(async () => {
        const bytes = encoder.encode(await formatRecord(record, `${pair}.${swapped ? 2 : 1}`));
        for (let from = 0; from < bytes.length;) from += file.writeSync(bytes.subarray(from));
      });
    },
    async end(complete) {
      await written;
      file.close();
      if (complete) Deno.renameSync(part, path);
    },
  };
}

/** Names on standard error what is damaged in a file of records. */
export function warnOfDamage(path: string, { records, damaged }: RecordFile): void {
  for (const { line, record, reason } of damaged) {
    console.error(`warning: ${path}, line ${line}: record ${record} is damaged: ${reason}`);
  }
  if (damaged.length) {
    console.error(`warning: the other ${records.length} records of ${path} are read`);
  }
}

function checkSame(
  path: string,
  { records, damaged }: RecordFile,
  { game, agents, seed }: Tournament,
): void {
  const other = records.find((record) =>
    record.game !== game.spec || !record.agents.every((name) => agents.includes(name)) ||
    !record.seed.startsWith(`${seed}/`)
  );
  if (!other && (records.length > 0 || damaged.length === 0)) return;
  const holds = other
    ? `games of others (${other.game}, ${other.agents.join(" against ")}, seed ${
      other.seed.split("/", 1)[0]
    })`
    : "no record of a game";
  throw new UsageError(
    `--out ${quote(path)}: the file is there and holds ${holds}; ` +
      `expected a new name, or the file of this match`,
  );
}
