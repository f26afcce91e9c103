/**
 * The command line of Matchbox. Every verb is a short file in cli/ that calls lib. A verb is loaded only
 * when it is used, so that `--help` and `study list` are fast.
 *
 * Exit codes: 0 done, 1 failed, 2 wrong usage, 130 stopped by Ctrl-C.
 *
 * @module
 */
import { Command, CommanderError } from "commander";
import { guardConsole, guardedOutput } from "./cli/terminal.ts";
import { SetupError, UsageError } from "matchbox/base/mod.ts";
import { isOfTheSystem } from "matchbox/runner/system_error.ts";
import { cutAndWait, ownLifeline } from "matchbox/runner/own_agents/lifeline.ts";
import { defaultLimits } from "matchbox/runner/own_agents/limits.ts";

guardConsole();

const program = new Command("deno task")
  .description("Matchbox: the classical experiments of game AI, rerun on your machine.")
  .configureHelp({ showGlobalOptions: true })
  .configureOutput(guardedOutput)
  .exitOverride();

// Games and agents are loaded here only for help texts.
const wantsHelp = Deno.args.some((argument) => argument === "--help" || argument === "-h");
const texts = wantsHelp ? await import("./cli/catalogue.ts") : null;
const catalogue = texts?.catalogue() ?? "";
const ratings = texts?.ratingsHelp() ?? "";
const studyHelp = wantsHelp && Deno.args[0] === "study"
  ? await (await import("./cli/study_help.ts")).studyHelp(Deno.args)
  : "";

const verb = (usage: string, summary: string) => program.command(usage).description(summary);

const timeoutFlag = ["--timeout <seconds>", "time limit of a cell", "600"] as const;

verb("reproduce", "run notebooks in the real Deno kernel and compare with results/")
  .argument(
    "[notebooks...]",
    "numbers or file names, e.g. 3 or 01_node_counts; default: all",
  )
  .option("--preset <name>", "size of the studies: quick or published", "quick")
  .option(...timeoutFlag)
  .action(async (names, options) =>
    (await import("./cli/notebooks.ts")).reproduceVerb(names, options)
  );

verb("publish", "run studies and their notebooks, then update notebooks/ and results/")
  .argument(
    "[studies...]",
    "ids from `study list`, with the notebooks that show them; default: all",
  )
  .option("--thorough", "the thorough presets as well, of studies that have one")
  .option(
    "--seed <number>",
    "only the published presets with another seed, into results/ID/seed-NUMBER; no notebooks",
  )
  .option(...timeoutFlag)
  .action(async (ids, options) => (await import("./cli/notebooks.ts")).publishVerb(ids, options));

verb("lab", "open JupyterLab on notebooks/ with the Deno kernel ready")
  .argument(
    "[options...]",
    "passed to `jupyter lab`, e.g. `--no-browser --port 9000`",
  )
  .allowUnknownOption()
  .action(async (args) => (await import("./cli/notebooks.ts")).labVerb(args));

verb("gallery", "write all notebooks, results and texts as HTML pages that need no server")
  .option("--out <folder>", "a folder in out/, new, empty or an earlier gallery", "out/gallery")
  .action(async (options) => (await import("./cli/gallery.ts")).galleryVerb(options));

const study = verb("study", "list, run, verify, render, compare and add studies");
study.command("list").description("list the studies and their questions")
  .option("--json", "one JSON object on standard output")
  .action(async (options) => (await import("./cli/study.ts")).listVerb(options));
study.command("run").description("run a study and show its tables and verdicts")
  .argument("<study>", "an id from `study list`, or the path of a file that exports a study")
  .option("--preset <name>", "quick, published or, where a study has it, thorough", "quick")
  .option("--seed <number>", "master seed, from 0 to 4294967295", "1")
  .option(
    "--jobs <number>",
    "workers, from 0 (in this thread) to 256; default: one per core",
  )
  .option(
    "--engine <address>",
    "give the tasks to the workers of this queue, e.g. redis://127.0.0.1:6379; default: MATCHBOX_ENGINE",
  )
  .option("--set <key=value>", "set a parameter; may be repeated", collect, [])
  .option("--shard <i/n>", "only the i-th of n parts, for runs on several machines")
  .option(
    "--merge <file>",
    "add the finished tasks of another store; may be repeated",
    collect,
    [],
  )
  .option("--store <folder>", "folder for finished tasks: .matchbox or in out/", ".matchbox")
  .option("--out <folder>", "folder in out/ for tables and figures; default: out/studies/ID")
  .option("--json", "one JSON object on standard output, no files")
  .addHelpText("after", studyHelp)
  .action(async (id, options) => (await import("./cli/study.ts")).runVerb(id, options));
