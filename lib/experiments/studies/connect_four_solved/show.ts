/**
 * What the rows say of Connect Four with best play, of the solver, and of the players.
 *
 * @module
 */
import { formatNumber } from "matchbox/report/format.ts";
import { tableOf } from "matchbox/report/table_of.ts";
import { brief } from "../../phrases.ts";
import { defineStudy } from "../../study.ts";
import { figures, WINNERS } from "./figures.ts";
import { sets } from "./rows.ts";
import { experiment } from "./run.ts";
import { summarise, type Summary } from "./summary.ts";

const { questions: { column: ofQuestion }, parts: { column: ofPart }, games: { column: ofGame } } =
  sets;

/** A smaller difference than one game in ten says little about depth. */
const SMALLEST = 0.1;

export const study = defineStudy(experiment, {
  title: "Connect Four, solved",
  question: "Who wins Connect Four with best play, board by board, and who could hold it?",
  sources: ["C27i", "C27j", "C27k", "C27l"],
  planned: { once: "its solution takes most of an hour" },
  ...{ summarise, figures },

  tables: ({ boards, beyond, parts, players }) => [
    tableOf("boards", "The boards, solved from the start", boards, [
      { ...ofQuestion.size, name: "board", value: ({ size }) => size },
      {
        ...{ name: "winner", meaning: "with best play by both sides" },
        value: ({ value }) => WINNERS[value],
      },
      {
        ...{ name: "published", meaning: "the winner that others found", detail: true },
        value: ({ published }) => WINNERS[published],
      },
      {
        ...{ ...ofQuestion.nodes, name: "nodes: win?" },
        ...{ meaning: "to find out whether the first player wins" },
        value: ({ win }) => win,
      },
      {
        ...{ ...ofQuestion.nodes, name: "nodes: draw?" },
        ...{ meaning: "to find out whether he draws, if he does not win" },
        value: ({ draw }) => draw,
      },
      {
        ...{ name: "first moves", meaning: "those that keep the value, if they were solved" },
        value: ({ bestMoves, moves }) =>
          moves === 0 ? null : bestMoves.length === moves ? "all" : bestMoves.join(" "),
      },
    ]),
    tableOf("parts", "The solver without one of its parts", parts, [
      { ...ofPart.without, value: ({ without }) => without },
      {
        ...{ name: "nodes", digits: 2, meaning: "as a multiple of the whole solver's" },
        value: ({ factor }) => factor,
      },
    ]),
    tableOf("players", "From drawn positions, against the perfect player", players, [
      { ...ofGame.size, name: "board", value: ({ size }) => size },
      { ...ofGame.player, value: ({ player }) => player },
      {
        ...{ name: "thrown away", digits: 2, meaning: "share of the games that were lost" },
        value: ({ thrown }) => thrown,
      },
      {
        ...{ name: "error", digits: 3 },
        meaning: "share of the choices, moves that could throw something away, that did",
        value: ({ error }) => error,
      },
      {
        ...{ ...ofGame.choices, detail: true },
        meaning: "moves that could throw something away",
        value: ({ choices }) => choices,
      },
      {
        ...{ name: "games", meaning: "half of them with each side", detail: true },
        value: ({ games }) => games,
      },
    ]),
    tableOf("beyond", "Boards that are not solved here", beyond, [
      { ...ofQuestion.size, name: "board", value: ({ size }) => size },
      { ...ofQuestion.squares, value: ({ squares }) => squares },
      {
        ...{ ...ofQuestion.nodes, digits: 0 },
        meaning: "to be expected, if they grow by the same factor with each square",
        value: ({ nodes }) => nodes === null ? null : Number(nodes.toPrecision(1)),
      },
    ]),
  ],

  claims: (summary) => [
    {
      kind: "check",
      claim: "C27i",
      holds: [{
        name: "",
        holds: summary.boards.filter(({ value, published }) => value === published).length,
        of: summary.boards.length,
        unit: "boards",
      }],
    },
    {
      kind: "check",
      claim: "C27j",
      holds: [{ name: "", holds: summary.ways.agreeing, of: summary.ways.of, unit: "solutions" }],
    },
    depthHelps(summary),
    ...growthQuestion(summary),
  ],

  finding: ({ boards, largest }) => {
    const decided = boards.filter(({ value }) => value !== 0);
    return `With best play ${
      boards.length - decided.length
    } of ${boards.length} boards are a draw` +
      (decided.length === 0
        ? "."
        : `; ${
          decided.map(({ size, value }) => `${size} is won by the ${WINNERS[value]}`).join(", ")
        } (${formatNumber(largest.nodes)} nodes for ${largest.size}).`);
  },
});

function depthHelps({ deeper, learner, players }: Summary) {
  return {
    claim: "C27k",
    estimand: "share of drawn positions lost at depth 2 minus that at depth 8",
    cases: deeper.map(({ size, less }) => ({ name: size, estimate: less })),
    allowed: { low: 0, reason: "because fewer is fewer by however little" },
    rule: "each" as const,
    smallest: SMALLEST,
    beside: players.filter(({ player }) => player.startsWith("alphabeta:depth=8")).map((player) =>
      `On ${player.size} depth 8 loses a share of ${
        brief(player.thrown, 2)
      } of its drawn positions.`
    ).concat(
      learner.map(({ size, less }) =>
        `On ${size} the share that depth 2 loses, minus that of the learner, which looks one ply ahead, is ${
          brief(less, 2)
        }.`
      ),
    ),
  };
}

function growthQuestion({ growth, largest }: Summary) {
  if (growth === null) return [];
  return [{
    kind: "question" as const,
    claim: "C27l",
    estimand: "the factor by which one more square multiplies the nodes",
    digits: 2,
    cases: [{ name: "", estimate: growth }],
    beside: [`The largest search, of ${largest.size}, took ${formatNumber(largest.nodes)} nodes.`],
  }];
}
