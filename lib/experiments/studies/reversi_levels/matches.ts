/**
 * The games of the matches.
 *
 * @module
 */
import { EndgameSolver } from "matchbox/agents/endgame/solve_endgame.ts";
import type { GameRecord } from "matchbox/arena/game_record.ts";
import { type Game, opponent, type Side } from "matchbox/games/game.ts";
import { type GamesOfMatch, gamesOfMatch } from "../../games_of_match.ts";
import type { Who } from "../../match_columns.ts";
import { rounded } from "../../rounded.ts";
import { gameFacts, movesOf } from "./game_facts.ts";
import type { Pairing } from "./players.ts";
import { type GameRow, stages } from "./rows.ts";

/** Which games of a match to play. */
export interface BlockOptions
  extends Pick<GamesOfMatch, "openings" | "from" | "to" | "seed" | "clock"> {
  /** Games of the round robin are solved with so many empty squares. */
  readonly empties: number;
}

/** Plays a block of a match. Every opening is another one, so no game repeats another of its match. */
export function playBlock(
  game: Game,
  { first, second, differ }: Pairing,
  { empties, ...block }: BlockOptions,
): GameRow[] {
  const agents = [first.agent, second.agent] as const;
  const solver = differ === "all" ? new EndgameSolver(8, 14) : null;
  const games = [...gamesOfMatch(game, { ...block, agents })];
  return games.map(({ opening, side, record, points }) => ({
    ...{ first: first.name, second: second.name, differ, opening, points },
    ...factsOf(game, record, side, solver, empties),
  }));
}

/** @param side the colour of the first player */
function factsOf(
  game: Game,
  record: GameRecord,
  side: Side,
  solver: EndgameSolver | null,
  empties: number,
) {
  const { last, corner, halfDiscs, solved, turns } = gameFacts(game, record, solver, empties);
  const who = (of: Side): Who => of === side ? "first" : "second";
  // The facts are dark's.
  const own = (value: number) => side === 0 ? value : -value + 0;
  return {
    dark: who(0),
    last: who(last),
    corner_move: corner && corner.move,
    corner_of: corner && who(corner.side),
    half_discs: halfDiscs === null ? null : own(halfDiscs),
    solved: solved === null ? null : (1 + own(solved)) / 2,
    ...moveColumns("first", movesOf(turns, side)),
    ...moveColumns("second", movesOf(turns, opponent(side))),
  } as Omit<GameRow, "first" | "second" | "differ" | "opening" | "points">;
}

function moveColumns(who: Who, means: readonly (number | null)[]): Record<string, number | null> {
  const names = [...stages.map((stage) => `${who}_moves_to_${stage}`), `${who}_moves`];
  return Object.fromEntries(
    names.map((name, index) => [name, means[index] === null ? null : rounded(means[index])]),
  );
}