study.command("verify")
  .description("check all files of results/, run presets again and compare")
  .argument("[studies...]", "ids from `study list`; default: all")
  .option("--preset <name>", "the largest to run: quick, published or thorough", "quick")
  .option("--jobs <number>", "workers, from 0 to 256; default: one per core")
  .option("--json", "one JSON object on standard output")
  .action(async (ids, options) => (await import("./cli/study_verify.ts")).verifyVerb(ids, options));
study.command("render")
  .description("write tables, figures, verdicts and pages again from the published rows")
  .argument("[studies...]", "ids from `study list`; default: all")
  .option("--json", "one JSON object on standard output")
  .action(async (ids, options) => (await import("./cli/study_render.ts")).renderVerb(ids, options));
study.command("diff").description("compare two runs of a study: parameters, rows, verdicts, values")
  .argument(
    "<a>",
    "an id (its published run), ID@quick, ID@seed-2, ID@COMMIT, or a file of `run --json`",
  )
  .argument("<b>", "the same")
  .option("--json", "one JSON object on standard output")
  .action(async (a, b, options) => (await import("./cli/study_diff.ts")).diffVerb([a, b], options));
study.command("new").description("write a study, its test and its notebook, ready to run")
  .argument("<id>", "lower-case words joined by hyphens, e.g. opening-moves")
  .option(
    "--kind <name>",
    "what it begins from: match (two matches compared), search (two searches compared), or " +
      "learning (a learner and its curve)",
    "match",
  )
  .action(async (id, options) => (await import("./cli/study.ts")).newVerb(id, options));

verb("perft", "count the move sequences of a given length")
  .argument("<game>", "a game, e.g. tictactoe or reversi:size=6")
  .argument("<depth>", "length in plies, from 0 to 100")
  .option("--position <text>", "start position, in the game's notation")
  .option("--divide", "show the count of each first move")
  .option("--json", "one JSON object on standard output")
  .addHelpText("after", catalogue)
  .action(async (game, depth, options) =>
    (await import("./cli/perft.ts")).perftVerb(game, depth, options)
  );

verb("analyse", "what an agent would play, with value and principal variation")
  .argument("<game>", "a game, e.g. reversi")
  .argument("<agent>", "an agent that searches, e.g. alphabeta:depth=6,eval=squares")
  .option("--position <text>", "the position, in the game's notation; default: the start")
  .option("--agents <file>", "a module that exports agents; may be repeated", collect, [])
  .option("--json", "one JSON object on standard output")
  .addHelpText("after", catalogue)
  .action(async (game, agent, options) =>
    (await import("./cli/analyse.ts")).analyseVerb(game, agent, options)
  );

const tournamentFlags = (command: Command, games: string) =>
  command
    .option("--games <number>", games)
    .option("--openings <number>", "different openings; default: one for each pair of games")
    .option("--plies <number>", "random plies of an opening, from 0 to 100; default: 2 to 8")
    .option("--seed <number>", "from 0 to 4294967295", "1")
    .option("--max-plies <number>", "length cap: a game that is not over by then is a draw")
    .option(
      "--adjudicate <evaluation:margin=M,plies=P>",
      "a side that is ahead by M for P plies wins, e.g. material:margin=900,plies=6",
    )
    .option(
      "--time <seconds>",
      "a clock for each side, e.g. 60, or 10+0.1 with an increment for each move; an agent that " +
        "does not return is stopped, except a built-in one with --jobs 0",
    )
    .option(
      "--agents <file>",
      `a module that exports agents; may be repeated; without --time they have ${defaultLimits.seconds} s for a move`,
      collect,
      [],
    )
    .option(
      "--jobs <number>",
      "workers, from 0 (in this thread) to 256; default: one per core",
    )
    .option(
      "--engine <address>",
      "give the tasks to the workers of this queue, e.g. redis://127.0.0.1:6379; default: MATCHBOX_ENGINE",
    )
    .option("--store <folder>", "folder for finished games: .matchbox or in out/", ".matchbox")
    .option("--out <file>", "write the record of each game (PGN for chess) to a file in out/")
    .option("--json", "one JSON object on standard output")
    .addHelpText("after", catalogue);

const match = verb("match", "let two agents play, each opening with both colours")
  .argument("<game>", "a game, e.g. reversi")
  .argument("<first>", "an agent, e.g. random or minimax:depth=2")
  .argument("<second>", "an agent")
  .option("--sprt <elo0,elo1>", "stop when a sequential test decides between these Elo differences")
  .option("--alpha <rate>", "error rate of deciding for elo1 when elo0 is true; default: 0.05")
  .option("--beta <rate>", "error rate of deciding for elo0 when elo1 is true; default: 0.05");
