/**
 * Perft of chess compared with two libraries, in one run. Nodes are leaves. Ours uses the contract of all
 * games: every move is generated, played and taken back, also the last one.
 *
 * The perft of chessops counts the last ply without playing it (bulk counting). For comparison there are
 * also chessops with every move played, as ours does, and chess.js, both at a lower depth.
 *
 * @module
 */
import { Chess as ChessJs } from "chess.js";
import { Chess, type Position } from "chessops";
import { perft as chessopsPerft } from "chessops/debug";
import { findGame, perft } from "matchbox/games/mod.ts";
import { heapGrowth } from "./side_by_side.ts";

const game = findGame("chess");
/** Known counts from the start, by depth. */
const COUNTS = [1, 20, 400, 8902, 197281, 4865609];

for (const depth of [4, 5]) {
  measure("Matchbox", depth, (depth) => perft(game, game.start(), depth));
  measure("chessops, bulk counting", depth, (depth) => chessopsPerft(Chess.default(), depth));
}
measure("chessops, every move played", 4, (depth) => playAll(Chess.default(), depth));
measure("chess.js", 4, (depth) => new ChessJs().perft(depth));

const start = game.start();
perft(game, start, 4);
console.log(`Matchbox: perft 4 leaves ${heapGrowth(() => perft(game, start, 4))} bytes of garbage`);

/** Registers a benchmark in the group of its depth. */
function measure(name: string, depth: number, count: (depth: number) => number): void {
  const nodes = COUNTS[depth];
  Deno.bench({
    name,
    group: `chess perft ${depth}: ${nodes.toLocaleString("en")} nodes`,
    baseline: name === "Matchbox",
    n: 5,
    warmup: 2,
    fn() {
      if (count(depth) !== nodes) throw new Error(`${name} counts wrong at depth ${depth}`);
    },
  });
}

/** Perft by chessops with every move played on a copy, as it has no undo. */
function playAll(position: Position, depth: number): number {
  if (depth === 0) return 1;
  let nodes = 0;
  const context = position.ctx();
  for (const [from, targets] of position.allDests(context)) {
    for (const to of targets) {
      // Up to depth 5 from the start no pawn reaches the last rank.
      const next = position.clone();
      next.play({ from, to });
      nodes += playAll(next, depth - 1);
    }
  }
  return nodes;
}
