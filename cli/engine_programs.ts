/**
 * Programs of outside engines, e.g. in `uci:command=stockfish`. A task that meets them starts itself again with the
 * permission to start these programs and no others; a task without them gives up its permission to start anything.
 *
 * @module
 */
import { fromFileUrl } from "@std/path";
import { parseSpec, UsageError } from "matchbox/base/mod.ts";
import { readCommand } from "matchbox/runner/outside_engines/launch.ts";
import { addOutsideEngines, UCI } from "matchbox/runner/outside_engines/outside_engine.ts";
import { PARENT, parentToWatch } from "matchbox/runner/outside_engines/parent_to_watch.ts";

const SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

/**
 * Prepares this program for the agents of these specs. Where they need programs that it may not start, the work is
 * done by another process, and this one has nothing more to do.
 *
 * @returns whether the work is done
 * @throws {UsageError} when a program may not be started
 */
export async function playedWithEngines(specs: readonly string[]): Promise<boolean> {
  addOutsideEngines();
  const programs = [...new Set(specs.flatMap(programsOf))];
  const launched = parentToWatch() !== null;
  const needsMore = programs.some((program) => !mayRun(program)) ||
    programs.length > 0 && !launched && mayRun(Deno.execPath());
  if (needsMore && !launched) {
    if (mayRun(Deno.execPath())) return await runAgain(programs);
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

/** Runs the command line again, with the permissions of its task and that for these programs. */
async function runAgain(programs: readonly string[]): Promise<true> {
  const comma = programs.find((program) => program.includes(","));
  if (comma) throw new UsageError(`agent uci: the path ${comma} has a comma; expected one without`);
  const main = new URL("../cli.ts", import.meta.url);
  const permissions = permissionsOf(Deno.args[0]);
  const process = new Deno.Command(Deno.execPath(), {
    args: [
      ...["run", "--quiet", "--no-prompt", ...permissions],
      ...[`--allow-run=${programs.join(",")}`, fromFileUrl(main), ...Deno.args],
    ],
    env: { [PARENT]: String(Deno.pid) },
    // It is told of Ctrl-C by this one, once.
    detached: true,
  }).spawn();
  for (const signal of SIGNALS) {
    if (Deno.build.os !== "windows" || signal === "SIGINT") {
      Deno.addSignalListener(signal, () => {
        try {
          process.kill(signal);
        } catch {
          // It has ended already.
        }
      });
    }
  }
  ({ code: Deno.exitCode } = await process.status);
  return true;
}

/** The permissions of a task but those to start programs, with that for the variable by which the process knows this one. */
function permissionsOf(task: string): string[] {
  const { tasks } = JSON.parse(Deno.readTextFileSync(new URL("../deno.json", import.meta.url)));
  const words = (tasks[task].command as string).match(/"[^"]*"|\S+/g)!;
  const written = words.map((word) => word.replaceAll('"', ""))
    .filter((word) => /^--allow-(?!run)/.test(word));
  const hasEnvironment = written.some((word) => word.startsWith("--allow-env="));
  return [
    ...written.map((word) => word.startsWith("--allow-env=") ? `${word},${PARENT}` : word),
    ...(hasEnvironment ? [] : [`--allow-env=${PARENT}`]),
  ];
}
