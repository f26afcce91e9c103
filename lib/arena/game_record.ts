/**
 * One game between two agents.
 *
 * @module
 */
import type { Agent, AgentContext } from "matchbox/agents/mod.ts";
import { type Game, IllegalMoveError, legalMoves, type Result } from "matchbox/games/mod.ts";

/** What is kept of a game. */
export interface GameRecord {
  /** Spec of the game. */
  readonly game: string;
  /** Names of the agents of side 0 and side 1. */
  readonly agents: readonly [string, string];
  /** The notation of the position from which they played. */
  readonly opening: string;
  /** The moves in the game's notation. */
  readonly moves: readonly string[];
  /** For side 0. */
  readonly result: Result;
}

/**
 * Plays one game from `opening`, the start of the game unless given.
 *
 * @param agents the agents of side 0 and side 1
 * @throws {IllegalMoveError} when an agent returns a move that is not legal
 */
export function playGame(
  game: Game,
  agents: readonly [Agent, Agent],
  context: AgentContext,
  opening?: string,
): GameRecord {
  const position = game.start(opening);
  const moves: string[] = [];
  agents[0].gameStart?.(0);
  agents[1].gameStart?.(1);
  const from = position.toString();
  let result = position.result();
  while (result === null) {
    const agent = agents[position.side];
    const move = agent.choose(position, context);
    if (!legalMoves(game, position).includes(move)) {
      throw new IllegalMoveError(`${agent.name} played ${move} in ${position}: not a legal move`);
    }
    moves.push(game.format(position, move));
    position.play(move);
    result = position.result();
  }
  agents[0].gameEnd?.(result, 0);
  agents[1].gameEnd?.(result, 1);
  return {
    game: game.spec,
    agents: [agents[0].name, agents[1].name],
    opening: from,
    moves,
    result,
  };
}
