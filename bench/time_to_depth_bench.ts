/**
 * Time to depth: the composed search of chess on ten fixed positions to a fixed depth. Nodes are exact; CPU
 * time and nodes a second are measured.
 *
 * @module
 */
import { geometricMean } from "matchbox/report/statistics/mod.ts";
import { findGame } from "matchbox/games/mod.ts";
import { positions } from "./bratko_kopec.ts";
import { composedProgram } from "./composed_program.ts";
import { medianTimed, printSpeed } from "./cpu_time.ts";

const DEPTH = 7;
const RUNS = 3;

const chess = findGame("chess");
const search = composedProgram("piece_squares");
// The first search compiles the code.
search(chess.start(positions[0]), DEPTH);

console.log(`Chess, composed search, depth ${DEPTH}`);
const found = positions.map((fen, index) => {
  const { result: { nodes }, milliseconds } = medianTimed(
    RUNS,
    () => search(chess.start(fen), DEPTH),
  );
  printSpeed(`Bratko-Kopec ${index + 1}`, nodes, milliseconds);
  return { nodes, milliseconds };
});
const mean = (of: (each: typeof found[number]) => number) => geometricMean(found.map(of)).mean;
printSpeed(
  "geometric mean",
  Math.round(mean(({ nodes }) => nodes)),
  mean(({ milliseconds }) => milliseconds),
);
