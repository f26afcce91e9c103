/**
 * What the rows say of Metelyk with best play.
 *
 * @module
 */
import { forestPlot } from "matchbox/report/forest_plot.ts";
import { formatNumber } from "matchbox/report/format.ts";
import { tableOf } from "matchbox/report/table_of.ts";
import { brief } from "../../phrases.ts";
import { defineStudy } from "../../study.ts";
import { sets } from "./rows.ts";
import { experiment } from "./run.ts";
import { NO_WIN, resultWord, summarise, type Summary } from "./summary.ts";

const { choices: { column: ofChoice }, moves: { column: ofMove } } = sets;
const { strategies: { column: ofStrategy }, references: { column: ofReference } } = sets;

export const study = defineStudy(experiment, {
  title: "Metelyk, solved",
  question: "Who wins Metelyk with best play, and how often do players let a won game slip?",
  sources: ["A13a", "A13b", "A13c", "A13d", "A13e"],
  planned: { once: "its solution takes an hour and a half" },
  summarise,

  tables: ({ moves, strategies, references, training, players, judged }) => [
    tableOf("first_moves", "Every first move of White, with best play after it", moves, [
      { ...ofMove.side, value: ({ side }) => side },
      { ...ofMove.move, name: "first move", value: ({ move }) => move },
      {
        ...{ name: "by the rules", meaning: "who wins; points and then men in the quarter" },
        value: ({ rules }) => rules,
      },
      {
        ...{
          name: "by points",
          meaning: "who has more points; within the limit it may be `not found`",
        },
        value: ({ points }) => points,
      },
      {
        ...{ ...ofMove.nodes, meaning: "claims searched to solve it by the rules" },
        value: ({ nodes }) => nodes,
      },
    ]),
    tableOf("strategies", "White's strategy, followed whatever Black plays", strategies, [
      { ...ofStrategy.side, value: ({ side }) => side },
      { ...ofStrategy.positions, value: ({ positions }) => positions },
      { ...ofStrategy.followed, value: ({ followed }) => followed },
      { ...ofStrategy.replies, value: ({ replies }) => replies },
      { ...ofStrategy.ends, value: ({ ends }) => ends },
      { ...ofStrategy.digest, detail: true, value: ({ digest }) => digest },
    ]),
    tableOf(
      "references",
      "The search compared with minimax; on side 3 late in random games",
      references,
      [
        { ...ofReference.side, value: ({ side }) => side },
        { ...ofReference.rule, value: ({ rule }) => rule },
        { ...ofReference.positions, value: ({ positions }) => positions },
        { ...ofReference.equal, value: ({ equal }) => equal },
      ],
    ),
    tableOf(
      "players",
      `Moves in ${judged.won} positions of the full board whose win can be given away`,
      players,
      [
        { ...ofChoice.player, value: ({ player }) => player },
        {
          name: "positions",
          meaning: "positions in which a move gives the win away",
          value: (row) => row.count,
        },
        {
          ...{ name: "slips", meaning: "share in which its move gives the win away", digits: 3 },
          value: ({ slips }) => slips,
        },
        {
          ...{ name: "losses", meaning: "share in which its move even loses", digits: 3 },
          value: ({ losses }) => losses,
        },
      ],
    ),
    ...training.length === 0 ? [] : [
      tableOf("training", "The weights of the outlook, trained again", training, [
        { ...sets.training.column.games, value: ({ games }) => games },
        { ...sets.training.column.digest, value: ({ digest }) => digest },
        { ...sets.training.column.shipped, value: ({ shipped }) => shipped },
      ]),
    ],
  ],

  claims: (summary) => [firstPlayerWins(summary), strategyWins(summary), byMinimax(summary), {
    kind: "question",
    claim: "A13d",
    estimand: "share of won positions in which the player's move gives the win away",
    cases: summary.players.map(({ player, slips }) => ({ name: player, estimate: slips })),
    beside: [
      `${summary.judged.solved} of ${summary.judged.drawn} positions after random moves were ` +
      `solved; in ${summary.judged.won} of them a win can be given away.`,
    ],
  }, byPoints(summary)],

  figures: ({ players }) => {
    const sorted = players.toSorted((one, other) => one.slips.mean - other.slips.mean);
    const [best] = sorted;
    return [{
      name: "slips",
      title: `${best.player} gives away ${brief(best.slips, 2)} of the wins that can be given away`,
      caption:
        "Positions of the full board, after random moves, in which some move gives the win away: " +
        "share in which the move of a player does; bars: 95 % intervals.",
      ...forestPlot(sorted.map(({ player, slips }) => ({ name: player, ...slips })), {
        none: 0,
        label: "share of wins given away",
      }),
    }];
  },

  finding: ({ boards, players }) => {
    const wins = boards.map(({ side, winning }) => `${winning.join(" or ")} on side ${side}`);
    const best = players.toSorted((one, other) => one.slips.mean - other.slips.mean)[0];
    return `White's first moves that win with best play: ${wins.join(", ")}; of the players ` +
      `${best.player} gives away the win in ${brief(best.slips, 2)} of ${
        formatNumber(best.count)
      } positions where that is possible.`;
  },
});

function firstPlayerWins({ boards }: Summary) {
  return {
    kind: "check",
    claim: "A13a",
    holds: boards.map(({ side, winning, known, moves }) => ({
      name: `side ${side}`,
      holds: known === moves && winning.length === 1 ? 1 : 0,
      of: 1,
      unit: "boards",
    })),
  } as const;
}

/**
 * The second program stops at the first game that White does not win, and then there is no row. It need not follow
 * all positions of a strategy that was joined from parts: where two of them have a move, the first holds.
 */
function strategyWins({ boards, strategies }: Summary) {
  return {
    kind: "check",
    claim: "A13b",
    holds: boards.map((board) => {
      const ends = strategies.find(({ side }) => side === board.side)?.ends ?? 0;
      return {
        name: `side ${board.side}`,
        holds: ends,
        of: Math.max(ends, 1),
        unit: "ends of games",
      };
    }),
  } as const;
}

function byMinimax({ references }: Summary) {
  return {
    kind: "check",
    claim: "A13c",
    holds: references.map(({ side, rule, positions, equal }) => ({
      name: `side ${side}, ${rule}`,
      holds: equal,
      of: positions,
      unit: "positions",
    })),
  } as const;
}

/** Each first move of each board, with the result by points where it was found. */
function byPoints({ moves }: Summary) {
  return {
    kind: "question",
    claim: "A13e",
    estimand: "White's result by points with best play: 1 for a win, 0 for a draw",
    digits: 0,
    cases: moves.filter(({ byPoints }) => byPoints !== null).map(({ side, move, byPoints }) => ({
      name: `${move} on side ${side}`,
      estimate: byPoints!,
    })),
    beside: [
      ...moves.filter(({ points }) => points === resultWord(null)).map(({ side, move, spent }) =>
        `After ${move} on side ${side} nothing was found with ${formatNumber(spent)} nodes.`
      ),
      ...moves.filter(({ points }) => points === NO_WIN).map(({ side, move }) =>
        `After ${move} on side ${side} White cannot force a win by points, because it does not ` +
        "win by the rules, where points come first."
      ),
    ],
  } as const;
}
