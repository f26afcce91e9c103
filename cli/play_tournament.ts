/**
 * What `match` and `tournament` share: the run with its live table, its record file and its end.
 *
 * @module
 */
import type { TournamentTally } from "matchbox/arena/mod.ts";
import type { Game } from "matchbox/games/mod.ts";
import {
  runTournament,
  type TournamentRun,
  type TournamentRunOptions,
} from "matchbox/runner/run_tournament.ts";
import { interruptSignal } from "./interrupt.ts";
import { liveTable } from "./live_table.ts";
import { type RecordWriter, recordWriter } from "./record_writer.ts";

/** How the run is shown and kept. */
export interface Surroundings {
  /** File of the records. */
  readonly out?: string;
  /** How it stands, in a line and in a table. */
  line(tally: TournamentTally): string;
  table(tally: TournamentTally): string;
}

/** What Ctrl-C is answered with. */
const STOPPED = "stopped; what was played is kept, the same command goes on from there";

/**
 * Plays a match or tournament. Ctrl-C stops it; what was played is kept. Says on standard error what went
 * wrong, and sets the exit code.
 */
export async function playTournament(
  game: Game,
  options: TournamentRunOptions,
  { out, line, table }: Surroundings,
): Promise<TournamentRun> {
  let records: RecordWriter | undefined;
  const signal = interruptSignal(STOPPED);
  let standing: TournamentTally | undefined;
  const live = liveTable(() => standing ? line(standing) : "");
  const run = await runTournament(game, {
    ...options,
    signal,
    warn: (text) => console.error(`warning: ${text}`),
    async onSetUp(tournament) {
      if (out !== undefined) records = await recordWriter(out, tournament);
    },
    // A record is made only where it is wanted.
    onGame: out === undefined
      ? undefined
      : (record, scheduled) => records?.write(record, scheduled),
    onStanding(tally) {
      standing = tally;
      live.show(() => table(tally));
    },
  });
  live.end();
  await records?.end(run.complete);
  for (const { task, error } of run.failures) {
    console.error(`failed: game ${task.key}: ${error}`);
  }
  if (signal.aborted && !run.complete) {
    console.error(STOPPED);
    if (out !== undefined) console.error(`records so far: ${out}.part`);
    Deno.exitCode = 130;
  } else if (!run.complete) {
    Deno.exitCode = 1;
  }
  return run;
}

/** What a machine is told of a run beside its results. */
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

/** Says how the run went, and where its games are. */
export function printEnd({ tournament, resumed, seconds }: TournamentRun, out?: string): void {
  const { openings, plies, seed } = tournament;
  const kept = resumed ? `, ${resumed} games from the store` : "";
  const drawn = openings.length === 1 ? "1 opening" : `${openings.length} openings`;
  console.log(`${drawn} of ${plies} plies, seed ${seed}; ${seconds.toFixed(1)} s${kept}`);
  if (out !== undefined) console.log(`records: ${out}`);
}
