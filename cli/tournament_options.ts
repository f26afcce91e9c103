/**
 * The options that `match` and `tournament` share.
 *
 * @module
 */
import { parseAdjudication, parseTimeControl, type SprtOptions } from "matchbox/arena/mod.ts";
import { checkParameters, quote, real, UsageError } from "matchbox/base/mod.ts";
import { type Game } from "matchbox/games/mod.ts";
import type { TournamentRunOptions } from "matchbox/runner/tournaments/run_tournament.ts";
import { agentModules } from "./agent_files.ts";
import { checkWritable } from "./allowed_paths.ts";
import { executorsOf } from "./jobs.ts";
import { seedOf, wholeNumber } from "./options.ts";

/** The options as text. */
export interface TournamentFlags {
  readonly games?: string;
  readonly openings?: string;
  readonly plies?: string;
  readonly seed: string;
  readonly time?: string;
  readonly maxPlies?: string;
  readonly adjudicate?: string;
  readonly agents: string[];
  readonly jobs?: string;
  readonly engine?: string;
  readonly store: string;
  readonly out?: string;
  readonly json?: boolean;
}

/** The most games of two agents, and the most random plies of an opening. */
const MAX_GAMES = 1_000_000;
const MAX_PLIES = 100;

/**
 * Reads the options.
 *
 * @param verb for error messages
 * @param games the default number of games of every two agents
 */
export async function tournamentOptions(
  verb: string,
  game: Game,
  games: number,
  flags: TournamentFlags,
): Promise<Omit<TournamentRunOptions, "agents">> {
  const number = (name: string, text: string | undefined, minimum: number, maximum: number) =>
    text === undefined ? undefined : wholeNumber(verb, name, text, minimum, maximum);
  checkWritable("--store", flags.store);
  if (flags.out !== undefined) checkWritable("--out", flags.out);
  return {
    games: evenNumber(verb, flags.games) ?? games,
    openings: number("--openings", flags.openings, 1, MAX_GAMES / 2),
    plies: number("--plies", flags.plies, 0, MAX_PLIES),
    seed: seedOf(verb, flags.seed),
    maxPlies: number("--max-plies", flags.maxPlies, 1, game.maxPlies),
    time: flags.time === undefined ? undefined : parseTimeControl(flags.time),
    adjudication: flags.adjudicate === undefined
      ? undefined
      : parseAdjudication(game, flags.adjudicate),
    executors: await executorsOf(verb, flags),
    store: flags.store,
    modules: agentModules(flags.agents),
  };
}

/**
 * Reads `elo0,elo1` and the error rates of a sequential test.
 *
 * @throws {UsageError} when there are not two numbers, or a rate is not a number
 */
export function sprtOf(bounds: string, alpha = "0.05", beta = "0.05"): SprtOptions {
  const parts = bounds.split(",");
  const [elo0, elo1] = parts.map(Number);
  if (parts.length !== 2 || parts.some((part) => part.trim() === "" || isNaN(Number(part)))) {
    throw new UsageError(
      `--sprt ${quote(bounds)}: expected two Elo differences, elo0,elo1, e.g. 0,50`,
    );
  }
  const rates = { "--alpha": real(0, 1, 0.05), "--beta": real(0, 1, 0.05) };
  const read = checkParameters("match", rates, { "--alpha": alpha, "--beta": beta });
  return { elo0, elo1, alpha: read["--alpha"], beta: read["--beta"] };
}

function evenNumber(verb: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const games = Number(text);
  if (/^\d+$/.test(text) && games >= 2 && games <= MAX_GAMES && games % 2 === 0) return games;
  throw new UsageError(
    `--games of ${verb}: expected an even number from 2 to ${MAX_GAMES}, because each opening is ` +
      `played with both colours, but found ${quote(text)}`,
  );
}
