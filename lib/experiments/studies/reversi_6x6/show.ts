/**
 * What the rows say of the score of Reversi on 6x6.
 *
 * @module
 */
import { findGame } from "matchbox/games/registry.ts";
import { formatNumber } from "matchbox/report/format.ts";
import { tableOf } from "matchbox/report/table_of.ts";
import type { Claim } from "../../claim.ts";
import { defineStudy } from "../../study.ts";
import { figures } from "./figures.ts";
import { sets } from "./rows.ts";
import { experiment } from "./run.ts";
import { boundsText, summarise, type Summary } from "./summary.ts";

const { line: { column: ofMove }, searches: { column: ofSearch } } = sets;

export const study = defineStudy(experiment, {
  title: "Reversi on 6x6, solved",
  question: "Who wins Reversi on 6x6 with best play, and by how much?",
  sources: ["C27c"],
  planned: { exact: "every number follows from the rules of the game" },
  ...{ summarise, figures },

  tables(summary) {
    const { size, expected, proofs, line, tree } = summary;
    const end = line.at(-1);
    return [
      tableOf("solution", "The solution", [summary], [
        {
          ...{ name: "board", kind: "key", meaning: "the game" },
          value: () => findGame(`reversi:size=${size}`).title,
        },
        {
          ...{ name: "given", unit: "plies", meaning: "moves of best play given before" },
          value: ({ given }) => given,
        },
        {
          ...{ name: "score", unit: "discs", meaning: "for dark, empty squares for the winner" },
          value: () => boundsText(summary, size),
        },
        {
          ...{ ...ofMove.dark, meaning: "dark's discs at the end of best play" },
          value: () => end?.dark ?? null,
        },
        {
          ...{ ...ofMove.light, meaning: "light's discs at the end of best play" },
          value: () => end?.light ?? null,
        },
        {
          ...{ name: "plies", unit: "plies", meaning: "length of the game" },
          value: () => end?.ply ?? null,
        },
      ]),
      tableOf("proofs", "The two proofs", proofs, [
        {
          ...{ name: "dark's score is", kind: "key", meaning: "what is proved" },
          value: ({ goal }) => `${goal} ${expected}`,
        },
        {
          ...{ name: "searches", meaning: "subproblems searched with a null window" },
          value: ({ searches }) => searches,
        },
        {
          ...{ ...ofSearch.nodes, meaning: "positions searched, all searches together" },
          value: ({ nodes }) => nodes,
        },
        {
          ...{ name: "longest", unit: "nodes", meaning: "positions of the longest search" },
          value: ({ most }) => most,
        },
      ]),
      tableOf("best_play", "Best play by both sides", line, [
        { ...ofMove.ply, value: ({ ply }) => ply },
        { ...ofMove.move, value: ({ move }) => move },
        { ...ofMove.empties, name: "empty", value: ({ empties }) => empties },
        { ...ofMove.dark, value: ({ dark }) => dark },
        { ...ofMove.light, value: ({ light }) => light },
        { ...ofMove.checked, value: ({ checked }) => checked },
      ]),
      tableOf("first_plies", "What the proofs tell of the first plies", tree, [
        {
          ...{
            name: "moves",
            kind: "key",
            meaning: "the moves to the position; `-` for the start",
          },
          value: ({ path }) => path || "-",
        },
        {
          ...{ name: "score", meaning: "for dark, or what is known of it" },
          value: (row) => boundsText(row, size),
        },
      ]),
    ];
  },

  claims: (summary) => [score(summary)],

  finding: (summary) =>
    `${placeOf(summary)} on ${summary.size}x${summary.size} dark's score is ` +
    `${boundsText(summary, summary.size)} with best play by both sides, proved with ` +
    `${formatNumber(summary.nodes)} nodes.`,
});

/** The proved bounds, and the score by each search of its own, must all be the known score. */
function score(summary: Summary): Claim {
  const { size, expected, lower, upper, given, searches, nodes, checked, line } = summary;
  const squares = size ** 2;
  const [dark, light] = [(squares + expected) / 2, (squares - expected) / 2];
  const where = given === 0 ? "From the start" : `After ${given} given moves of best play`;
  const end = line.at(-1);
  return {
    claim: "C27c",
    sentence: `${where} light wins ${size}x${size} by ${light} to ${dark} with best play by both ` +
      "sides, empty squares for the winner.",
    estimand: "dark's score",
    unit: "discs",
    digits: 0,
    cases: [
      {
        name: "by the proofs",
        estimate: lower === upper
          ? lower
          : { mean: (lower + upper) / 2, low: lower, high: upper, count: searches },
      },
      ...checked.length === 0 ? [] : [
        { name: "the least of positions of best play", estimate: Math.min(...checked) },
        { name: "the greatest of them", estimate: Math.max(...checked) },
      ],
    ],
    allowed: { low: expected, high: expected, reason: "because a proof is right or wrong" },
    rule: "every",
    beside: [
      `The proofs took ${searches} searches with ${formatNumber(nodes)} nodes; ${checked.length} ` +
      "positions of best play were searched by themselves.",
      end
        ? `Best play ends with ${end.dark}:${end.light} after ${end.ply} moves.`
        : "Best play is not known.",
    ],
  };
}

function placeOf({ given }: Summary): string {
  return given === 0 ? "From the start" : `From the position after ${given} moves of best play`;
}
