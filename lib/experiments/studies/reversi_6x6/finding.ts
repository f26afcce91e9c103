/**
 * The finding of the study in one sentence.
 *
 * @module
 */
import { sumOf } from "@std/collections";
import { boundsText, type Summary } from "./summary.ts";

/** The score with best play. */
export function finding(summary: Summary): string {
  const { size, given, proofs } = summary;
  const from = given === 0
    ? "From the start"
    : `From the position after ${given} moves of best play`;
  const nodes = sumOf(proofs, (proof) => proof.nodes).toLocaleString("en");
  return `${from} on ${size}x${size} dark's score is ${
    boundsText(summary, size)
  } with best play by ` +
    `both sides, proved with ${nodes} nodes.`;
}
