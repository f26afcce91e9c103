/**
 * The games of the matches.
 *
 * @module
 */
import type { Adjudication } from "matchbox/arena/adjudication.ts";
import { AgentCache } from "matchbox/arena/agent_cache.ts";
import type { GameRecord } from "matchbox/arena/game_record.ts";
import { playScheduled } from "matchbox/arena/play_scheduled.ts";
import { scheduledGames, setUpTournament, type Tournament } from "matchbox/arena/schedule.ts";
import type { Clock } from "matchbox/base/mod.ts";
import type { Game, Side } from "matchbox/games/game.ts";
import type { Pairing } from "./players.ts";
import type { GameRow, PlayedOnRow } from "./rows.ts";

/** The openings of a block. */
export const BLOCK = 10;

/**
 * A rook ahead for four moves of each side. Shallow players often cannot mate, so without this rule many
 * won games would be drawn.
 */
const ADJUDICATION: Adjudication = { evaluation: "material", margin: 500, plies: 8 };
/** A game that is not over after so many plies is a draw. */
const MOST_PLIES = 160;
/** The same when games are played on after the decision of the adjudicator. */
const PLAYED_ON_PLIES = 240;

/** Random plies of the openings; colours are changed. */
const PLIES = 8;
/** One random move of each side, so that the first move is still worth what it is at the start. */
const PLIES_ITSELF = 2;

/** Which games of a match to play. */
export interface BlockOptions {
  /** Openings of the whole match. */
  readonly openings: number;
  /** Number of the block, from 1. */
  readonly block: number;
  /** Determines the openings; all matches have the same ones. */
  readonly seed: number;
  /** Openings whose adjudicated games are played on. */
  readonly playedOn: number;
  readonly clock: Clock;
}

/** The rows of a block. */
interface Played {
  readonly games: readonly GameRow[];
  readonly played_on: readonly PlayedOnRow[];
}

/**
 * Plays a block of a match: each opening twice, with colours changed, or once by a player against itself.
 * Adjudicated games of the first openings are also played on to their end; their moves are the same until
 * the decision.
 */
export function playBlock(game: Game, pairing: Pairing, options: BlockOptions): Played {
  const { group, what, first, second } = pairing;
  const { clock, block, playedOn } = options;
  const agents = new AgentCache(game);
  const tournament = tournamentOf(game, pairing, options);
  const games: GameRow[] = [];
  const played_on: PlayedOnRow[] = [];
  for (const scheduled of scheduledGames(tournament)) {
    const { pair, swapped } = scheduled;
    if (Math.ceil(pair / BLOCK) !== block || (swapped && group === "itself")) continue;
    const record = playScheduled(game, scheduled, { ...tournament.rules, clock, agents });
    const key = {
      ...{ first: first.name, second: second.name, opening: pair },
      white: swapped ? "second" as const : "first" as const,
    };
    const plies = record.moves.length;
    const points = pointsOf(record, swapped ? 1 : 0);
    games.push({ ...{ group, what, ...key, points, plies }, ending: record.ending });
    if (record.ending !== "adjudication" || pair > playedOn) continue;
    const whole = playScheduled(game, scheduled, { maxPlies: PLAYED_ON_PLIES, clock, agents });
    played_on.push({
      ...{ ...key, plies },
      points: pointsOf(whole, record.result === 1 ? 0 : 1),
      all_plies: whole.moves.length,
    });
  }
  return { games, played_on };
}

function tournamentOf(
  game: Game,
  { group, first, second }: Pairing,
  { openings, seed }: BlockOptions,
): Tournament {
  return setUpTournament(game, {
    agents: [first.agent, second.agent],
    games: 2 * openings,
    plies: group === "itself" ? PLIES_ITSELF : PLIES,
    seed,
    maxPlies: MOST_PLIES,
    adjudication: ADJUDICATION,
  });
}

function pointsOf({ result }: GameRecord, side: Side): number {
  return (1 + (side === 0 ? result : -result)) / 2;
}
