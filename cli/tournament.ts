/**
 * `tournament`: games between several agents.
 *
 * @module
 */
import {
  crossTable,
  FINITE_RATING,
  type MatchResult,
  shortNames,
  standingsTable,
  type TournamentResult,
  type TournamentTally,
} from "matchbox/arena/mod.ts";
import { findGame } from "matchbox/games/mod.ts";
import { toMarkdown } from "matchbox/report/markdown.ts";
import { playedWithEngines } from "./chess_programs.ts";
import { matchSheet, remarks } from "./match_sheet.ts";
import { printJson } from "./options.ts";
import { describeRun, playTournament, printEnd } from "./play_tournament.ts";
import { type TournamentFlags, tournamentOptions } from "./tournament_options.ts";

/** The default number of games of every two agents. */
const GAMES = 40;

/** Lines of the live table beside one for each agent. */
const LINES_BESIDE = 5;

/** Runs the verb. */
export async function tournamentVerb(
  gameSpec: string,
  agents: string[],
  flags: TournamentFlags & { readonly gauntlet?: boolean },
): Promise<void> {
  if (await playedWithEngines(agents, flags)) return;
  const game = findGame(gameSpec);
  const format = flags.gauntlet ? "gauntlet" : "round robin";
  const options = {
    ...await tournamentOptions("tournament", game, GAMES, flags),
    agents,
    format,
  } as const;
  const line = ({ games, total }: TournamentTally) => `${games} of ${total} games`;
  const run = await playTournament(game, options, {
    out: flags.out,
    line,
    table(tally) {
      // Ratings of hundreds of agents take a second, and their table would not fit.
      const fits = agents.length + LINES_BESIDE <= Deno.consoleSize().rows;
      const result = fits ? tally.result() : null;
      return [...(result ? [standings(result)] : []), line(tally)].join("\n\n");
    },
  });
  if (flags.json) {
    const { game: _, ...result } = run.result ?? { game, matches: run.matches };
    return printJson({ game: game.spec, format, ...result, ...describeRun(run) });
  }
  if (run.result) printTournament(run.result);
  else printMatches(run.matches, options.games);
  printEnd(run, flags.out);
}

/** The most matches shown in full when a tournament was stopped. */
const SHOWN_MATCHES = 10;

function printMatches(matches: readonly MatchResult[], games: number): void {
  for (const match of matches.slice(0, SHOWN_MATCHES)) console.log(matchSheet(match, games));
  const others = matches.length - SHOWN_MATCHES;
  if (others > 0) console.log(`${others} more matches have results; --json shows all`);
}

/** Prints standings, cross table and remarks. */
export function printTournament(result: TournamentResult): void {
  console.log(`${standings(result)}\n\n${toMarkdown(crossTable(result), { legend: false })}\n`);
  console.log(`finite: ${FINITE_RATING}`);
  if (result.note) console.log(`rating: ${result.note}`);
  const names = shortNames(result.agents);
  for (const match of result.matches) {
    const who = `${names.get(match.first)} v ${names.get(match.second)}`;
    for (const line of remarks(match)) console.log(`${who}: ${line}`);
  }
}

function standings(result: TournamentResult): string {
  return toMarkdown(standingsTable(result), { legend: false });
}
