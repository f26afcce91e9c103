/**
 * What the study says of the claims of the sources, computed from the rows.
 *
 * @module
 */
import type { Row } from "matchbox/report/table.ts";
import { inSentence } from "../../show_estimate.ts";
import type { Verdict } from "../../study.ts";
import { factOf, randomSummaries, type RandomSummary } from "./summary.ts";

/** The verdicts on C2, C4a and C9. */
export function claims(rows: readonly Row[]): Verdict[] {
  const summaries = randomSummaries(rows);
  const of = (game: string) => summaries.find((summary) => summary.game === game)!;
  return [
    firstMoveOfMetelyk(rows, of("metelyk:side=4")),
    boxes(rows),
    widthOfChess(of("chess"), of("reversi:size=8")),
  ];
}

function firstMoveOfMetelyk(rows: readonly Row[], { score }: RandomSummary): Verdict {
  const worth = score.low! > 0.5 || score.high! < 0.5;
  const solved = [1, 2, 3].map((side) => ({
    side,
    value: factOf(rows, `metelyk:side=${side}`, "value")?.value,
    best: factOf(rows, `metelyk:side=${side}`, "best first moves")?.text,
  })).filter(({ value }) => value !== undefined);
  const values = solved.map(({ side, value, best }) =>
    `side ${side} ${value === 1 ? "a win" : value === 0 ? "a draw" : "a loss"} by ${best}`
  );
  return {
    claim: "C2",
    sentence: "Metelyk is symmetric but for the turn to move: how much is the first move worth?",
    verdict: "measured",
    evidence:
      `Among random players the first side scores ${inSentence(score, 3)}: the move is worth ` +
      `${worth ? "something" : "nothing that so many games could show"}. With best play, for the ` +
      `first side: ${
        values.join("; ")
      }. The rules are those of the mirror image, which the tests ` +
      `of the game hold.`,
  };
}

function boxes(rows: readonly Row[]): Verdict {
  const count = (fact: string) => factOf(rows, "tictactoe", fact)!.value as number;
  const [colourings, legal, kept] = ["colourings", "positions", "boxes"].map(count);
  const right = kept === 304 && colourings === 19_683;
  return {
    claim: "C4a",
    sentence: "304 boxes serve, against 19,683 colourings of the board.",
    verdict: right ? "confirmed" : "refuted",
    evidence: `Counted: ${colourings.toLocaleString("en")} colourings, ` +
      `${legal.toLocaleString("en")} positions that can arise, ` +
      `${
        count("up to symmetry")
      } up to symmetry, ${kept} boxes. Whether fewer boxes learn faster ` +
      `is not asked here.`,
  };
}

function widthOfChess(chess: RandomSummary, reversi: RandomSummary): Verdict {
  return {
    claim: "C9",
    sentence: "In chess W, the number of moves a position, is about 40.",
    verdict: "measured",
    evidence:
      `Random games of chess have ${
        inSentence(chess.branching, 2)
      } legal moves a position, those ` +
      `of Reversi ${
        inSentence(reversi.branching, 2)
      }. Positions of good play are others than those of ` +
      `random play, so that this is measured, and says neither yes nor no to 40.`,
  };
}
