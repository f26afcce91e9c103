/**
 * The verdict of the study on the published score.
 *
 * @module
 */
import { sumOf } from "@std/collections";
import type { Verdict, VerdictWord } from "../../study.ts";
import { boundsText, type Summary } from "./summary.ts";

/** The verdict on C27c. */
export function claims(summary: Summary): Verdict[] {
  const { size, given, expected, proofs, line } = summary;
  const squares = size ** 2;
  const [dark, light] = [(squares + expected) / 2, (squares - expected) / 2];
  const where = given === 0 ? "From the start" : `After ${given} given moves of best play`;
  const checked = line.filter((row) => row.checked !== null);
  const wrong = checked.filter((row) => row.checked !== expected).length;
  const play = line.length === 0
    ? "best play is not known"
    : `best play ends with ${line.at(-1)!.dark}:${
      line.at(-1)!.light
    } after ${line.length} moves, ` +
      `and searches of their own of ${checked.length} of its positions find ` +
      (wrong === 0 ? "the same score" : `another score in ${wrong}`);
  const nodes = sumOf(proofs, (proof) => proof.nodes).toLocaleString("en");
  return [{
    claim: "C27c",
    sentence: `${where} light wins ${size}x${size} by ${light} to ${dark} with best play by both ` +
      "sides, empty squares for the winner.",
    verdict: verdictOf(summary),
    measured: `dark's score is ${boundsText(summary, size)}, proved with ${nodes} nodes`,
    evidence: `Dark's score is ${boundsText(summary, size)}, proved by ` +
      `${sumOf(proofs, ({ searches }) => searches)} searches with ` +
      `${nodes} nodes; ${play} (a proof is ` +
      "right or wrong: both bounds must be the score).",
  }];
}

function verdictOf({ expected, lower, upper, line }: Summary): VerdictWord {
  if (lower > expected || upper < expected) return "refuted";
  // A search of its own that differs from the proof shows that one of them is wrong.
  if (line.some(({ checked }) => checked !== null && checked !== expected)) return "refuted";
  return lower === expected && upper === expected ? "confirmed" : "not decided";
}
