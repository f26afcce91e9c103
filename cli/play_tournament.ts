/**
 * Shared by `match` and `tournament`: the run with its live table, record file and final output.
 *
 * @module
 */
import type { TournamentTally } from "matchbox/arena/mod.ts";
import type { Game } from "matchbox/games/mod.ts";
import {
  runTournament,
  type TournamentRun,
  type TournamentRunOptions,
} from "matchbox/runner/tournaments/run_tournament.ts";
import { interruptSignal } from "./interrupt.ts";
import { liveTable } from "./live_table.ts";
import { type RecordWriter, recordWriter } from "./record_writer.ts";

/** How the run is shown and recorded. */
export interface Surroundings {
  /** File for the records. */
  readonly out?: string;
  /** The state in one line, and as a table. */
  line(tally: TournamentTally): string;
  table(tally: TournamentTally): string;
}

/** What Ctrl-C is answered with. */
const STOPPED = "stopped; finished games are kept, and the same command continues";

/**
 * Plays a match or tournament. Ctrl-C stops it; finished games are kept. Prints failures on standard error
 * and sets the exit code.
 */
export async function playTournament(
  game: Game,
  options: TournamentRunOptions,
  { out, line, table }: Surroundings,
): Promise<TournamentRun> {
  let records: RecordWriter | undefined;
  const signal = interruptSignal(STOPPED);
  let standing: TournamentTally | undefined;
  const workers = () => options.executors?.workers?.() ?? "";
  const live = liveTable(() => standing ? joined("; ", line(standing), workers()) : "");
  const run = await runTournament(game, {
    ...options,
    signal,
    warn: (text) => console.error(`warning: ${text}`),
    async onSetUp(tournament) {
      if (out !== undefined) records = await recordWriter(out, tournament);
    },
    // Records are made only if needed.
    onGame: out === undefined
      ? undefined
      : (record, scheduled) => records?.write(record, scheduled),
    onStanding(tally) {
      standing = tally;
      live.show(() => joined("\n", table(tally), workers()));
    },
  }).finally(() => live.end());
  await records?.end(run.complete);
  for (const { task, error } of run.failures) {
    console.error(`failed: game ${task.key}: ${error}`);
  }
  if (signal.aborted && !run.complete) {
    console.error(STOPPED);
    Deno.exitCode = 130;
  } else if (!run.complete) {
    const lost = run.failures.length;
    console.error(
      `${lost} ${lost === 1 ? "game" : "games"} could not be played; the others are kept`,
    );
    Deno.exitCode = 1;
  }
  if (out !== undefined && !run.complete) console.error(`records so far: ${out}.part`);
  return run;
}

function joined(separator: string, ...parts: string[]): string {
  return parts.filter(Boolean).join(separator);
}

/** The fields of a run beside its results, for JSON. */
export function describeRun({ tournament, complete, resumed, failures, seconds }: TournamentRun) {
  const { openings, plies, seed, pairs, rules } = tournament;
  return {
    seed,
    openings: openings.length,
    opening_plies: plies,
    games_a_pairing: 2 * pairs,
    rules,
    complete,
    resumed,
    failures: failures.map(({ task, error }) => ({ game: task.key, error })),
    seconds: Number(seconds.toFixed(6)),
  };
}

/** Prints the openings, seed and time of a run, and where its records are. */
export function printEnd(
  { tournament, complete, resumed, seconds }: TournamentRun,
  out?: string,
): void {
  const { openings, plies, seed } = tournament;
  const kept = resumed ? `, ${resumed} games from the store` : "";
  const drawn = openings.length === 1 ? "1 opening" : `${openings.length} openings`;
  console.log(`${drawn} of ${plies} plies, seed ${seed}; ${seconds.toFixed(1)} s${kept}`);
  if (out !== undefined && complete) console.log(`records: ${out}`);
}
