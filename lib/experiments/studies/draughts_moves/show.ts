/**
 * What the rows say of the moves of draughts.
 *
 * @module
 */
import { formatNumber } from "matchbox/report/format.ts";
import { tableOf } from "matchbox/report/table_of.ts";
import { defineStudy } from "../../study.ts";
import { figures } from "./figures.ts";
import { sets } from "./rows.ts";
import { experiment } from "./run.ts";
import { summarise, type Summary } from "./summary.ts";

const { squares: { column: ofSquare }, games: { column: ofGame } } = sets;

export const study = defineStudy(experiment, {
  title: "A table of moves for draughts",
  question: "Can the moves of draughts be numbered beforehand, as those of Metelyk are?",
  sources: ["C42", "C42a", "C42b"],
  ...{ summarise, figures },

  tables: ({ boards, players }) => [
    tableOf("boards", "All moves, counted from the board alone", boards, [
      { ...ofSquare.size, name: "board", value: ({ size }) => `${size}x${size}` },
      {
        ...{ name: "jumped", unit: "squares", meaning: "squares where a man can be taken" },
        value: ({ jumped }) => jumped,
      },
      { ...ofSquare.steps, value: ({ steps }) => steps },
      { ...ofSquare.by_men, name: "by men", value: ({ byMen }) => byMen },
      { ...ofSquare.captures, value: ({ captures }) => captures },
      {
        ...{ name: "all", unit: "moves", meaning: "rows of the table, outputs of a network" },
        value: ({ moves }) => moves,
      },
      { ...ofSquare.longest, value: ({ longest }) => longest },
    ]),
    tableOf("players", "The moves that games need, on 6x6", players, [
      { ...ofGame.player, value: ({ player }) => player },
      { name: "games", meaning: "games played", value: ({ games }) => games },
      { ...ofGame.moves, name: "played", value: ({ moves }) => moves },
      { name: "different", unit: "moves", meaning: "among them", value: ({ seen }) => seen },
      {
        ...{ name: "new", digits: 4 },
        meaning: "share of the moves of the last tenth of the games that no game before had",
        value: ({ fresh }) => fresh,
      },
      { ...ofGame.longest, value: ({ longest }) => longest },
    ]),
  ],

  claims: (summary) => [
    {
      kind: "check",
      claim: "C42a",
      holds: summary.players.map(({ player, moves, outside }) => ({
        ...{ name: player, holds: outside, of: moves, unit: "moves" },
      })),
      beside: [
        "It holds in the moves that are not in a table counted from the board alone.",
        ...summary.boards.map(({ size, longest }) =>
          `The longest chain on ${size}x${size} takes ${formatNumber(longest)}.`
        ),
      ],
    },
    {
      kind: "question",
      claim: "C42b",
      estimand: "share of the moves of the last tenth of the games that no game before had",
      digits: 4,
      cases: summary.players.map(({ player, fresh }) => ({ name: player, estimate: fresh })),
      beside: [tableSentence(summary)],
    },
  ],

  finding: tableSentence,
});

function tableSentence({ boards, metelyk }: Summary): string {
  return `A table of all moves of draughts has ${
    boards.map(({ size, moves }) => `${formatNumber(moves)} rows on ${size}x${size}`).join(", ")
  }; that of Metelyk has ${metelyk}.`;
}
