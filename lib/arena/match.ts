/**
 * A match in this thread: for a study's task, a notebook cell or a test. The runner plays matches and
 * tournaments on all cores and keeps their games.
 *
 * @module
 */
import type { Clock } from "matchbox/base/mod.ts";
import type { Game } from "matchbox/games/mod.ts";
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
  /** The time of the machine unless given. */
  readonly clock?: Clock;
  /** No further pair is begun after it is aborted. */
  readonly signal?: AbortSignal;
}

/** A match and its games. */
export interface Match extends MatchResult {
  readonly records: readonly GameRecord[];
  /** How the test stands after the last pair, when there is one. */
  readonly test: SprtState | null;
}

/**
 * Plays a match. The games come in pairs: both from the same opening, the first agent moving first in
 * one and second in the other. A longer match begins like a shorter one. At least one pair is played.
 * For agents that load books or weights await `prepareAgents` before.
 *
 * @param first spec of the first agent
 * @param second spec of the second agent
 * @throws {UsageError} on what `setUpTournament` refuses
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
