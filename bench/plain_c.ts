/**
 * The bars of the kernels: the same searches in plain C, where there is a compiler.
 *
 * @module
 */
import { discsOf } from "matchbox/games/reversi/discs.ts";
import type { Position } from "matchbox/games/mod.ts";

const COMPILER = "/usr/bin/cc";
const FOLDER = "out/bars";
const OPTIONS = ["-O2", "-march=native"];

/** What a run of the bar has counted and found. */
export interface BarRun {
  readonly nodes: number;
  /** CPU time in milliseconds. */
  readonly milliseconds: number;
  /** The sum of counts or values. */
  readonly sum: number;
}

/** Runs `perft` or `alphabeta` on positions. */
export type Bar = (
  search: "perft" | "alphabeta",
  depth: number,
  positions: readonly Position[],
) => BarRun;

/** How the bar of each game reads a position. */
const argumentsOf: Readonly<Record<string, (position: Position) => string[]>> = {
  reversi(position) {
    const { ownLow, ownHigh, enemyLow, enemyHigh } = discsOf(position);
    return [hexadecimal(ownHigh, ownLow), hexadecimal(enemyHigh, enemyLow)];
  },
  chess: (position) => [`${position}`.split(" ").slice(0, 4).join("_")],
};

/**
 * Compiles the bar of a game.
 *
 * @param game `reversi` or `chess`
 * @returns null, with a line, when it cannot be compiled
 */
export async function plainC(game: string): Promise<Bar | null> {
  const program = `${FOLDER}/${game}`;
  try {
    await Deno.mkdir(FOLDER, { recursive: true });
    const args = [...OPTIONS, "-o", program, `bench/bars/${game}.c`];
    const { success } = await new Deno.Command(COMPILER, { args }).output();
    if (!success) throw new Error("the compiler failed");
  } catch (error) {
    console.log(`plain C is left out: ${(error as Error).message}`);
    return null;
  }
  return (search, depth, positions) => {
    const args = [search, `${depth}`, ...positions.flatMap(argumentsOf[game])];
    const { stdout } = new Deno.Command(program, { args }).outputSync();
    const [nodes, milliseconds, sum] = new TextDecoder().decode(stdout).split(" ").map(Number);
    return { nodes, milliseconds, sum };
  };
}

function hexadecimal(high: number, low: number): string {
  return [high, low].map((half) => (half >>> 0).toString(16).padStart(8, "0")).join("");
}
