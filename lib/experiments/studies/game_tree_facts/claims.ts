/**
 * The verdicts of the study on the claims of the sources.
 *
 * @module
 */
import { formatInterval } from "matchbox/report/statistics/mod.ts";
import { judge } from "../../judge.ts";
import type { Verdict } from "../../study.ts";
import { deepestOpenings } from "./openings.ts";
import type { SolvedRow } from "./rows.ts";
import type { LastMovesSummary, PointsSummary, RandomSummary, Summary } from "./summary.ts";

/**
 * The sum of the points shows how far a game has progressed if their rank correlation is at least this: then
 * it explains half of the variance (0.7 squared is 0.49).
 */
const TELLS = 0.7;
/** `Most` games are more than half. */
const MOST = 0.5;
/** `Far fewer` is at most a tenth, another order of magnitude. */
const FAR_FEWER = 0.1;

/** The verdicts on C2, C4a, C9, C20a, C24 and C28. */
export function claims(
  { random, lastMoves, points, perft, solved, tictactoe }: Summary,
): Verdict[] {
  const of = (game: string) => random.find((summary) => summary.game === game)!;
  return [
    firstMoveOfMetelyk(of("metelyk:side=4"), solved),
    boxes(tictactoe),
    widthOfChess(of("chess"), of("reversi:size=8")),
    sumOfPoints(points),
    lastMove(lastMoves.find(({ game }) => game === "reversi:size=8")!),
    openings(perft),
  ];
}

function firstMoveOfMetelyk(
  { score, title }: RandomSummary,
  solved: readonly SolvedRow[],
): Verdict {
  const worth = score.low! > 0.5
    ? "moving first is an advantage"
    : score.high! < 0.5
    ? "moving first is a drawback"
    : "these games do not show whether moving first matters";
  const values = solved.filter(({ game }) => game.startsWith("metelyk")).map(
    ({ game, value, best }) =>
      `with side ${game.at(-1)} a ${
        value === 1 ? "win" : value === 0 ? "draw" : "loss"
      } by ${best}`,
  );
  return {
    claim: "C2",
    sentence: "Metelyk is symmetric except for the turn to move: how much is the first move worth?",
    verdict: "measured",
    evidence: `In random games of ${title} the first side scores ` +
      `${
        formatInterval(score, { digits: 3 })
      }: ${worth}. With best play the game on smaller boards ` +
      `is, for the first side: ${values.join("; ")}.`,
  };
}

function boxes(counts: Summary["tictactoe"]): Verdict {
  const { colourings, positions, boxes } = counts;
  const right = boxes === 304 && colourings === 19_683;
  return {
    claim: "C4a",
    sentence: "304 boxes are enough, against 19,683 colourings of the board.",
    verdict: right ? "confirmed" : "refuted",
    evidence: `Counted: ${colourings.toLocaleString("en")} colourings, ` +
      `${positions.toLocaleString("en")} positions that can arise, ${
        counts["up to symmetry"]
      } up to ` +
      `symmetry, ${boxes} boxes. Whether fewer boxes learn faster is not studied here.`,
  };
}

function widthOfChess(chess: RandomSummary, reversi: RandomSummary): Verdict {
  return {
    claim: "C9",
    sentence: "In chess W, the number of legal moves in a position, is about 40.",
    verdict: "measured",
    evidence:
      `Random games of chess have ${formatInterval(chess.branching, { digits: 2 })} legal ` +
      `moves a position, those of Reversi ${
        formatInterval(reversi.branching, { digits: 2 })
      }. Good ` +
      "players reach other positions than random play, so this neither confirms nor refutes 40.",
  };
}

function sumOfPoints({ title, correlation, pointless }: PointsSummary): Verdict {
  return {
    claim: "C20a",
    sentence: "In Metelyk the sum of both scores tells how far the game has gone.",
    verdict: judge(correlation, { low: TELLS }),
    evidence:
      `In random games of ${title} the rank correlation of the sum with the share of the game ` +
      `that is over is ${
        formatInterval(correlation, { digits: 3 })
      } (it tells: the interval lies ` +
      `above ${TELLS}, because such a correlation explains half of the variance). But in ` +
      `${
        formatInterval(pointless, { digits: 3, count: false })
      } of the positions nobody has a point ` +
      "yet, so the sum cannot distinguish these.",
  };
}

function lastMove({ title, ...shares }: LastMovesSummary): Verdict {
  const { secondLast, withoutPass, secondLastWithoutPass } = shares;
  const apart = secondLastWithoutPass === null
    ? ""
    : `; among these it is ${formatInterval(secondLastWithoutPass)}`;
  return {
    claim: "C24",
    sentence: "In most games of Reversi White makes the last move.",
    verdict: judge(secondLast, { low: MOST }),
    evidence: `The share of random games of ${title} in which White makes it is ` +
      `${formatInterval(secondLast)} (most: the interval lies above ${MOST}). Nobody passes in ` +
      `${
        formatInterval(withoutPass, { count: false })
      } of the games${apart}. Games of good players ` +
      "are not studied here.",
  };
}

function openings(perft: Summary["perft"]): Verdict {
  const { depth, reversi, chess } = deepestOpenings(perft);
  return {
    claim: "C28",
    sentence: "Reversi has far fewer openings than chess.",
    verdict: reversi <= FAR_FEWER * chess ? "confirmed" : "refuted",
    evidence:
      `Counted: Reversi has ${reversi.toLocaleString("en")} lines of ${depth} plies from the ` +
      `start, chess ${
        chess.toLocaleString("en")
      } (far fewer: at most a tenth). The lines of Reversi ` +
      "are counted with their mirror images. Which of them good players choose is not studied here.",
  };
}
