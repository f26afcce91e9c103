/**
 * Starts the command line again, with one more permission: to reach the server of an engine. No task of
 * deno.json may use the network, and a running program cannot get more permissions.
 *
 * @module
 */
import { dirname, fromFileUrl } from "@std/path";
import type { EngineAddress } from "matchbox/runner/engine/address.ts";

/** A signal that comes twice within this time, from the terminal and from who started this, is one. */
const ONE_SIGNAL_MILLISECONDS = 200;

/** The server as permissions name it. */
function serverOf({ host, port }: EngineAddress): string {
  return `${host.includes(":") ? `[${host}]` : host}:${port}`;
}

/** Whether this program may reach the server. */
export function reaches(address: EngineAddress): boolean {
  const host = serverOf(address);
  return Deno.permissions.querySync({ name: "net", host }).state === "granted";
}

/**
 * Runs the same command with the permission, passes signals on to it, and ends with its exit code. The address
 * stays where it was: in the environment, or among the arguments.
 */
export async function relaunch(address: EngineAddress): Promise<never> {
  const child = new Deno.Command(Deno.execPath(), {
    args: [
      ...["run", "--quiet", "--no-prompt", ...permissionsOf(Deno.args[0])],
      `--allow-net=${serverOf(address)}`,
      fromFileUrl(new URL("./with_engine.ts", import.meta.url)),
      ...Deno.args,
    ],
    // Only this program then gets the signals of the terminal, so that each arrives once.
    detached: true,
  }).spawn();
  let last = -Infinity;
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
    Deno.addSignalListener(signal, () => {
      const now = performance.now();
      if (now - last > ONE_SIGNAL_MILLISECONDS) child.kill(signal);
      last = now;
    });
  }
  const { code } = await child.status;
  Deno.exit(code);
}

/** The permissions of a task, apart from that to start Deno. */
function permissionsOf(task: string): string[] {
  const project = dirname(dirname(fromFileUrl(import.meta.url)));
  const { tasks } = JSON.parse(Deno.readTextFileSync(`${project}/deno.json`)) as {
    tasks: Record<string, { readonly command: string }>;
  };
  const words = tasks[task].command.match(/"[^"]*"|\S+/g) ?? [];
  return words.filter((word) => /^"?--allow-/.test(word)).flatMap((word) => {
    if (!word.startsWith('"')) return [word];
    const programs = word.slice(1, -1).split("=")[1].split(",").filter((each) =>
      !each.includes("$(")
    );
    return programs.length > 0 ? [`--allow-run=${programs.join(",")}`] : [];
  });
}
