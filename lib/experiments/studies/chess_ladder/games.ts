/**
 * The games of the matches.
 *
 * @module
 */
import type { Adjudication } from "matchbox/arena/adjudication.ts";
import type { Game } from "matchbox/games/game.ts";
import { type GamesOfMatch, gamesOfMatch, pointsOf } from "../../games_of_match.ts";
import type { Pairing } from "./players.ts";
import type { GameRow, PlayedOnRow } from "./rows.ts";

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
/**
 * Two random moves of each side: the first move is still worth nearly what it is at the start, and there are
 * many thousands of such openings. There are only 400 with one move of each side, fewer than C39a needs.
 */
const PLIES_ITSELF = 4;
/** What the games of a player against itself begin with. */
export const OPENINGS_ITSELF = "two random moves of each side";

/** Which games of a match to play. */
export interface BlockOptions
  extends Pick<GamesOfMatch, "openings" | "from" | "to" | "seed" | "clock"> {
  /** Openings whose adjudicated games are played on. */
  readonly playedOn: number;
}

/**
 * Plays a block of a match. Adjudicated games of the first openings are also played on to their end; their moves
 * are the same until the decision.
 */
export function playBlock(
  game: Game,
  { group, what, first, second }: Pairing,
  { playedOn, ...block }: BlockOptions,
): { games: GameRow[]; played_on: PlayedOnRow[] } {
  const games: GameRow[] = [];
  const played_on: PlayedOnRow[] = [];
  const match = {
    ...block,
    agents: [first.agent, second.agent] as const,
    plies: group === "itself" ? PLIES_ITSELF : PLIES,
    rules: { maxPlies: MOST_PLIES, adjudication: ADJUDICATION },
  };
  for (const { opening, side, record, points, again } of gamesOfMatch(game, match)) {
    const key = {
      ...{ first: first.name, second: second.name, opening },
      white: side === 0 ? "first" as const : "second" as const,
    };
    const plies = record.moves.length;
    games.push({ ...{ group, what, ...key, points, plies }, ending: record.ending });
    if (record.ending !== "adjudication" || opening > playedOn) continue;
    const whole = again({ maxPlies: PLAYED_ON_PLIES });
    played_on.push({
      ...{ ...key, plies },
      points: pointsOf(whole, record.result === 1 ? 0 : 1),
      all_plies: whole.moves.length,
    });
  }
  return { games, played_on };
}
