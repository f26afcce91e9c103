/**
 * The verdicts of the study on the claims of the sources.
 *
 * @module
 */
import { formatNumber } from "matchbox/report/format.ts";
import { formatInterval, type Interval } from "matchbox/report/statistics/mod.ts";
import { nameInSentence } from "../../game_names.ts";
import { fromTo } from "../../from_to.ts";
import { judge, judgeTogether } from "../../judge.ts";
import type { Verdict } from "../../study.ts";
import { bookName, MORE_NODES, NO_BOOK, STRONGER } from "./boards.ts";
import type { BoardSummary, Summary } from "./summary.ts";

/** A book narrows the gap if the weaker player scores more with it, by however little. */
const NO_GAIN = 0;

/** The verdicts on C37a, C37b and E3. */
export function claims(summary: Summary): Verdict[] {
  const of = (name: string) => summary.boards.filter(({ game }) => game.startsWith(name));
  return [
    {
      claim: "C37a",
      sentence: "In chess an opening book narrows the gap to a stronger player.",
      ...narrows(of("chess"), summary),
    },
    {
      claim: "C37b",
      sentence: "In Reversi an opening book narrows the gap to a stronger player.",
      ...narrows(of("reversi"), summary),
    },
    choice(summary),
  ];
}

/** Whether the largest book, by most games, gains on these boards. */
function narrows(
  boards: readonly BoardSummary[],
  { series, largest }: Summary,
): Pick<Verdict, "verdict" | "measured" | "evidence"> {
  const evidence = boards.map((board) => {
    const score = (help: string) => digits(helpOf(board, help).score);
    return `In ${nameInSentence(board.game)} the weaker player scores ${
      score(NO_BOOK)
    } against a ` +
      `player with ${STRONGER} times its nodes, and ` +
      `${
        score(bookName({ games: largest, choose: "games" }))
      } with a book of ${largest} games of ` +
      `that player: a gain of ${digits(board.gain)}. ${inNodes(board, largest)}`;
  });
  return {
    verdict: judgeTogether(boards.map(({ gain }) => judge(gain, { low: NO_GAIN }))),
    measured: `a gain of ${
      fromTo(boards.map(({ game, gain }) => [nameInSentence(game), gain]), 3)
    } points a game, ${series} series`,
    evidence:
      `${evidence.join(" ")} (It narrows: the interval of the gain lies above ${NO_GAIN}, ` +
      `because the claim gives no amount. Intervals are over ${series} series, each with its own ` +
      "book and games.)",
  };
}

/** What the same gain costs in nodes. */
function inNodes(board: BoardSummary, largest: number): string {
  const { nodes } = board.books.find(({ games }) => games === largest)!;
  const games = nodes.mean / helpOf(board, NO_BOOK).nodes.mean;
  return `Twice the nodes gain ${
    digits(helpOf(board, MORE_NODES).gain)
  }. The games of the book cost ` +
    `as many nodes as the weaker player needs for ${formatNumber(Math.round(games))} games.`;
}

function choice({ boards, largest, series }: Summary): Verdict {
  const evidence = boards.map((board) => {
    const by = (choose: "games" | "record") => helpOf(board, bookName({ games: largest, choose }));
    return `In ${nameInSentence(board.game)} a book of ${largest} games gives ` +
      `${by("games").bookMoves.mean.toFixed(1)} moves a game by most games and ` +
      `${by("record").bookMoves.mean.toFixed(1)} by best record; the score by best record minus ` +
      `that by most games is ${digits(board.byRecord)}.`;
  });
  return {
    claim: "E3",
    sentence: "Is the move with most games the better choice, or that with the best record?",
    verdict: "measured",
    measured: `best record minus most games: ${
      fromTo(boards.map(({ game, byRecord }) => [nameInSentence(game), byRecord]), 3)
    } points a game, ${series} series`,
    evidence: `${evidence.join(" ")} Where an interval contains 0 neither choice is shown to be ` +
      "better.",
  };
}

function helpOf({ helps }: BoardSummary, name: string) {
  return helps.find(({ help }) => help === name)!;
}

function digits(estimate: Interval): string {
  return formatInterval(estimate, { digits: 3, count: false });
}
