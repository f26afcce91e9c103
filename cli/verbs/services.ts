/**
 * The verbs that serve others: `serve`, `worker` and `engine`.
 *
 * @module
 */
import type { Command } from "commander";
import { json } from "./common_options.ts";

/** Adds these verbs. */
export function addServiceVerbs(program: Command): void {
  program.commandsGroup("Page and queue:");

  program.command("serve")
    .description("open the page: play in the browser")
    .option("--port <number>", "from 0, for any free port, to 65535", "8000")
    .option(
      "--host <address>",
      "127.0.0.1, or 0.0.0.0 for other machines (docs/serve.md)",
      "127.0.0.1",
    )
    .option("--store <folder>", "folder for games: in .matchbox or out/", ".matchbox/page")
    .option("--open", "open the page in the system's browser")
    .option("--token-only", "who opens it on this machine needs the token too to be the host")
    .option(
      "--log",
      "print the log of the source's server (D10): the start, positions that the learner of Reversi " +
        "did not know, and its weights",
    )
    .action(async (options) => (await import("../serve.ts")).serveVerb(options));

  program.command("worker")
    .description("take tasks from a queue and run them on this machine, until Ctrl-C")
    .option("--engine <address>", "of the queue, e.g. redis://HOST:6379; default: MATCHBOX_ENGINE")
    .option("--jobs <number>", "tasks at the same time, from 1 to 256; default: one per core")
    .option("--name <name>", "shown to who asks; default: machine and process")
    .action(async (options) => (await import("../worker.ts")).workerVerb(options));

  const engine = program.command("engine").description("look at a queue");
  engine.command("status")
    .description("who works for a queue, and for what")
    .argument("[address]", "of the queue, e.g. redis://HOST:6379; default: MATCHBOX_ENGINE")
    .addOption(json)
    .action(async (address, options) => (await import("../queue.ts")).statusVerb(address, options));
}
