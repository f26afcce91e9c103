/**
 * `reproduce`, `publish`, `lab`, `gallery`, `slides` and `sheets`.
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

  program.command("slides")
    .description("write notebooks as slides for a lesson, with the outputs that they have")
    .argument("<notebooks...>", "numbers or file names, e.g. 1 or 17_menace_learning")
    .option("--out <folder>", "a folder in out/", "out/slides")
    .option(
      "--reveal <address>",
      "where the pages find reveal.js, e.g. a folder beside them; default: a public server",
    )
    .action(async (names, options) => (await import("../notebooks.ts")).slidesVerb(names, options));

  program.command("sheets")
    .description("write the boxes of a machine of matchboxes as a page, to be printed and built")
    .argument("<game>", "tictactoe (MENACE) or hexapawn (HER)")
    .option("--out <file>", "a file in out/; default: out/sheets/GAME.html")
    .action(async (game, options) => (await import("../sheets.ts")).sheetsVerb(game, options));
}
