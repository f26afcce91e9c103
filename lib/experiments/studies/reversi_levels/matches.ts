/**
 * The games of the matches.
 *
 * @module
 */
import { EndgameSolver } from "matchbox/agents/endgame/solve_endgame.ts";
import { AgentCache } from "matchbox/arena/agent_cache.ts";
import type { GameRecord } from "matchbox/arena/game_record.ts";
import { playScheduled } from "matchbox/arena/play_scheduled.ts";
import { scheduledGames, setUpTournament } from "matchbox/arena/schedule.ts";
import type { Clock } from "matchbox/base/mod.ts";
import { type Game, opponent, type Side } from "matchbox/games/game.ts";
import { rounded } from "../../rounded.ts";
import { gameFacts, movesOf } from "./game_facts.ts";
import type { Pairing } from "./players.ts";
import { type GameRow, stages, type Who } from "./rows.ts";

/** The openings of a block. */
export const BLOCK = 10;

/** Which games of a match to play. */
export interface BlockOptions {
  /** Openings of the whole match. */
  readonly openings: number;
  /** Number of the block, from 1. */
  readonly block: number;
  /** Determines the openings; all matches have the same ones. */
  readonly seed: number;
  /** Games of the round robin are solved with so many empty squares. */
  readonly empties: number;
  readonly clock: Clock;
}

/**
 * Plays a block of a match: each opening twice, with colours changed. A player that meets itself plays it
 * once. Every opening is another one, so no game repeats another of its match.
 */
export function playBlock(
  game: Game,
  { first, second, differ }: Pairing,
  { openings, block, seed, empties, clock }: BlockOptions,
): GameRow[] {
  const [one, other] = [first.agent, second.agent];
  const tournament = setUpTournament(game, { agents: [one, other], games: 2 * openings, seed });
  const agents = new AgentCache(game);
  const solver = differ === "all" ? new EndgameSolver(8, 14) : null;
  const rows: GameRow[] = [];
  for (const scheduled of scheduledGames(tournament)) {
    const { pair, swapped } = scheduled;
    if (Math.ceil(pair / BLOCK) !== block || (swapped && differ === "nothing")) continue;
    const record = playScheduled(game, scheduled, { ...tournament.rules, clock, agents });
    rows.push({
      ...{ first: first.name, second: second.name, differ, opening: pair },
      ...factsOf(game, record, swapped ? 1 : 0, solver, empties),
    });
  }
  return rows;
}

/** @param side the colour of the first player */
function factsOf(
  game: Game,
  record: GameRecord,
  side: Side,
  solver: EndgameSolver | null,
  empties: number,
): Omit<GameRow, "first" | "second" | "differ" | "opening"> {
  const { last, corner, halfDiscs, solved, turns } = gameFacts(game, record, solver, empties);
  const who = (of: Side): Who => of === side ? "first" : "second";
  // The facts are dark's.
  const own = (value: number) => side === 0 ? value : -value + 0;
  const points = (sign: number) => (1 + own(sign)) / 2;
  return {
    dark: who(0),
    points: points(record.result),
    last: who(last),
    corner_move: corner && corner.move,
    corner_of: corner && who(corner.side),
    half_discs: halfDiscs === null ? null : own(halfDiscs),
    solved: solved === null ? null : points(solved),
    ...moveColumns("first", movesOf(turns, side)),
    ...moveColumns("second", movesOf(turns, opponent(side))),
  } as Omit<GameRow, "first" | "second" | "differ" | "opening">;
}

function moveColumns(who: Who, means: readonly (number | null)[]): Record<string, number | null> {
  const names = [...stages.map((stage) => `${who}_moves_to_${stage}`), `${who}_moves`];
  return Object.fromEntries(
    names.map((name, index) => [name, means[index] === null ? null : rounded(means[index])]),
  );
}
