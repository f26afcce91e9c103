import { existsSync } from "node:fs";
import { assert, assertEquals, assertStrictEquals } from "@std/assert";
import type { Command } from "commander";
import { helpTexts } from "../../cli/help_texts.ts";
import { Verb } from "../../cli/verb.ts";
import { addGameVerbs } from "../../cli/verbs/games.ts";
import { addLearningVerbs } from "../../cli/verbs/learning.ts";
import { addNotebookVerbs } from "../../cli/verbs/notebooks.ts";
import { addServiceVerbs } from "../../cli/verbs/services.ts";
import { addStudyVerbs } from "../../cli/verbs/studies.ts";
import { FIVE_GAMES } from "../agents/book/five_games.ts";
import { runArguments, withFolder } from "../fixtures/command.ts";

/** Every verb that writes where its options say, with options for files in folders that are not there. */
const written = [
  "match tictactoe random greedy --games 2 --jobs 0 --store NEW/store --out NEW/games.txt",
  "tournament tictactoe random greedy perfect --games 2 --jobs 0 --store NEW/store --out NEW/games.txt",
  "train tictactoe menace --games 10 --store NEW/store --out NEW/learned.json --figure NEW/2/curve.svg",
  "experience show reversi --store NEW/experience.sqlite",
  "experience learn reversi:size=6 TRANSCRIPT --store NEW/experience.sqlite",
  "experience import reversi --store NEW/experience.sqlite --db POSITIONS --w WEIGHTS",
  "experience export reversi --store NEW/experience.sqlite --db NEW/db.json --w NEW/2/w.json --out NEW/3/x.json",
  "book build chess PGN --least 1 --out NEW/book.json",
  "play --protocol menace --out NEW/machine.json",
  "play tictactoe random random --out NEW/game.txt",
  "sheets hexapawn --out NEW/sheets.html",
  "study run node-counts --jobs 0 --set positions=1 --store NEW/store --out NEW/2/results",
];

/** The files that they read. */
const read = {
  TRANSCRIPT: "reversi:size=6\nc2 dark\n",
  POSITIONS: "{}",
  WEIGHTS: '{"w1": 0, "w2": 0, "w3": 0}',
  PGN: FIVE_GAMES,
};

/** Tested where they are: pages, slides and what a finished task has kept take seconds. */
const elsewhere = [
  ...["serve --store", "gallery --out", "slides --out"],
  ...["study artifact --store", "study artifact --out"],
];

/** The options of a verb and of its verbs that take a path to be written, e.g. `match --out`. */
function writing(verb: Command, name: string): string[] {
  const own = verb.options.filter(({ description }) => /\bin out\/|or out\//.test(description))
    .map(({ long }) => `${name} ${long}`);
  return [...own, ...verb.commands.flatMap((each) => writing(each, `${name} ${each.name()}`))];
}

Deno.test("every option that names a file or folder to be written is tested here", async () => {
  const program = new Verb();
  const help = await helpTexts([]);
  for (const add of [addGameVerbs, addLearningVerbs, addStudyVerbs]) add(program, help);
  for (const add of [addNotebookVerbs, addServiceVerbs]) add(program);
  const tested = written.flatMap((line) => {
    const [verb] = line.match(/^[a-z]+( (?:show|learn|import|export|build|run)\b)?/)!;
    return [...line.matchAll(/(--\w+) NEW/g)].map(([, option]) => `${verb} ${option}`);
  });
  const all = program.commands.flatMap((each) => writing(each, each.name()));
  assertEquals(all.filter((option) => ![...tested, ...elsewhere].includes(option)), []);
});

Deno.test("what a command writes goes into folders that it makes", async () => {
  await withFolder(async (folder) => {
    for (const [name, text] of Object.entries(read)) {
      Deno.writeTextFileSync(`${folder}/${name}`, text);
    }
    // Words are split before the folder is put in, whose name may have blanks.
    const commands = written.map((line, index) =>
      line.split(" ").map((word) =>
        word.replace("NEW", `${folder}/${index}/1`)
          .replace(/^[A-Z]{2,}$/, (name) => `${folder}/${name}`)
      )
    );
    for (const [index, { code, stderr }] of (await runArguments(commands)).entries()) {
      assertStrictEquals(code, 0, `${written[index]}\n${stderr}`);
      for (const path of commands[index].filter((word) => /\/\d+\/1\//.test(word))) {
        assert(existsSync(path), `${written[index]}\n${path}`);
      }
    }
  });
});
