/**
 * Programs of chess programs, e.g. in `uci:command=stockfish`. A task that meets them starts itself again with the
 * permission to start these programs and no others; a task without them gives up its permission to start anything.
 *
 * @module
 */
import { parseSpec, UsageError } from "matchbox/base/mod.ts";
import { readCommand } from "matchbox/runner/chess_programs/launch.ts";
import { addOutsideEngines, UCI } from "matchbox/runner/chess_programs/outside_engine.ts";
import { parentToWatch } from "matchbox/runner/chess_programs/parent_to_watch.ts";
import { givenQueue, reachQueue } from "./queue_option.ts";
import type { JobFlags } from "./jobs.ts";
import { runAgain } from "./relaunch.ts";

/**
 * Prepares this program for the agents of these specs. Where they need programs that it may not start, the work is
 * done by another process, and this one has nothing more to do.
 *
 * @param flags the options that name a queue, whose workers start no programs
 * @returns whether the work is done
 * @throws {UsageError} when a program may not be started
 */
export async function playedWithEngines(
  specs: readonly string[],
  flags: JobFlags = {},
): Promise<boolean> {
  addOutsideEngines();
  const programs = [...new Set(specs.flatMap(programsOf))];
  const queue = flags.jobs === undefined ? givenQueue(flags.engine) : undefined;
  if (queue && programs.length > 0) {
    throw new UsageError(
      `agent uci starts ${
        programs[0]
      }, which workers of a queue may not; expected it without --engine`,
    );
  }
  if (queue) await reachQueue(queue);
  const launched = parentToWatch() !== null;
  const needsMore = programs.some((program) => !mayRun(program)) ||
    programs.length > 0 && !launched && mayRun(Deno.execPath());
  if (needsMore && !launched) {
    const comma = programs.find((program) => program.includes(","));
    if (comma) {
      throw new UsageError(`agent uci: the path ${comma} has a comma; expected one without`);
    }
    if (mayRun(Deno.execPath())) return await runAgain([`--allow-run=${programs.join(",")}`]);
    const first = programs.find((program) => !mayRun(program))!;
    throw new UsageError(`agent uci: this program may not start ${first}`);
  }
  // What is left of it would be everybody's in this process.
  if (programs.length === 0) Deno.permissions.revokeSync({ name: "run" });
  return false;
}

/** The programs that a spec names, also in specs inside it. */
export function programsOf(spec: string): string[] {
  const { name, parameters } = parseSpec(spec);
  const inside = Object.values(parameters).filter((value) => /^\w+\(.*\)$/s.test(value));
  const own = name === UCI && "command" in parameters
    ? [readCommand(parameters.command).program]
    : [];
  return [...own, ...inside.flatMap(programsOf)];
}

function mayRun(command: string): boolean {
  return Deno.permissions.querySync({ name: "run", command }).state === "granted";
}
