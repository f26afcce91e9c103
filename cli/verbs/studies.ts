/**
 * `study` and its verbs.
 *
 * @module
 */
import type { Command } from "commander";
import type { HelpTexts } from "../help_texts.ts";
import { engine, jobs, json, repeated, seed, store } from "./common_options.ts";

/** Adds these verbs. */
export function addStudyVerbs(program: Command, help: HelpTexts): void {
  program.commandsGroup("Studies:");
  const study = program.command("study")
    .description("list, plan, run, verify, render, compare and add studies");

  study.command("list")
    .description("list the studies and their questions")
    .addOption(json)
    .action(async (options) => (await import("../study.ts")).listVerb(options));

  study.command("run")
    .description("run a study and show its tables and verdicts")
    .argument("<study>", "an id from `study list`, or the path of a file that exports a study")
    .option("--preset <name>", "quick, published or, where a study has it, thorough", "quick")
    .addOption(seed)
    .addOption(jobs)
    .addOption(engine)
    .addOption(repeated("--set <key=value>", "set a parameter"))
    .option("--shard <i/n>", "only the i-th of n parts, for runs on several machines")
    .addOption(repeated("--merge <file>", "add the finished tasks of another store"))
    .addOption(store)
    .option("--out <folder>", "folder in out/ for tables and figures; default: out/studies/ID")
    .option("--json", `${json.description}, no files`)
    .addHelpText("after", help.study)
    .action(async (id, options) => (await import("../study.ts")).runVerb(id, options));

  study.command("verify")
    .description(
      "check all files of results/, generated pages and outputs of notebooks; run presets again and compare",
    )
    .argument("[studies...]", "ids from `study list`; default: all")
    .option("--preset <name>", "the largest to run: quick, published or thorough", "quick")
    .addOption(jobs)
    .addOption(json)
    .action(async (ids, options) => (await import("../study_verify.ts")).verifyVerb(ids, options));

  study.command("render")
    .description("write tables, figures, verdicts and pages again from the published rows")
    .argument("[studies...]", "ids from `study list`; default: all")
    .addOption(json)
    .action(async (ids, options) => (await import("../study_render.ts")).renderVerb(ids, options));

  study.command("diff")
    .description("compare two runs of a study: parameters, rows, verdicts, values")
    .argument(
      "<a>",
      "an id (its published run), ID@quick, ID@seed-2, ID@COMMIT, or a file of `run --json`",
    )
    .argument("<b>", "the same")
    .addOption(json)
    .action(async (a, b, options) => (await import("../study_diff.ts")).diffVerb([a, b], options));

  study.command("artifact")
    .description("write what a finished task has kept, e.g. weights or a strategy, into a file")
    .argument("<study>", "an id from `study list`, or the path of a file that exports a study")
    .argument("<task>", "the key of a task, e.g. `join` of metelyk-solved")
    .option("--preset <name>", "quick, published or, where a study has it, thorough", "quick")
    .addOption(seed)
    .addOption(repeated("--set <key=value>", "set a parameter"))
    .addOption(store)
    .option("--out <file>", "a file in out/; default: out/artifacts/ID/TASK")
    .addOption(json)
    .action(async (id, task, options) =>
      (await import("../study_artifact.ts")).artifactVerb(id, task, options)
    );

  study.command("plan")
    .description(
      "what a study says before its data: claims, ranges, rules, and the sample that decides",
    )
    .argument("<study>", "an id from `study list`")
    .option("--freeze", "write the plan beside the code; it is frozen when it is committed")
    .addOption(json)
    .action(async (id, options) => (await import("../study_plan.ts")).planVerb(id, options));

  study.command("power")
    .description("the sample that would decide a claim, with the published run as a pilot")
    .argument("<claim>", "its number in results/README.md, e.g. C6a")
    .addOption(json)
    .action(async (claim, options) => (await import("../study_plan.ts")).powerVerb(claim, options));

  study.command("new")
    .description("write a study, its test and its notebook, ready to run and to be changed")
    .argument("<id>", "lower-case words joined by hyphens, e.g. opening-moves")
    .option("--kind <name>", "what it begins from", "duel")
    .addHelpText("after", help.newStudy)
    .action(async (id, options) => (await import("../study.ts")).newVerb(id, options));
}
