/**
 * The code that the browser test runs both in a browser and in Deno.
 *
 * @module
 */
import { createAgent } from "matchbox/agents/mod.ts";
import { randomStream } from "matchbox/base/mod.ts";
import { findGame, perft } from "matchbox/games/mod.ts";

/** Games, depths, and their perft counts as published or from an independent program. */
export const KNOWN: readonly (readonly [spec: string, depth: number, nodes: number])[] = [
  ["tictactoe", 5, 15_120],
  ["reversi", 7, 55_092],
  ["metelyk", 8, 256_331],
  ["chess", 4, 197_281],
];

/** Perft of the games, numbers of a random stream, and the move of a search in each game. */
export function report(): { perft: number[]; draws: number[]; moves: string[] } {
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
  };
}
