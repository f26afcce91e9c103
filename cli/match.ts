/**
 * `match`: games between two agents, a given number or until a sequential test is decided.
 *
 * @module
 */
import { checkSprt, type MatchResult, type SprtState } from "matchbox/arena/mod.ts";
import { findGame } from "matchbox/games/mod.ts";
import { UsageError } from "matchbox/base/mod.ts";
import { playedWithEngines } from "./chess_programs.ts";
import { matchSheet, remarks } from "./match_sheet.ts";
import { printJson } from "./options.ts";
import { describeRun, playTournament, printEnd } from "./play_tournament.ts";
import { sprtOf, type TournamentFlags, tournamentOptions } from "./tournament_options.ts";

/** The options as text. */
export interface MatchFlags extends TournamentFlags {
  readonly sprt?: string;
  readonly alpha?: string;
  readonly beta?: string;
}

/** The default number of games, and the most games of a match with a test. */
const GAMES = 100;
const GAMES_OF_TEST = 10_000;

/** Runs the verb. */
export async function matchVerb(
  gameSpec: string,
  first: string,
  second: string,
  flags: MatchFlags,
): Promise<void> {
  if (await playedWithEngines([first, second], flags)) return;
  const game = findGame(gameSpec);
  const sprt = flags.sprt === undefined ? undefined : sprtOf(flags.sprt, flags.alpha, flags.beta);
  if (sprt) checkSprt(sprt);
  else if (flags.alpha !== undefined || flags.beta !== undefined) {
    throw new UsageError("--alpha and --beta need a test; expected --sprt elo0,elo1 as well");
  }
  const options = {
    ...await tournamentOptions("match", game, sprt ? GAMES_OF_TEST : GAMES, flags),
    agents: [first, second],
    sprt,
  };
  const { games } = options;
  const testOf = (state: SprtState | null) => sprt && state ? { options: sprt, state } : undefined;
  const run = await playTournament(game, options, {
    out: flags.out,
    line: (tally) => {
      const [{ wins, draws, losses }] = tally.matches();
      return `${tally.games} of ${games} games: ${wins} won, ${draws} drawn, ${losses} lost`;
    },
    table: (tally) => matchSheet(tally.matches()[0], games, testOf(tally.test)),
  });

  const match: MatchResult | undefined = run.matches[0];
  if (flags.json) {
    const [first, second] = run.tournament.agents;
    const nothing = { game: game.spec, first, second, games: 0, wins: 0, draws: 0, losses: 0 };
    const test = sprt && { ...sprt, ...run.test };
    return printJson({ ...nothing, ...match, sprt: test, ...describeRun(run) });
  }
  if (!match) return;
  console.log(matchSheet(match, games, testOf(run.test)));
  for (const line of remarks(match, testOf(run.test))) console.log(line);
  printEnd(run, flags.out);
}
