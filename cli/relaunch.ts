/**
 * Starts the command line again, with more permissions. No task of deno.json may use the network or start the
 * programs of others, and a running program cannot get more permissions.
 *
 * @module
 */
import { fromFileUrl } from "@std/path";
import { PARENT, parentToWatch } from "matchbox/runner/chess_programs/parent_to_watch.ts";

const SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

/** A signal that comes twice within this time, from the terminal and from who started this, is one. */
const ONE_SIGNAL_MILLISECONDS = 200;

/** Milliseconds between two looks at who has started this process. */
const LOOK = 500;

/**
 * Runs the same command in another process, with the permissions of its task and more, passes signals on to it,
 * and takes its exit code. The permission to start Deno is not passed on.
 *
 * @param more e.g. `--allow-run=stockfish`
 */
export async function runAgain(more: readonly string[]): Promise<true> {
  const main = new URL("../cli.ts", import.meta.url);
  const process = new Deno.Command(Deno.execPath(), {
    args: [
      ...["run", ...optionsOf(Deno.args[0]), ...more],
      ...[fromFileUrl(main), ...Deno.args],
    ],
    env: { [PARENT]: String(Deno.pid) },
    // It is told of Ctrl-C by this one, once; and the programs that it starts are in its process group.
    detached: true,
  }).spawn();
  const watcher = watchGroup(process.pid);
  let last = -Infinity;
  for (const signal of SIGNALS) {
    if (Deno.build.os !== "windows" || signal === "SIGINT") {
      Deno.addSignalListener(signal, () => {
        const now = performance.now();
        if (now - last < ONE_SIGNAL_MILLISECONDS) return;
        last = now;
        try {
          process.kill(signal);
        } catch {
          // It has ended already.
        }
      });
    }
  }
  ({ code: Deno.exitCode } = await process.status);
  await watcher?.close();
  return true;
}

/**
 * Starts a watcher that ends a process group when this process is gone, or closes the watcher's input. Windows has no
 * process groups.
 *
 * @returns the input of the watcher
 */
function watchGroup(group: number): WritableStream<Uint8Array> | undefined {
  if (Deno.build.os === "windows") return undefined;
  const main = new URL("./watch_group.ts", import.meta.url);
  return new Deno.Command(Deno.execPath(), {
    args: [
      ...["run", "--node-modules-dir=manual", "--no-remote", "--quiet", "--no-prompt"],
      ...["--allow-run=sh", fromFileUrl(main), String(group)],
    ],
    ...{ stdin: "piped", stdout: "null", stderr: "null" },
    detached: true,
  }).spawn().stdin;
}

/** Ends this process when the one is killed that has started it only to give it more permissions. */
export function endWithParent(): void {
  if (parentToWatch() === null) return;
  const parent = Deno.ppid;
  const watch = setInterval(() => Deno.ppid === parent || Deno.exit(137), LOOK);
  Deno.unrefTimer(watch);
}

/**
 * What a task gives to Deno, with the permission for the variable by which the process knows this one. Of programs
 * only those that have a name in deno.json, and so not Deno.
 */
function optionsOf(task: string): string[] {
  const { tasks } = JSON.parse(Deno.readTextFileSync(new URL("../deno.json", import.meta.url)));
  const words = (tasks[task].command as string).match(/"[^"]*"|\S+/g)!;
  const written = words.map((word) => word.replaceAll('"', ""))
    .filter((word) => word.startsWith("--"));
  const hasEnvironment = written.some((word) => word.startsWith("--allow-env="));
  return [
    ...written.flatMap((word) => {
      if (word.startsWith("--allow-env=")) return [`${word},${PARENT}`];
      if (!word.startsWith("--allow-run=")) return [word];
      const named = word.slice("--allow-run=".length).split(",").filter((each) =>
        !each.includes("$(")
      );
      return named.length > 0 ? [`--allow-run=${named.join(",")}`] : [];
    }),
    ...(hasEnvironment ? [] : [`--allow-env=${PARENT}`]),
  ];
}
