/**
 * `rate`: results and ratings of games in record files.
 *
 * @module
 */
import { type GameRecord, readRecordFile, resultOfRecords } from "matchbox/arena/mod.ts";
import { checkReadable } from "./allowed_paths.ts";
import { printJson } from "./options.ts";
import { warnOfDamage } from "./record_writer.ts";
import { printTournament } from "./tournament.ts";

/** Runs the verb. Damaged records are reported and left out; the exit code is then 1. */
export async function rateVerb(files: string[], { json }: { json?: boolean }): Promise<void> {
  const records: GameRecord[] = [];
  for (const file of files) {
    checkReadable("rate", file);
    const found = await readRecordFile(file);
    warnOfDamage(file, found.damaged, found.records.length);
    for (const record of found.records) records.push(record);
    if (found.damaged.length) Deno.exitCode = 1;
  }
  const { result, alone, contradicting } = resultOfRecords(records);
  if (contradicting) {
    const games = contradicting === 1 ? "1 game is" : `${contradicting} games are`;
    console.error(
      `warning: ${games} there twice with different moves, played by other code or with a clock; ` +
        "the first counts",
    );
    Deno.exitCode = 1;
  }
  if (alone) {
    const games = alone === 1 ? "1 game" : `${alone} games`;
    console.error(`warning: ${games} left out, because the other game of the pair is missing`);
  }
  if (json) return printJson({ ...result, records: records.length, alone, contradicting });
  printTournament(result);
}
