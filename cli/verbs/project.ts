/**
 * The verbs for who changes the project: `test`, `check`, `sources`, `licences`, `playthrough`,
 * `kernels`, `map`, `doc`, `bench` and `archive`.
 *
 * @module
 */
import type { Command } from "commander";

/** Adds these verbs. */
export function addProjectVerbs(program: Command): void {
  program.commandsGroup("The project:");

  program.command("test")
    .description("run the tests, and print what failed")
    .argument("[options...]", "passed to `deno test`, e.g. `tests/games --filter perft`")
    .option("--slow", "list the slowest tests at the end")
    .allowUnknownOption()
    .action(async (args, options) => (await import("../test.ts")).testVerb(args, options));

  program.command("check")
    .description(
      "check the notebooks (types of the cells, outputs, order, sentences), the generated pages, the reference, and what " +
        "each game needs",
    )
    .action(async () => (await import("../notebooks.ts")).checkVerb());

  program.command("sources")
    .description(
      "write SOURCES.md, results/README.md, and the lists of README.md and docs",
    )
    .action(async () => (await import("../sources.ts")).sourcesVerb());

  program.command("licences")
    .description("write LICENSES.md: every package that is installed, with its licence")
    .action(async () => (await import("../licences.ts")).licencesVerb());

  program.command("playthrough")
    .description("record a game of each kind, move by move, in tests/games/playthroughs/")
    .argument("[games...]", "e.g. reversi:size=6; default: every game, and what is recorded")
    .action(async (games) => (await import("../playthrough.ts")).playthroughVerb(games));

  program.command("kernels")
    .description("compile the kernels of lib/kernels from AssemblyScript to WebAssembly")
    .action(async () => (await import("../kernels.ts")).kernelsVerb());

  program.command("map")
    .description("solve positions of the map of Reversi on 6x6 that are missing")
    .option("--minutes <n>", "stop with the first position after this time", "60")
    .option(
      "--book <file>",
      "write the best moves that it proves as an opening book, and solve nothing",
    )
    .option(
      "--train <file>",
      "train the evaluation that orders its moves, write the weights, and solve nothing",
    )
    .action(async (flags) => (await import("../map.ts")).mapVerb(flags));

  program.command("doc")
    .description("write the reference of lib into out/reference")
    .action(async () => (await import("../reference.ts")).docVerb());

  program.command("bench")
    .description("measure speed, peers side by side")
    .argument("[name]", "a benchmark in bench/; default: all")
    .option("--keep", "keep the tables for docs/performance.md")
    .action(async (name, options) => (await import("../bench.ts")).benchVerb(name, options));

  program.command("archive")
    .description(
      "write results, manifests, sources and checksums as one file for a repository of data",
    )
    .option("--out <file>", "a file in out/; default: out/matchbox-VERSION.tar.zst")
    .action(async (options) => (await import("../archive.ts")).archiveVerb(options));
}