tournamentFlags(match, "an even number; default: 100, with --sprt at most 10000")
  .action(async (game, first, second, options) =>
    (await import("./cli/match.ts")).matchVerb(game, first, second, options)
  );

const tournament = verb("tournament", "let several agents play, all against each other")
  .argument("<game>", "a game, e.g. reversi")
  .argument("<agents...>", "two or more agents, e.g. random greedy minimax:depth=2")
  .option("--gauntlet", "only the first agent plays all the others");
tournamentFlags(tournament, "games of every two agents, an even number; default: 40")
  .addHelpText("after", ratings)
  .action(async (game, agents, options) =>
    (await import("./cli/tournament.ts")).tournamentVerb(game, agents, options)
  );

verb("rate", "results and ratings of the games in record files")
  .argument("<files...>", "files written by --out of match or tournament, all of one game")
  .option("--json", "one JSON object on standard output")
  .addHelpText("after", ratings)
  .action(async (files, options) => (await import("./cli/rate.ts")).rateVerb(files, options));

const book = verb("book", "opening books: build one from games, look into one");
book.command("build").description("make a book from games in files")
  .argument("<game>", "a game, e.g. chess")
  .argument("<files...>", "PGN of any program for chess; files of --out for all games")
  .requiredOption("--out <file>", "the book, a file in out/")
  .option("--plies <number>", "moves of each game that are counted, from 1 to 1000", "16")
  .option("--least <number>", "leaves out moves with fewer games", "2")
  .option(
    "--source <text>",
    "where the games come from, kept in the book; default: the names of the files",
  )
  .option("--json", "one JSON object on standard output")
  .action(async (game, files, options) =>
    (await import("./cli/book.ts")).buildVerb(game, files, options)
  );
book.command("show").description("show the moves of a book in a position")
  .argument("<file>", "a book, e.g. lib/agents/book/shipped/chess.json")
  .option("--position <text>", "the position, in the game's notation; default: the start")
  .option("--json", "one JSON object on standard output")
  .action(async (file, options) => (await import("./cli/book.ts")).showVerb(file, options));

verb("train", "train a learner, with its learning curve")
  .argument("<game>", "a game, e.g. tictactoe")
  .argument("<learner>", "a learner, e.g. menace:setting=michie; with file=FILE it continues")
  .option("--against <agent>", "the opponent; a learner without a file learns too", "random")
  .option("--games <number>", "length of the training; default: 1000")
  .option("--generations <number>", "the same for a population; default: 50")
  .option(
    "--every <number>",
    "games or generations of a row of the curve; default: a 20th, or a 100th of 20000 on",
  )
  .option("--seed <number>", "from 0 to 4294967295", "1")
  .option("--out <file>", "write what it has learned to a file in out/, for menace:file=FILE")
  .option("--figure <file>", "write the curve to a file in out/ that ends in .svg")
  .option(
    "--engine <address>",
    "give the tasks to the workers of this queue, e.g. redis://127.0.0.1:6379; default: MATCHBOX_ENGINE",
  )
  .option("--store <folder>", "folder for finished games: .matchbox or in out/", ".matchbox")
  .option("--json", "one JSON object on standard output")
  .addHelpText("after", texts?.trainHelp() ?? "")
  .action(async (game, learner, options) =>
    (await import("./cli/train.ts")).trainVerb(game, learner, options)
  );

const experience = verb("experience", "what the self-learning player of Reversi has learned");
const experienceFlags = (command: ReturnType<typeof verb>) =>
  command
    .option("--store <file>", "the database, in .matchbox or out/", ".matchbox/experience.sqlite")
    .option("--learner <spec>", "its rule and the weights at the start", "delta_rule")
    .option("--json", "one JSON object on standard output");
experienceFlags(experience.command("show").description("show the weights and the positions"))
  .argument("<game>", "Reversi of any size, e.g. reversi:size=6")
  .option("--top <number>", "positions shown, those met most often", "10")
  .action(async (game, options) => (await import("./cli/experience.ts")).showVerb(game, options));
experienceFlags(experience.command("learn").description("learn from played games in files"))
  .argument("<game>", "Reversi of any size, e.g. reversi:size=6")
  .argument("<files...>", "transcripts, or files of --out")
  .option("--side <name>", "the side that learns: both, dark or light", "both")
  .action(async (game, files, options) =>
    (await import("./cli/experience.ts")).learnVerb(game, files, options)
  );
experienceFlags(experience.command("import").description("replace it by db.json and w.json"))
  .argument("<game>", "Reversi of any size, e.g. reversi:size=6")
  .option("--db <file>", "the positions")
  .option("--w <file>", "the weights")
  .action(async (game, options) => (await import("./cli/experience.ts")).importVerb(game, options));
