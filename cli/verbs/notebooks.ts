/**
 * `reproduce`, `publish`, `lab` and `gallery`.
 *
 * @module
 */
import { type Command, Option } from "commander";

const timeout = new Option("--timeout <seconds>", "time limit of a cell").default("600");

/** Adds these verbs. */
export function addNotebookVerbs(program: Command): void {
  program.commandsGroup("Notebooks:");

  program.command("reproduce")
    .description("run notebooks in the real Deno kernel and compare with results/")
    .argument("[notebooks...]", "numbers or file names, e.g. 3 or 01_node_counts; default: all")
    .option("--preset <name>", "size of the studies: quick or published", "quick")
    .addOption(timeout)
    .action(async (names, options) =>
      (await import("../notebooks.ts")).reproduceVerb(names, options)
    );

  program.command("publish")
    .description("run studies and their notebooks, then update notebooks/ and results/")
    .argument(
      "[studies...]",
      "ids from `study list`, with the notebooks that show them; default: all",
    )
    .option("--thorough", "the thorough presets as well, of studies that have one")
    .option("--notebooks", "only the notebooks that show them, on the published results")
    .option(
      "--seed <number>",
      "only the published presets with another seed, into results/ID/seed-NUMBER; no notebooks",
    )
    .addOption(timeout)
    .action(async (ids, options) => (await import("../notebooks.ts")).publishVerb(ids, options));

  program.command("lab")
    .description("open JupyterLab on notebooks/ with the Deno kernel ready")
    .argument("[options...]", "passed to `jupyter lab`, e.g. `--no-browser --port 9000`")
    .allowUnknownOption()
    .action(async (args) => (await import("../notebooks.ts")).labVerb(args));

  program.command("gallery")
    .description("write all notebooks, results and texts as HTML pages that need no server")
    .option("--out <folder>", "a folder in out/, new, empty or an earlier gallery", "out/gallery")
    .action(async (options) => (await import("../gallery.ts")).galleryVerb(options));
}
