/**
 * The sentences about this study that its data could contradict.
 *
 * @module
 */
import { guardsOf } from "../../guard.ts";
import { study, type Summary } from "./show.ts";

const FEW = "it has few games and small books";
const [LARGE, SMALL] = ["reversi:size=8", "reversi:size=6"];

export const guards = guardsOf(study, {
  "notebooks/15_opening_book.ipynb": [
    {
      sentence: "No gain is shown for a book of four games.",
      notQuick: FEW,
      holds: ({ helps }) =>
        helps.filter(({ help }) => help.startsWith("book of 4 games"))
          .every(({ gain }) => gain.low! <= 0),
    },
    {
      sentence:
        "The largest book gains the weaker player a little in chess and on the small board of " +
        "Reversi. On the board of eight by eight the interval contains no gain",
      notQuick: FEW,
      holds: (summary) =>
        gainOf(summary, "chess").low! > 0 && gainOf(summary, SMALL).low! > 0 &&
        gainOf(summary, LARGE).low! <= 0 && gainOf(summary, LARGE).high! >= 0,
    },
    {
      sentence: "All gains are small beside the gap, which stays wide.",
      notQuick: FEW,
      holds: ({ boards }) =>
        boards.every(({ byGames, without }) => byGames.gain.mean < (0.5 - without.score.mean) / 2),
    },
    {
      sentence: "On every board twice the nodes gain more than the largest book.",
      notQuick: FEW,
      holds: ({ boards }) => boards.every(({ nodesMinusBook }) => nodesMinusBook.mean > 0),
    },
    {
      sentence:
        "The move with the best record is nowhere shown to improve on the move with most games",
      holds: ({ boards }) => boards.every(({ recordMinusGames }) => recordMinusGames.low! <= 0),
    },
    {
      sentence: "on the small board it scores less: a record of a few games says little.",
      notQuick: FEW,
      holds: (summary) => boardOf(summary, SMALL).recordMinusGames.mean < 0,
    },
    {
      sentence: "yet it gives only a few moves more.",
      holds: ({ boards, helps }) =>
        boards.every(({ game }) => {
          const moves = helps.filter((each) =>
            each.game === game && each.help.endsWith("most games")
          )
            .map(({ bookMoves }) => bookMoves.mean);
          return moves.every((count, index) => index === 0 || count - moves[index - 1] < 3);
        }),
    },
    {
      sentence:
        "**In chess a book narrows the gap** ([C37a](../SOURCES.md#c37a)), but only by a little.",
      notQuick: FEW,
      holds: (summary) => {
        const { low, mean } = gainOf(summary, "chess");
        return low! > 0 && mean < (0.5 - boardOf(summary, "chess").without.score.mean) / 2;
      },
    },
    {
      sentence: "the small board shows a gain, the large one does not.",
      notQuick: FEW,
      holds: (summary) => gainOf(summary, SMALL).low! > 0 && gainOf(summary, LARGE).low! <= 0,
    },
    {
      sentence:
        "**The move with the best record is not shown to be better** ([E3](../SOURCES.md#e3)), and " +
        "on the small board it scores less. The move with most games keeps its player longer in the book.",
      notQuick: FEW,
      holds: (summary) =>
        boardOf(summary, SMALL).recordMinusGames.mean < 0 &&
        summary.boards.every(({ byGames, byRecord, recordMinusGames }) =>
          recordMinusGames.low! <= 0 && byGames.bookMoves.mean > byRecord.bookMoves.mean
        ),
    },
  ],
});

function boardOf({ boards }: Summary, game: string) {
  return boards.find((board) => board.game === game)!;
}

function gainOf(summary: Summary, game: string) {
  return boardOf(summary, game).byGames.gain;
}
