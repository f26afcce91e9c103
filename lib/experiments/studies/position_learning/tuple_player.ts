/**
 * An n-tuple network as a player that looks some plies ahead.
 *
 * @module
 */
import type { Agent } from "matchbox/agents/agent.ts";
import { fixedDepthPlayer } from "matchbox/agents/learners/genetic/fixed_depth.ts";
import {
  boardReader,
  SeenBoard,
} from "matchbox/agents/learners/temporal_difference/board_reader.ts";
import type { TupleNetwork } from "matchbox/agents/learners/temporal_difference/ntuple/tuple_network.ts";
import type { Game } from "matchbox/games/game.ts";

/**
 * A player that searches with alpha-beta and values what it reaches by the network.
 *
 * @param depth in plies, at least 1
 */
export function tuplePlayer(game: Game, network: TupleNetwork, depth: number): Agent {
  const reader = boardReader(game);
  const board = new SeenBoard(reader.things.length);
  const numbers = new Int32Array(network.readings);
  const evaluation = {
    // The network has learned what a position is worth for the side that has just moved.
    evaluate(position: ReturnType<Game["start"]>) {
      reader.read(position, position.side === 0 ? 1 : 0, board);
      network.weightsOf(board, numbers);
      return -Math.tanh(network.sumOf(numbers));
    },
  };
  return fixedDepthPlayer(game, evaluation, depth);
}
