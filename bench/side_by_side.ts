/**
 * What the benchmarks of perft share: cores of a game side by side, and the garbage that each leaves.
 *
 * @module
 */
import { type Game, perft, type Position } from "matchbox/games/mod.ts";

/**
 * Registers perft of each core as a benchmark, the first as the baseline, and says what garbage each
 * leaves.
 *
 * @param cores makers of the start position, by name
 * @param nodes the known counts of the two depths
 * @param timed the depth that is timed
 * @param short the depth whose garbage is measured: few enough nodes that no collection hides it
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

/** Bytes by which work makes the heap grow: the least of several runs, as the runtime leaves something too. */
export function heapGrowth(work: () => void): number {
  const growths = Array.from({ length: 20 }, () => {
    const before = Deno.memoryUsage().heapUsed;
    work();
    return Deno.memoryUsage().heapUsed - before;
  });
  return Math.min(...growths.filter((growth) => growth >= 0));
}
