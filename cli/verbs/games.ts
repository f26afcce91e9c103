/**
 * The verbs for games and agents: `perft`, `analyse`, `match`, `tournament`, `rate`, `play` and `uci`.
 *
 * @module
 */
import { type Command, Option } from "commander";
import { defaultLimits } from "matchbox/runner/own_agents/limits.ts";
import type { HelpTexts } from "../help_texts.ts";
import { agents, engine, jobs, json, position, repeated, seed, store } from "./common_options.ts";

/** Adds these verbs. */
export function addGameVerbs(program: Command, help: HelpTexts): void {
  program.commandsGroup("Games and agents:");

  program.command("perft")
    .description("count the move sequences of a given length")
    .argument("<game>", "a game, e.g. tictactoe or reversi:size=6")
    .argument("<depth>", "length in plies, from 0 to 100")
    .addOption(position)
    .option("--divide", "show the count of each first move")
    .addOption(
      new Option("--kernel <kernel>", "count in WebAssembly (Reversi, Metelyk) or in TypeScript")
        .choices(["wasm", "ts"]).default("ts"),
    )
    .addOption(json)
    .addHelpText("after", help.catalogue)
    .action(async (game, depth, options) =>
      (await import("../perft.ts")).perftVerb(game, depth, options)
    );

  program.command("analyse")
    .description("what an agent would play, with value and principal variation")
    .argument("<game>", "a game, e.g. reversi")
    .argument("<agent>", "an agent that searches, e.g. alphabeta:depth=6,eval=squares")
    .addOption(position)
    .addOption(agents)
    .addOption(json)
    .addHelpText("after", help.catalogue)
    .action(async (game, agent, options) =>
      (await import("../analyse.ts")).analyseVerb(game, agent, options)
    );

  const match = program.command("match")
    .description("let two agents play, each opening with both colours")
    .argument("<game>", "a game, e.g. reversi")
    .argument("<first>", "an agent, e.g. random or minimax:depth=2")
    .argument("<second>", "an agent")
    .option(
      "--sprt <elo0,elo1>",
      "stop when a sequential test decides between these Elo differences",
    )
    .option("--alpha <rate>", "error rate of deciding for elo1 when elo0 is true; default: 0.05")
    .option("--beta <rate>", "error rate of deciding for elo0 when elo1 is true; default: 0.05");
  addTournamentOptions(match, "an even number; default: 100, with --sprt at most 10000")
    .addHelpText("after", help.catalogue)
    .action(async (game, first, second, options) =>
      (await import("../match.ts")).matchVerb(game, first, second, options)
    );

  const tournament = program.command("tournament")
    .description("let several agents play, all against each other")
    .argument("<game>", "a game, e.g. reversi")
    .argument("<agents...>", "two or more agents, e.g. random greedy minimax:depth=2")
    .option("--gauntlet", "only the first agent plays all the others");
  addTournamentOptions(tournament, "games of every two agents, an even number; default: 40")
    .addHelpText("after", help.catalogue)
    .addHelpText("after", help.ratings)
    .action(async (game, agents, options) =>
      (await import("../tournament.ts")).tournamentVerb(game, agents, options)
    );

  program.command("rate")
    .description("results and ratings of the games in record files")
    .argument("<files...>", "files written by --out of match or tournament, all of one game")
    .addOption(json)
    .addHelpText("after", help.ratings)
    .action(async (files, options) => (await import("../rate.ts")).rateVerb(files, options));

  program.command("play")
    .description("play against an agent in the terminal")
    .argument("[game]", "a game, e.g. tictactoe")
    .argument("[first]", "who moves first: `human` (or `person`) or an agent; default: human")
    .argument(
      "[second]",
      "the other player; without it a person plays against an agent that is named alone, and " +
        "else against alphabeta",
    )
    .option("--side <name>", "the person's side: first, second or its name, e.g. black")
    .addOption(seed)
    .addOption(agents)
    .option(
      "--protocol <name>",
      "menace: a dialogue by lines of text with a machine (default: menace); the first line is " +
        "the number of games",
    )
    .option(
      "--boxes <when>",
      "with --protocol menace: print all boxes after every game or move; default: game",
    )
    .option(
      "--out <file>",
      "write the record of the game (PGN for chess), with --protocol the machine, to a file in out/",
    )
    .addHelpText("after", help.catalogue)
    .action(async (game, first, second, options) =>
      (await import("../play.ts")).playVerb(game, [first, second], options)
    );

  program.command("uci")
    .description("make an agent an engine for chess programs, by the Universal Chess Interface")
    .argument("<agent>", "an agent that plays chess, e.g. search or alphabeta:depth=4")
    .option("--name <text>", "what the engine calls itself; default: Matchbox and the agent")
    .addOption(seed)
    .addOption(agents)
    .addHelpText("after", help.uci)
    .action(async (agent, options) => (await import("../uci.ts")).uciVerb(agent, options));
}

/** The options that `match` and `tournament` share. */
function addTournamentOptions(command: Command, games: string): Command {
  return command
    .option("--games <number>", games)
    .option("--openings <number>", "different openings; default: one for each pair of games")
    .option("--plies <number>", "random plies of an opening, from 0 to 100; default: 2 to 8")
    .addOption(seed)
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
    .addOption(repeated(
      "--agents <file>",
      `a module that exports agents, which have ${defaultLimits.seconds} s for a move without --time`,
    ))
    .addOption(jobs)
    .addOption(engine)
    .addOption(store)
    .option("--out <file>", "write the record of each game (PGN for chess) to a file in out/")
    .addOption(json);
}
