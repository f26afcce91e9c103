/**
 * The code that the browser test runs both in a browser and in Deno.
 *
 * @module
 */
import { type AgentContext, createAgent } from "matchbox/agents/mod.ts";
import { randomStream } from "matchbox/base/mod.ts";
import { findGame, perft } from "matchbox/games/mod.ts";
import { chessPerftKernel } from "matchbox/kernels/chess/perft.ts";
import { reversiPerftKernel } from "matchbox/kernels/reversi/perft.ts";

/** Games, depths, and their perft counts as published or from an independent program. */
export const KNOWN: readonly (readonly [spec: string, depth: number, nodes: number])[] = [
  ["tictactoe", 5, 15_120],
  ["reversi", 7, 55_092],
  ["metelyk", 8, 256_331],
  ["chess", 4, 197_281],
];

/** A position of Reversi with 11 empty squares. */
const LATE = "--OXXOOO---XXXOO-XXXOXXO--XXXOOO-XOXXXXO-OXOOOXOOOOOOOOOXX-OXOXO O";

/** Perft of the games, numbers of a random stream, the move of a search in each game, and what kernels find. */
export function report() {
  const random = randomStream("matchbox");
  const context = { random, clock: { now: () => 0 }, signal: new AbortController().signal };
  return {
    perft: KNOWN.map(([spec, depth]) => perft(findGame(spec), findGame(spec).start(), depth)),
    draws: Array.from({ length: 8 }, () => random.uint32()),
    moves: KNOWN.map(([spec]) => {
      const game = findGame(spec);
      const position = game.start();
      const agent = createAgent("alphabeta:depth=3", game);
      return game.format(position, agent.choose(position, context));
    }),
    kernels: kernels(context),
  };
}

function chessSearch(context: AgentContext) {
  const chess = findGame("chess");
  return createAgent("search:depth=4,kernel=wasm", chess).analyse!(chess.start(), context);
}

/** The results of every kernel, which have to load. */
function kernels(context: AgentContext) {
  const reversi = findGame("reversi");
  const late = reversi.start(LATE);
  const analysed = (spec: string) => createAgent(spec, reversi).analyse!(late, context);
  return {
    perft: reversiPerftKernel(8)(reversi.start(), 7),
    chessPerft: chessPerftKernel()(findGame("chess").start(), 4),
    chessSearch: chessSearch(context),
    alphaBeta: analysed("hard:kernel=wasm"),
    endgame: analysed("endgame:kernel=wasm"),
  };
}
