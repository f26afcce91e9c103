/**
 * The sentences about this study that its data could contradict.
 *
 * @module
 */
import { guardsOf } from "../../guard.ts";
import { study, type Summary } from "./show.ts";

const FEW = "it has few games and small books";

export const guards = guardsOf(study, {
  "notebooks/15_opening_book.ipynb": [
    {
      sentence: "A book of four games gains less than a tenth of a point on any board.",
      notQuick: FEW,
      holds: ({ helps }) =>
        helps.filter(({ help }) => help.startsWith("book of 4 games"))
          .every(({ gain }) => gain.mean < 0.1),
    },
    {
      sentence: "The largest book gains the weaker player a little in chess.",
      notQuick: FEW,
      holds: ({ boards }) => boards.find(({ game }) => game === "chess")!.byGames.gain.mean > 0,
    },
    {
      sentence: "In Reversi it gains more on the small board than on the board of eight by eight",
      decided: (verdictOn) => isLeast(verdictOn("C37b").cases),
    },
    {
      sentence: "No book closes half of the gap to an even score.",
      notQuick: FEW,
      holds: ({ boards, helps }) =>
        helps.filter(({ help }) => help.startsWith("book")).every(({ game, gain }) => {
          const { without } = boards.find((each) => each.game === game)!;
          return gain.mean < (0.5 - without.score.mean) / 2;
        }),
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
      sentence: "so its player leaves the book sooner.",
      notQuick: FEW,
      holds: lastsLongerByGames,
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
        "**In chess a book does not make the gap much smaller** ([C37a](../SOURCES.md#c37a)).",
      decided: (verdictOn) => verdictOn("C37a").verdict === "refuted",
    },
    {
      sentence:
        "the small board shows a clear gain. On 8x8 the fresh seeds together show a very small one",
      decided: (verdictOn) => {
        const { verdict, cases } = verdictOn("C37b");
        return verdict === "confirmed" && isLeast(cases) &&
          cases.find(({ name }) => name.endsWith("8x8"))!.high! < 0.05;
      },
    },
    {
      sentence:
        "**The move with the best record is not better** ([E3](../SOURCES.md#e3)): it is worse in chess " +
        "and on 6x6, and on 8x8 no difference is shown.",
      decided: (verdictOn) =>
        verdictOn("E3").cases.every(({ name, low, high }) =>
          name.endsWith("8x8") ? low! <= 0 && high! >= 0 : high! < 0
        ),
    },
    {
      sentence: "The move with most games keeps its player longer in the book.",
      notQuick: FEW,
      holds: lastsLongerByGames,
    },
  ],
});

function lastsLongerByGames({ boards }: Summary): boolean {
  return boards.every(({ byGames, byRecord }) => byGames.bookMoves.mean > byRecord.bookMoves.mean);
}

/** Whether the large board gains least of the boards of Reversi. */
function isLeast(cases: readonly { readonly name: string; readonly mean: number }[]): boolean {
  const [large, small] = ["8x8", "6x6"].map((size) =>
    cases.find(({ name }) => name.endsWith(size))!
  );
  return large.mean < small.mean;
}
