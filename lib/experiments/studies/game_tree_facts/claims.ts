/**
 * The verdicts of the study on the claims of the sources.
 *
 * @module
 */
import { formatInterval, type Interval } from "matchbox/report/statistics/mod.ts";
import { judge, judgeTogether } from "../../judge.ts";
import type { Verdict } from "../../study.ts";
import { geometries, type MoverName, moverNames } from "./movers.ts";
import { deepestOpenings } from "./openings.ts";
import type { SolvedRow } from "./rows.ts";
import type {
  ChessGamesSummary,
  LastMovesSummary,
  PointsSummary,
  RandomSummary,
  Summary,
} from "./summary.ts";

/**
 * The sum of the points shows how far a game has progressed if their rank correlation is at least this: then
 * it explains half of the variance (0.7 squared is 0.49).
 */
const TELLS = 0.7;
/** `Most` games are more than half. */
const MOST = 0.5;
/** `Far fewer` is at most a tenth, another order of magnitude. */
const FAR_FEWER = 0.1;

/**
 * `About` 30 moves: nearer to 30 than to 20 or to 40. A round number like the claim's says no more.
 */
const ABOUT_30 = { low: 25, high: 35 };
/** The table is the fastest if every way without it takes longer, by however little. */
const SLOWER = 1;

/** The verdicts on C2, C4a, C9, C19, C20a, C24, C28 and C38. */
export function claims(
  { random, lastMoves, points, perft, solved, tictactoe, generators, chessGames }: Summary,
): Verdict[] {
  const of = (game: string) => random.find((summary) => summary.game === game)!;
  return [
    firstMoveOfMetelyk(of("metelyk:side=4"), solved),
    boxes(tictactoe),
    widthOfChess(of("chess"), of("reversi:size=8")),
    movesByTable(generators),
    sumOfPoints(points),
    lastMove(lastMoves.find(({ game }) => game === "reversi:size=8")!),
    openings(perft),
    lengthOfChess(chessGames, of("chess")),
  ];
}

function movesByTable({ reading, ways }: Summary["generators"]): Verdict {
  const of = (way: MoverName) => ways.find((each) => each.way === way)!;
  const verdicts = geometries.map((way) => judge(of(way).ratio, { low: SLOWER }));
  const ratio = (way: MoverName) => formatInterval(of(way).ratio, { digits: 2, count: false });
  const others = moverNames.filter((way) => way !== reading)
    .map((way) => `${way} ${ratio(way)}`);
  return {
    claim: "C19",
    sentence: "Reading the moves from a table is the fastest way to generate them.",
    verdict: verdicts.includes("refuted")
      ? "refuted"
      : verdicts.every((verdict) => verdict === "confirmed")
      ? "confirmed"
      : "not decided",
    evidence:
      "Every way counts the same lines of play: it generates, plays and takes back moves. " +
      `The better reading is "${reading}"; times relative to it: ${others.join("; ")} ` +
      `(means over ${
        of(reading).ratio.count
      } samples of positions; fastest: the intervals of both ` +
      `geometries lie above ${SLOWER}). The sets of rows are made from the table too, but reading ` +
      "is replaced by operations on sets.",
  };
}

function lengthOfChess(
  games: readonly ChessGamesSummary[],
  random: RandomSummary,
): Verdict {
  const moves = (estimate: Interval) => formatInterval(estimate, { digits: 1 });
  const lengths = games.map(({ player, decided, toTheEnd, decidedEarly }) =>
    `${player} ${moves(decided)}, to the end by the rules ${
      formatInterval(toTheEnd, { digits: 1, count: false })
    }, with ${(100 * decidedEarly.mean).toFixed(0)} % of the games decided before`
  );
  const { mean, low, high, count } = random.length;
  const half = (value: number | null) => value === null ? null : value / 2;
  return {
    claim: "C38",
    sentence: "A game of chess has about 30 moves for each player.",
    verdict: judgeTogether(games.map(({ decided }) => judge(decided, ABOUT_30))),
    evidence: "Moves of each player until the game is decided, in games of a player against " +
      `itself: ${lengths.join("; ")}. Random games have ${
        moves({ mean: mean / 2, low: half(low), high: half(high), count })
      } to the end. (About 30: the interval until the game is decided lies within ${ABOUT_30.low} ` +
      `to ${ABOUT_30.high}, nearer to 30 than to 20 or 40. A game is decided when one side has been ` +
      "ahead by five pawns for six plies, because people then resign, or when it is over.)",
  };
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
