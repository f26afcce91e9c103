/**
 * The verbs for what agents learn from games: `book`, `train` and `experience`.
 *
 * @module
 */
import { type Command, Option } from "commander";
import type { HelpTexts } from "../help_texts.ts";
import { engine, json, position, seed, store } from "./common_options.ts";

/** Adds these verbs. */
export function addLearningVerbs(program: Command, help: HelpTexts): void {
  program.commandsGroup("Learning:");

  const book = program.command("book")
    .description("opening books: build one from games, look into one");
  book.command("build")
    .description("make a book from games in files")
    .argument("<game>", "a game, e.g. chess")
    .argument("<files...>", "PGN of any program for chess; files of --out for all games")
    .requiredOption("--out <file>", "the book, a file in out/")
    .option("--plies <number>", "moves of each game that are counted, from 1 to 1000", "16")
    .option("--least <number>", "leaves out moves with fewer games", "2")
    .option(
      "--source <text>",
      "where the games come from, kept in the book; default: the names of the files",
    )
    .addOption(json)
    .action(async (game, files, options) =>
      (await import("../book.ts")).buildVerb(game, files, options)
    );
  book.command("show")
    .description("show the moves of a book in a position")
    .argument("<file>", "a book, e.g. lib/agents/book/shipped/chess.json")
    .addOption(position)
    .addOption(json)
    .action(async (file, options) => (await import("../book.ts")).showVerb(file, options));

  program.command("train")
    .description("train a learner, with its learning curve")
    .argument("<game>", "a game, e.g. tictactoe")
    .argument("<learner>", "a learner, e.g. menace:setting=michie; with file=FILE it continues")
    .option("--against <agent>", "the opponent; a learner without a file learns too", "random")
    .option("--games <number>", "length of the training; default: 1000")
    .option("--generations <number>", "the same for a population; default: 50")
    .option(
      "--every <number>",
      "games or generations of a row of the curve; default: a 20th, or a 100th of 20000 on",
    )
    .option("--minutes <number>", "end at the first row of the curve after so many minutes")
    .option(
      "--patience <number>",
      "end at the first row that comes so many games or generations after the best score",
    )
    .addOption(seed)
    .option("--out <file>", "write what it has learned to a file in out/, for menace:file=FILE")
    .option("--figure <file>", "write the curve to a file in out/ that ends in .svg")
    .addOption(engine)
    .addOption(store)
    .addOption(json)
    .addHelpText("after", help.train)
    .action(async (game, learner, options) =>
      (await import("../train.ts")).trainVerb(game, learner, options)
    );

  addExperienceVerbs(program);
}

function addExperienceVerbs(program: Command): void {
  const experience = program.command("experience")
    .description("what the self-learning player of Reversi has learned");
  const database = new Option("--store <file>", "the database, in .matchbox or out/")
    .default(".matchbox/experience.sqlite");
  const verb = (name: string, summary: string) =>
    experience.command(name)
      .description(summary)
      .argument("<game>", "Reversi of any size, e.g. reversi:size=6")
      .addOption(database)
      .option("--learner <spec>", "its rule and the weights at the start", "delta_rule")
      .addOption(json);

  verb("show", "show the weights and the positions")
    .option("--top <number>", "positions shown, those met most often", "10")
    .action(async (game, options) => (await import("../experience.ts")).showVerb(game, options));
  verb("learn", "learn from played games in files, from each game once")
    .argument("<files...>", "transcripts, or files of --out")
    .option("--side <name>", "the side that learns: both, dark or light", "both")
    .action(async (game, files, options) =>
      (await import("../experience.ts")).learnVerb(game, files, options)
    );
  verb("import", "replace it by db.json and w.json")
    .option("--db <file>", "the positions")
    .option("--w <file>", "the weights")
    .action(async (game, options) => (await import("../experience.ts")).importVerb(game, options));
  verb("export", "write db.json and w.json")
    .option("--db <file>", "the positions, a file in out/")
    .option("--w <file>", "the weights, a file in out/")
    .option("--out <file>", "both in a file in out/, for delta_rule:file=FILE")
    .action(async (game, options) => (await import("../experience.ts")).exportVerb(game, options));
}