experienceFlags(experience.command("export").description("write db.json and w.json"))
  .argument("<game>", "Reversi of any size, e.g. reversi:size=6")
  .option("--db <file>", "the positions, a file in out/")
  .option("--w <file>", "the weights, a file in out/")
  .option("--out <file>", "both in a file in out/, for delta_rule:file=FILE")
  .action(async (game, options) => (await import("./cli/experience.ts")).exportVerb(game, options));

verb("play", "play against an agent in the terminal")
  .argument("[game]", "a game, e.g. tictactoe")
  .argument("[first]", "the player who moves first: `human` or an agent; default: human")
  .argument("[second]", "the other player", "alphabeta")
  .option("--side <name>", "the person's side: first, second or its name, e.g. black")
  .option("--seed <number>", "from 0 to 4294967295", "1")
  .option("--agents <file>", "a module that exports agents; may be repeated", collect, [])
  .option(
    "--protocol <name>",
    "menace: a dialogue by lines of text with a machine (default: setting=literal); the first line is " +
      "the number of games",
  )
  .option(
    "--boxes <when>",
    "with --protocol menace: print all boxes after every game or move",
    "game",
  )
  .option(
    "--out <file>",
    "write the record of the game (PGN for chess), with --protocol the machine, to a file in out/",
  )
  .addHelpText("after", catalogue)
  .action(async (game, first, second, options) =>
    (await import("./cli/play.ts")).playVerb(game, first, second, options)
  );

verb("worker", "take tasks from a queue and run them on this machine, until Ctrl-C")
  .option("--engine <address>", "of the queue, e.g. redis://HOST:6379; default: MATCHBOX_ENGINE")
  .option("--jobs <number>", "tasks at the same time, from 1 to 256; default: one per core")
  .option("--name <name>", "shown to who asks; default: machine and process")
  .action(async (options) => (await import("./cli/worker.ts")).workerVerb(options));

const engine = verb("engine", "look at a queue");
engine.command("status").description("who works for a queue, and for what")
  .argument("[address]", "of the queue, e.g. redis://HOST:6379; default: MATCHBOX_ENGINE")
  .option("--json", "one JSON object on standard output")
  .action(async (address, options) =>
    (await import("./cli/engine.ts")).statusVerb(address, options)
  );

verb("uci", "make an agent an engine for chess programs, by the Universal Chess Interface")
  .argument("<agent>", "an agent that plays chess, e.g. search or alphabeta:depth=4")
  .option("--name <text>", "what the engine calls itself; default: Matchbox and the agent")
  .option("--seed <number>", "from 0 to 4294967295", "1")
  .option("--agents <file>", "a module that exports agents; may be repeated", collect, [])
  .addHelpText("after", texts?.uciHelp() ?? "")
  .action(async (agent, options) => (await import("./cli/uci.ts")).uciVerb(agent, options));

verb("serve", "open the page: play in the browser")
  .option("--port <number>", "from 0, for any free port, to 65535", "8000")
  .option("--host <address>", "127.0.0.1, or 0.0.0.0 for other machines too", "127.0.0.1")
  .option("--store <folder>", "folder for games: in .matchbox or out/", ".matchbox/page")
  .option("--open", "open the page in the system's browser")
  .action(async (options) => (await import("./cli/serve.ts")).serveVerb(options));

verb(
  "sources",
  "write SOURCES.md, results/README.md, and the lists of README.md and docs/agents.md",
)
  .action(async () => (await import("./cli/sources.ts")).sourcesVerb());

verb("licences", "write LICENSES.md: every package that is installed, with its licence")
  .action(async () => (await import("./cli/licences.ts")).licencesVerb());

verb("doc", "write the reference of lib into out/reference")
  .action(async () => (await import("./cli/reference.ts")).docVerb());

verb(
  "check",
  "check the notebooks (types of the cells, outputs, order), the generated pages and the reference",
)
  .action(async () => (await import("./cli/notebooks.ts")).checkVerb());

verb("test", "run the tests, and print what failed")
  .argument("[options...]", "passed to `deno test`, e.g. `tests/games --filter perft`")
  .allowUnknownOption()
  .action(async (args) => (await import("./cli/test.ts")).testVerb(args));

verb("bench", "measure speed, peers side by side")
  .argument("[name]", "a benchmark in bench/; default: all")
  .action(async (name) => (await import("./cli/bench.ts")).benchVerb(name));

function collect(value: string, before: string[]): string[] {
  return [...before, value];
}

// Output of agents and studies must not mix with the JSON object on standard output.
if (Deno.args.includes("--json")) {
  (await import("matchbox/runner/standard_error.ts")).printOnStandardError();
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
