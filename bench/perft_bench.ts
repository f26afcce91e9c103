/**
 * The speed of perft in each game.
 *
 * @module
 */
import { findGame, perft } from "matchbox/games/mod.ts";

for (
  const [spec, depth] of [
    ["tictactoe", 7],
    ["reversi:size=4", 9],
    ["reversi:size=6", 8],
    ["reversi:size=8", 7],
    ["reversi:size=10", 7],
  ] as const
) {
  const game = findGame(spec);
  const nodes = perft(game, game.start(), depth).toLocaleString("en");
  Deno.bench(`perft ${spec}, depth ${depth} (${nodes} nodes)`, { group: "perft" }, () => {
    perft(game, game.start(), depth);
  });
}
