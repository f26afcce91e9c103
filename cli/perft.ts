/**
 * `perft`: counts move sequences from a position, in all or for each first move.
 *
 * @module
 */
import { sumOf } from "@std/collections";
import { menOf } from "matchbox/agents/metelyk/men.ts";
import { solverKernel } from "matchbox/agents/metelyk/solver.ts";
import { UsageError } from "matchbox/base/mod.ts";
import { findGame, type Game, perftDivide, type Position } from "matchbox/games/mod.ts";
import type { MetelykPosition } from "matchbox/games/metelyk/mod.ts";
import { type ReversiPosition, SourceEndReversi } from "matchbox/games/reversi/mod.ts";
import { chessPerftKernel } from "matchbox/kernels/chess/perft.ts";
import { reversiPerftKernel } from "matchbox/kernels/reversi/perft.ts";
import { type Progress, terminalProgress } from "matchbox/runner/work/progress.ts";
import { printJson, secondsSince, wholeNumber } from "./options.ts";

/** Options of the verb. */
export interface PerftOptions {
  readonly position?: string;
  readonly divide?: boolean;
  readonly json?: boolean;
  /** `wasm` or `ts`. */
  readonly kernel: string;
}

/** Runs the verb. */
export async function perftVerb(
  spec: string,
  depthText: string,
  options: PerftOptions,
): Promise<void> {
  const game = findGame(spec);
  const depth = wholeNumber("perft", "depth", depthText, 0, 100);
  const position = game.start(options.position);
  const progress = await terminalProgress();
  const started = performance.now();
  const moves = depth === 0
    ? []
    : countByMove(game, position, depth, progress, countOf(game, options.kernel));
  const nodes = depth === 0 ? 1 : sumOf(moves, (move) => move.nodes);
  const seconds = secondsSince(started);
  if (options.json) {
    const divide = options.divide ? { moves } : {};
    printJson({ game: game.spec, position: position.toString(), depth, nodes, seconds, ...divide });
    return;
  }
  if (options.divide) {
    for (const move of moves) console.log(`${move.move}: ${move.nodes.toLocaleString("en")}`);
  }
  console.log(`${game.title}, depth ${depth}: ${nodes.toLocaleString("en")} nodes in ${seconds} s`);
}

/** Like `perftDivide`, with progress. */
function countByMove(
  game: Game,
  position: Position,
  depth: number,
  progress: Progress,
  countBelow?: Count,
) {
  const counts = perftDivide(game, position, depth, (counted, all) => {
    if (counted === 0) progress.start("first moves", all, 0);
    else progress.update(counted);
  }, countBelow);
  progress.end();
  return counts;
}

type Count = (position: Position, depth: number) => number;

/** What counts: a kernel, or undefined for TypeScript. */
function countOf(game: Game, kernel: string): Count | undefined {
  if (kernel === "ts") return undefined;
  if (game.name === "chess") return chessPerftKernel();
  if (game.name === "reversi") {
    const start = game.start() as ReversiPosition;
    if (!(start instanceof SourceEndReversi)) return reversiPerftKernel(start.size);
  }
  if (game.name === "metelyk") {
    const kernel = solverKernel({ size: (game.start() as MetelykPosition).size });
    return (position, depth) => kernel.perft(menOf(position as MetelykPosition), depth);
  }
  throw new UsageError(`there is no kernel for perft of ${game.spec}; --kernel ts can count it`);
}
