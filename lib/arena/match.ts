/**
 * A match: many games between two agents, who move first in turn.
 *
 * @module
 */
import { type Agent, type Clock, createAgent } from "matchbox/agents/mod.ts";
import { type Game, randomStream } from "matchbox/games/mod.ts";
import { type GameRecord, playGame } from "./game_record.ts";

/** How a match ended, from the first agent's side. */
export interface MatchResult {
  /** Spec of the game. */
  readonly game: string;
  /** Names of the two agents. */
  readonly first: string;
  readonly second: string;
  readonly games: number;
  readonly wins: number;
  readonly draws: number;
  readonly losses: number;
  /** Different games among those played: two deterministic agents repeat themselves. */
  readonly distinct: number;
  readonly records: readonly GameRecord[];
}

/** How a match is played. */
export interface MatchOptions {
  readonly games: number;
  readonly seed: number;
  /** The time of the machine unless given. */
  readonly clock?: Clock;
  /** No further game is begun after it is aborted. */
  readonly signal?: AbortSignal;
  /** Called after every game. */
  onGame?(played: number): void;
}

/**
 * Plays a match. The first agent moves first in games 1, 3, 5 and so on. The stream of each game is
 * derived from the seed and the number of the game, so that a longer match begins like a shorter one.
 *
 * @param first spec of the first agent
 * @param second spec of the second agent
 */
export function playMatch(
  game: Game,
  first: string,
  second: string,
  { games, seed, clock = performance, signal = new AbortController().signal, onGame }: MatchOptions,
): MatchResult {
  const players: [Agent, Agent] = [createAgent(first, game), createAgent(second, game)];
  const records: GameRecord[] = [];
  const score = { wins: 0, draws: 0, losses: 0 };
  for (let number = 1; number <= games && !signal.aborted; number++) {
    const swapped = number % 2 === 0;
    const random = randomStream(`${seed}/match/${game.spec}/game ${number}`);
    const agents: [Agent, Agent] = swapped ? [players[1], players[0]] : players;
    const record = playGame(game, agents, { random, clock, signal });
    const result = swapped ? -record.result : record.result;
    score[result > 0 ? "wins" : result < 0 ? "losses" : "draws"]++;
    records.push(record);
    onGame?.(number);
  }
  return {
    game: game.spec,
    first: players[0].name,
    second: players[1].name,
    games: records.length,
    ...score,
    distinct: new Set(records.map(({ moves }) => moves.join(" "))).size,
    records,
  };
}
