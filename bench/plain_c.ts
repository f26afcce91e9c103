/**
 * The bar of the kernels: the same searches in plain C, where there is a compiler.
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
  /** The sum of counts, values or answers. */
  readonly sum: number;
}

/**
 * Compiles a bar.
 *
 * @param name of its file in bars/
 * @returns runs it with these arguments, or null, with a line, when it cannot be compiled
 */
export async function plainC(name: string): Promise<((args: readonly string[]) => BarRun) | null> {
  const program = `${FOLDER}/${name}`;
  try {
    await Deno.mkdir(FOLDER, { recursive: true });
    const args = [...OPTIONS, "-o", program, `bench/bars/${name}.c`];
    const { success } = await new Deno.Command(COMPILER, { args }).output();
    if (!success) throw new Error("the compiler failed");
  } catch (error) {
    console.log(`plain C is left out: ${(error as Error).message}`);
    return null;
  }
  return (args) => {
    const { stdout } = new Deno.Command(program, { args: [...args] }).outputSync();
    const [nodes, milliseconds, sum] = new TextDecoder().decode(stdout).split(" ").map(Number);
    return { nodes, milliseconds, sum };
  };
}

/** Positions of Reversi as arguments: two sets of squares each. */
export function setsOf(positions: readonly Position[]): string[] {
  return positions.flatMap((position) => {
    const { ownLow, ownHigh, enemyLow, enemyHigh } = discsOf(position);
    return [hexadecimal(ownHigh, ownLow), hexadecimal(enemyHigh, enemyLow)];
  });
}

/** Positions of chess as arguments: what a FEN has before the counters of moves. */
export function fensOf(positions: readonly Position[]): string[] {
  return positions.map((position) => `${position}`.split(" ").slice(0, 4).join("_"));
}

function hexadecimal(high: number, low: number): string {
  return [high, low].map((half) => (half >>> 0).toString(16).padStart(8, "0")).join("");
}
