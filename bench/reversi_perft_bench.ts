/**
 * Perft of Reversi 8x8 from the start: the bitboard and the board of single squares side by side, and
 * what garbage each leaves.
 *
 * @module
 */
import { findGame, perft, type Position } from "matchbox/games/mod.ts";
import { parseBoard } from "matchbox/games/notation.ts";
import { MailboxReversi } from "matchbox/games/reversi_mailbox.ts";

const game = findGame("reversi");
/** Known counts from the start, by depth. */
const NODES: Record<number, number> = { 7: 55_092, 9: 3_005_288 };

const cores: Record<string, () => Position> = {
  "bitboard": () => game.start(),
  "single squares": () => MailboxReversi.fromBoard(parseBoard(`${game.start()}`, 8), 8),
};

for (const [name, start] of Object.entries(cores)) {
  Deno.bench({
    name,
    group: `reversi perft 9: ${NODES[9].toLocaleString("en")} nodes`,
    baseline: name === "bitboard",
    n: 10,
    warmup: 2,
    fn: () => count(start(), 9),
  });
}

for (const [name, start] of Object.entries(cores)) {
  const bytes = heapGrowth(start());
  const each = (bytes / NODES[7]).toFixed(2);
  console.log(`${name}: perft 7 leaves ${bytes} bytes of garbage, ${each} a node`);
}

function count(position: Position, depth: number): void {
  if (perft(game, position, depth) !== NODES[depth]) throw new Error("the count is wrong");
}

/**
 * Bytes by which perft 7 makes the heap grow: few enough nodes that no collection hides what they leave.
 * The least of several runs, as the runtime leaves something too.
 */
function heapGrowth(position: Position): number {
  count(position, 9);
  const growths = Array.from({ length: 20 }, () => {
    const before = Deno.memoryUsage().heapUsed;
    count(position, 7);
    return Deno.memoryUsage().heapUsed - before;
  });
  return Math.min(...growths.filter((growth) => growth >= 0));
}
