/**
 * The command line of Matchbox. The verbs are declared in cli/verbs/, a file for each group of them. What a
 * verb does is a short file in cli/ that calls lib, and is loaded only when the verb is used, so that
 * `--help` and `study list` are fast.
 *
 * Exit codes: 0 done, 1 failed, 2 wrong usage, 130 stopped by Ctrl-C.
 *
 * @module
 */
import { CommanderError } from "commander";
import { SetupError, UsageError } from "matchbox/base/mod.ts";
import { cutAndWait, ownLifeline } from "matchbox/runner/own_agents/lifeline.ts";
import { isOfTheSystem } from "matchbox/runner/files/system_error.ts";
import { helpTexts } from "./cli/help_texts.ts";
import { guardConsole, guardedOutput } from "./cli/terminal.ts";
import { Verb } from "./cli/verb.ts";
import { addGameVerbs } from "./cli/verbs/games.ts";
import { addLearningVerbs } from "./cli/verbs/learning.ts";
import { addNotebookVerbs } from "./cli/verbs/notebooks.ts";
import { addProjectVerbs } from "./cli/verbs/project.ts";
import { addServiceVerbs } from "./cli/verbs/services.ts";
import { addStudyVerbs } from "./cli/verbs/studies.ts";

guardConsole();

const program = new Verb("deno task")
  .description("Matchbox: the classical experiments of game AI, rerun on your machine.")
  .configureHelp({ showGlobalOptions: true })
  .configureOutput(guardedOutput)
  .exitOverride();
const help = await helpTexts(Deno.args);
addNotebookVerbs(program);
addStudyVerbs(program, help);
addGameVerbs(program, help);
addLearningVerbs(program, help);
addServiceVerbs(program);
addProjectVerbs(program);

// Output of agents and studies must not mix with the JSON object on standard output.
if (Deno.args.includes("--json")) {
  (await import("matchbox/runner/machine/standard_error.ts")).printOnStandardError();
}

try {
  await program.parseAsync(Deno.args, { from: "user" });
} catch (error) {
  if (error instanceof CommanderError) {
    // Commander has already printed its message; help is not an error.
    Deno.exitCode = error.exitCode === 0 ? 0 : 2;
  } else if (error instanceof UsageError) {
    console.error(`error: ${error.message}`);
    Deno.exitCode = 2;
  } else if (error instanceof SetupError || isOfTheSystem(error)) {
    console.error(`error: ${error.message}`);
    Deno.exitCode = 1;
  } else {
    // A fault of the program: who mends it needs the stack.
    console.error(error);
    Deno.exitCode = 1;
  }
}
// Programs that were started, e.g. chess engines, end with this one.
await cutAndWait(ownLifeline);
// A worker that was stopped during its work would keep the program running.
Deno.exit();
