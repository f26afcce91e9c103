/**
 * A program of its own, started by `relaunch.ts`: starts the watcher of a process group, which gets its input, and
 * ends. The watcher is a shell, so that it takes little memory and outlives even a kill of every Deno process.
 *
 * @module
 */
import { fromFileUrl } from "@std/path";

const script = fromFileUrl(import.meta.resolve("matchbox/runner/machine/end_group.sh"));
new Deno.Command("sh", {
  args: [script, Deno.args[0]],
  ...{ stdin: "inherit", stdout: "null", stderr: "null" },
  // Ctrl-C in the terminal is not for it.
  detached: true,
}).spawn();
Deno.exit();
