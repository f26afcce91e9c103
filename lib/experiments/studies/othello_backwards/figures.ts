/**
 * The figure of the study.
 *
 * @module
 */
import type { Figure } from "matchbox/report/table.ts";
import { brief } from "../../phrases.ts";
import type { Summary } from "./summary.ts";

/** The nodes by empty squares, and on to the positions of the proof. */
export function figures({ positions, last, growth, grownTo, proof }: Summary): Figure[] {
  const beyond = Array.from({ length: proof.empties - last.empties + 1 }, (_, more) => {
    const empties = last.empties + more;
    const { mean, low, high } = grownTo(empties);
    return { empties, mean, low, high };
  });
  return [{
    name: "growth",
    title: `One more empty square takes ${brief(growth, 2)} times the nodes`,
    caption:
      "Positions searched to solve each position of the published game; the band continues " +
      "their growth, with the 95 % interval of one more position. The star is the mean of the positions of the published " +
      "proof, searched by Edax.",
    options: {
      x: { label: "empty squares" },
      y: { label: "nodes", type: "log", grid: true },
    },
    marks: [
      {
        mark: "areaY",
        data: beyond,
        options: { x: "empties", y1: "low", y2: "high", fillOpacity: 0.2 },
      },
      {
        mark: "line",
        data: beyond,
        options: { x: "empties", y: "mean", strokeDasharray: "4 3" },
      },
      { mark: "line", data: [...positions], options: { x: "empties", y: "nodes" } },
      {
        mark: "dot",
        data: [...positions],
        options: { x: "empties", y: "nodes", fill: "currentColor" },
      },
      {
        mark: "dot",
        data: [{ empties: proof.empties, nodes: proof.nodesEach }],
        options: { x: "empties", y: "nodes", symbol: "star", r: 6, fill: "currentColor" },
      },
    ],
  }];
}
