/**
 * Shared by the perft benchmarks: compares implementations of a game, in time and garbage.
 *
 * @module
 */
import { type Game, perft, type Position } from "matchbox/games/mod.ts";

/**
 * Registers perft of each implementation as a benchmark, the first as the baseline, and prints the garbage
 * of each.
 *
 * @param cores makers of the start position, by name
 * @param nodes the known counts of the two depths
 * @param timed the depth that is timed
 * @param short the depth for measuring garbage, with few enough nodes that no garbage collection runs
 */
export function perftSideBySide(
  game: Game,
  cores: Record<string, () => Position>,
  nodes: Record<number, number>,
  { timed, short }: { timed: number; short: number },
): void {
  const count = (position: Position, depth: number) => {
    if (perft(game, position, depth) !== nodes[depth]) throw new Error("the count is wrong");
  };
  for (const [index, [name, start]] of Object.entries(cores).entries()) {
    Deno.bench({
      name,
      group: `${game.name} perft ${timed}: ${nodes[timed].toLocaleString("en")} nodes`,
      baseline: index === 0,
      n: 10,
      warmup: 3,
      fn: () => count(start(), timed),
    });
  }
  for (const [name, start] of Object.entries(cores)) {
    const position = start();
    count(position, timed);
    const bytes = heapGrowth(() => count(position, short));
    const each = (bytes / nodes[short]).toFixed(2);
    console.log(`${name}: perft ${short} leaves ${bytes} bytes of garbage, ${each} a node`);
  }
}

/** Bytes by which `work` makes the heap grow: the least of several runs, because the runtime allocates too. */
export function heapGrowth(work: () => void): number {
  const growths = Array.from({ length: 20 }, () => {
    const before = Deno.memoryUsage().heapUsed;
    work();
    return Deno.memoryUsage().heapUsed - before;
  });
  return Math.min(...growths.filter((growth) => growth >= 0));
}
