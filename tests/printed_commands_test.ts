import { assertEquals, assertStrictEquals } from "@std/assert";
import { basename } from "@std/path";
import { filesIn } from "matchbox/base/files_in.ts";
import { readNotebook, sourceOf } from "matchbox/runner/notebook_files/notebook.ts";
import { helpTexts } from "../cli/help_texts.ts";
import { Verb } from "../cli/verb.ts";
import { addGameVerbs } from "../cli/verbs/games.ts";
import { addLearningVerbs } from "../cli/verbs/learning.ts";
import { addNotebookVerbs } from "../cli/verbs/notebooks.ts";
import { addProjectVerbs } from "../cli/verbs/project.ts";
import { addServiceVerbs } from "../cli/verbs/services.ts";
import { addStudyVerbs } from "../cli/verbs/studies.ts";
import { FIVE_GAMES } from "./agents/book/five_games.ts";
import { type Finished, openSessions, root, withFolder } from "./fixtures/command.ts";
import {
  elsewhere,
  printedCommands,
  reasonElsewhere,
  shortened,
  wordsOf,
} from "./fixtures/printed_commands.ts";
import { sampleSize } from "./fixtures/sample_size.ts";

/** Every text for readers, by its file; the guides are followed by docs_test.ts. */
async function pages(): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  const add = (folder: string, wanted: RegExp) =>
    filesIn(root + folder).filter((path) => wanted.test(path)).map((path) => `${folder}/${path}`);
  const markdown = [
    ...["README.md", "CONTRIBUTING.md", "SOURCES.md"],
    ...add("docs", /^(?!add_).*\.md$/),
    ...add("results", /\.md$/),
  ];
  for (const path of markdown) found.set(path, await Deno.readTextFile(root + path));
  const notebooks = [
    ...add("notebooks", /^\d.*\.ipynb$/),
    ...add("lib/experiments/template", /\.ipynb$/),
  ];
  for (const path of notebooks) {
    const { cells } = await readNotebook(root + path);
    found.set(path, cells.map(sourceOf).join("\n\n"));
  }
  const help = await helpTexts(["study", "--help"]);
  found.set("help", Object.values(help).join("\n"));
  return found;
}

const printed = [...await pages()].flatMap(([page, text]) =>
  printedCommands(text).map((command) => ({ page, command }))
);

/** Declares all verbs, and runs none. */
async function parser(): Promise<Verb> {
  const program = new Verb("deno task").exitOverride();
  program.configureOutput({ writeOut() {}, writeErr() {} });
  const help = await helpTexts([]);
  for (const add of [addStudyVerbs, addGameVerbs, addLearningVerbs]) add(program, help);
  for (const add of [addNotebookVerbs, addServiceVerbs, addProjectVerbs]) add(program);
  return program.hook("preAction", () => {
    throw new Parsed();
  });
}

class Parsed extends Error {}

Deno.test("every printed command has the words that the command line knows", async () => {
  const wrong: string[] = [];
  for (const { page, command } of printed) {
    const program = await parser();
    const error = await program.parseAsync(wordsOf(command), { from: "user" }).catch((error) =>
      error
    );
    const known = error instanceof Parsed || error?.code === "commander.helpDisplayed";
    if (!known) wrong.push(`${page}: ${command}: ${error?.message}`);
  }
  assertEquals(wrong, []);
});

Deno.test("every command that is not run here is printed somewhere", () => {
  const reasons = new Set(printed.map(({ command }) => reasonElsewhere(command)));
  assertEquals(elsewhere.filter(([, reason]) => !reasons.has(reason)), []);
});

/** By default only games, without what other commands write; starting each verb takes half a second. */
const tried = sampleSize(1, 0) ? /^(play|match) (?!.*(=out\/|--help))/ : /^(?!.*--help)/;

Deno.test("every other printed command works", async () => {
  await withFolder(async (folder) => {
    await using sessions = openSessions();
    const wrong: string[] = [];
    /** The commands of all pages, by their words; those with files depend on the page. */
    const begun = new Map<string, Promise<Finished>>();
    const work = [...Map.groupBy(printed, ({ page }) => page)].map(async ([page, commands]) => {
      const out = `${folder}/${basename(page, ".ipynb")}`;
      // The games to be rated are those of a command further below.
      const [rating, others] = [true, false].map((rating) =>
        commands.filter(({ command }) => command.startsWith("rate") === rating)
      );
      for (const { command } of [...others, ...rating]) {
        if (reasonElsewhere(command) || !tried.test(command)) continue;
        const own = /out\/|GAMES|\.pgn/.test(command);
        const key = own ? `${page} ${command}` : command.replace(" --seed 1", "");
        if (begun.has(key)) continue;
        if (/GAMES|\.pgn/.test(command)) await writeGames(out);
        const run = sessions.run(shortened(command, out));
        begun.set(key, run);
        const { code, stdout, stderr } = await run;
        if (code !== 0) wrong.push(`${page}: ${command}\n${stderr}`);
        if (/^play (?!--)/.test(command) && !/to move \([^]*human resigned/.test(stdout)) {
          wrong.push(`${page}: ${command}\nno person plays:\n${stdout}`);
        }
      }
    });
    await Promise.all(work);
    assertStrictEquals(wrong.join("\n\n"), "");
  });
});

/** The games that a reader would have. */
async function writeGames(out: string): Promise<void> {
  await Deno.mkdir(out, { recursive: true });
  await Deno.writeTextFile(`${out}/my.pgn`, FIVE_GAMES);
  await Deno.writeTextFile(`${out}/GAMES`, TRANSCRIPTS);
}

/** A game of Reversi on 8x8, in which the first moves are played and dark gives up. */
const TRANSCRIPTS = "reversi:size=8\nf5d6c3d3 light\n";
