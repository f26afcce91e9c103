/**
 * A match in this thread, for a study's task, a notebook cell or a test. The runner plays matches and
 * tournaments on all cores and stores their games.
 *
 * @module
 */
import type { Clock } from "matchbox/base/mod.ts";
import type { Game } from "matchbox/games/game.ts";
import type { GameRecord } from "./game_record.ts";
import type { MatchResult } from "./match_result.ts";
import { AgentCache } from "./agent_cache.ts";
import { countedGame } from "./counted_game.ts";
import { playScheduled } from "./play_scheduled.ts";
import { scheduledGames, setUpTournament, type TournamentOptions } from "./schedule.ts";
import { checkSprt, type SprtOptions, type SprtState } from "./sprt.ts";
import { TournamentTally } from "./tournament_tally.ts";

/** How a match is played. */
export interface MatchOptions extends Omit<TournamentOptions, "agents" | "format"> {
  /** Ends the match as soon as the test is decided. */
  readonly sprt?: SprtOptions;
  /** Default: the time of the machine. */
  readonly clock?: Clock;
  /** After it is aborted no new pair is started. */
  readonly signal?: AbortSignal;
}

/** A match and its games. */
export interface Match extends MatchResult {
  /** The games in the order of the schedule. */
  readonly records: readonly GameRecord[];
  /** The state of the test after the last pair; null without a test. */
  readonly test: SprtState | null;
}

/**
 * Plays a match. Games come in pairs from the same opening: the first agent moves first in one and second
 * in the other. A longer match begins with the games of a shorter one. At least one pair is played. For
 * agents that load books or weights, await `prepareAgents` first.
 *
 * @param first spec of the first agent
 * @param second spec of the second agent
 * @throws {UsageError} as `setUpTournament`
 */
export function playMatch(
  game: Game,
  first: string,
  second: string,
  { sprt: test, clock, signal, ...options }: MatchOptions,
): Match {
  if (test) checkSprt(test);
  const tournament = setUpTournament(game, { ...options, agents: [first, second] });
  const tally = new TournamentTally(tournament, test);
  const agents = new AgentCache(game);
  const records: GameRecord[] = [];
  for (const scheduled of scheduledGames(tournament)) {
    const enough = tally.decided || (tally.games > 0 && signal?.aborted);
    if (!scheduled.swapped && enough) break;
    const record = playScheduled(game, scheduled, { ...tournament.rules, clock, agents });
    records.push(record);
    tally.add(scheduled, countedGame(record));
  }
  const [result] = tally.matches();
  return { ...result, records, test: tally.test };
}
