/**
 * What the rows say of the draw.
 *
 * @module
 */
import { formatNumber } from "matchbox/report/format.ts";
import { tableOf } from "matchbox/report/table_of.ts";
import { brief } from "../../phrases.ts";
import { defineStudy } from "../../study.ts";
import { figures } from "./figures.ts";
import { sets } from "./rows.ts";
import { experiment } from "./run.ts";
import { GROWS, summarise, type Summary } from "./summary.ts";

const { game: { column: ofGame }, positions: { column: ofPosition } } = sets;

export const study = defineStudy(experiment, {
  title: "Othello, solved backwards",
  question: "How far back can a notebook check that Othello is a draw?",
  sources: ["C27d", "C27e"],
  planned: { exact: "every number follows from the rules of the game" },
  ...{ summarise, figures },

  tables: (summary) => [
    tableOf("positions", "The published game, from its end backwards", summary.positions, [
      { ...ofPosition.empties, name: "empty", value: ({ empties }) => empties },
      { ...ofPosition.move, value: ({ move }) => move },
      { ...ofPosition.score, value: ({ score }) => score },
      { ...ofPosition.nodes, value: ({ nodes }) => nodes },
    ]),
    tableOf("proof", "What the published proof needed, and would need here", [summary], [
      {
        ...{ name: "empty", unit: "squares", kind: "key" },
        meaning: "empty squares of the positions that the proof rests on",
        value: ({ proof }) => proof.empties,
      },
      {
        ...{ name: "positions", meaning: "how many they are" },
        value: ({ proof }) => proof.positions,
      },
      {
        ...{ name: "data", unit: "GB", digits: 1 },
        meaning: "the positions with their scores, without compression",
        value: ({ proof }) => proof.gigabytes,
      },
      {
        ...{ name: "published", unit: "nodes", digits: 0 },
        meaning: "positions that Edax searched for one of them, on average",
        value: ({ proof }) => proof.nodesEach,
      },
      {
        ...{ name: "here", unit: "nodes", digits: 0 },
        meaning: "by the growth in the table above, for such a position of the published game",
        value: ({ grownTo, proof }) => grownTo(proof.empties),
      },
    ]),
    tableOf("game", "The published game", [summary.game], [
      { ...ofGame.plies, kind: "key", value: ({ plies }) => plies },
      { ...ofGame.dark, value: ({ dark }) => dark },
      { ...ofGame.light, value: ({ light }) => light },
      { ...ofGame.squares, name: "empty", value: ({ squares }) => squares },
    ]),
  ],

  claims: (summary) => [
    {
      ...{ kind: "check", claim: "C27d" },
      sentence: sentenceOf(summary),
      holds: [{
        ...{ name: "", unit: "positions" },
        ...{ holds: summary.draws, of: summary.positions.length },
      }],
      beside: [
        `The searches took ${formatNumber(summary.nodes)} nodes. They say nothing of the ` +
        `${summary.game.plies - summary.last.empties} moves before.`,
      ],
    },
    {
      ...{ kind: "question", claim: "C27e", digits: 2 },
      estimand: `nodes with one more empty square over those without, from ${GROWS} on`,
      cases: [{ name: "", estimate: summary.growth }],
    },
  ],

  finding: (summary) =>
    `${sentenceOf(summary)} That holds for ${summary.draws} of ${summary.positions.length}; one ` +
    `more empty square takes ${brief(summary.growth, 2)} times the nodes.`,
});

function sentenceOf({ last }: Summary): string {
  return `Every position of the published perfect game of Othello with at most ${last.empties} ` +
    "empty squares is a draw.";
}
