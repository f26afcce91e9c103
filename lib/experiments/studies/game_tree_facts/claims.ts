/**
 * The verdicts of the study on the claims of the sources.
 *
 * @module
 */
import { formatNumber } from "matchbox/report/format.ts";
import { formatInterval, type Interval } from "matchbox/report/statistics/interval.ts";
import { fromTo } from "../../from_to.ts";
import { judge, judgeEvery, judgeTogether } from "../../judge.ts";
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
/** `About` 40 moves in a position: nearer to 40 than to 30 or to 50, for the same reason. */
const ABOUT_40 = { low: 35, high: 45 };
/** The table is the fastest if every way without it takes longer, by however little. */
const SLOWER = 1;

/** The verdicts on C2, C9c, C19, C20a, C24, C28 and C38. */
export function claims(
  { random, lastMoves, points, perft, solved, generators, chessGames }: Summary,
): Verdict[] {
  const of = (game: string) => random.find((summary) => summary.game === game)!;
  return [
    firstMoveOfMetelyk(of("metelyk:side=4"), solved),
    widthOfChess(chessGames, of("chess")),
    movesByTable(generators),
    sumOfPoints(points),
    lastMove(lastMoves.find(({ game }) => game === "reversi:size=8")!),
    openings(perft),
    lengthOfChess(chessGames, of("chess")),
  ];
}

function movesByTable({ reading, ways }: Summary["generators"]): Verdict {
  const of = (way: MoverName) => ways.find((each) => each.way === way)!;
  const ratio = (way: MoverName) => formatInterval(of(way).ratio, { digits: 2, count: false });
  const others = moverNames.filter((way) => way !== reading)
    .map((way) => `${way} ${ratio(way)}`);
  return {
    claim: "C19",
    sentence: "Reading the moves from a table is the fastest way to generate them.",
    verdict: judgeEvery(geometries.map((way) => judge(of(way).ratio, { low: SLOWER }))),
    measured: `${
      fromTo(geometries.map((way) => [way, of(way).ratio]), 2)
    } times the time of reading the table, ${of(reading).ratio.count} samples`,
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
    measured: `decided after ${
      fromTo(games.map(({ player, decided }) => [player, decided]), 1)
    } moves, ${games[0].decided.count} games each`,
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
    measured:
      `the first side scores ${formatInterval(score, { digits: 3, count: false })} points ` +
      `a game in ${formatNumber(score.count)} random games`,
    evidence: `In random games of ${title} the first side scores ` +
      `${
        formatInterval(score, { digits: 3 })
      }: ${worth}. With best play the game on smaller boards ` +
      `is, for the first side: ${values.join("; ")}.`,
  };
}

function widthOfChess(games: readonly ChessGamesSummary[], random: RandomSummary): Verdict {
  const moves = (estimate: Interval) => formatInterval(estimate, { digits: 1 });
  return {
    claim: "C9c",
    sentence: "In chess W, the number of legal moves in a position, is about 40.",
    verdict: judgeTogether(games.map(({ choices }) => judge(choices, ABOUT_40))),
    measured: `${fromTo(games.map(({ player, choices }) => [player, choices]), 1)} moves, ` +
      `${games[0].choices.count} games of each program`,
    evidence: "Legal moves a position until the game is decided, in games of a player against " +
      `itself: ${games.map(({ player, choices }) => `${player} ${moves(choices)}`).join("; ")}. ` +
      `Random games have ${moves(random.branching)}. (About 40: the interval lies within ` +
      `${ABOUT_40.low} to ${ABOUT_40.high}, nearer to 40 than to 30 or 50. A game is decided when ` +
      "one side has been ahead by five pawns for six plies, or when it is over.) Games of people " +
      "are not studied here.",
  };
}

function sumOfPoints({ title, correlation, pointless }: PointsSummary): Verdict {
  return {
    claim: "C20a",
    sentence: "In Metelyk the sum of both scores tells how far the game has gone.",
    verdict: judge(correlation, { low: TELLS }),
    measured: `rank correlation ${formatInterval(correlation, { digits: 3 })} random games`,
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
    measured: `White moves last in a share of ${formatInterval(secondLast)} random games`,
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
    measured: `counted: ${reversi.toLocaleString("en")} lines of ${depth} plies, chess ${
      chess.toLocaleString("en")
    }`,
    evidence:
      `Counted: Reversi has ${reversi.toLocaleString("en")} lines of ${depth} plies from the ` +
      `start, chess ${
        chess.toLocaleString("en")
      } (far fewer: at most a tenth). The lines of Reversi ` +
      "are counted with their mirror images. Which of them good players choose is not studied here.",
  };
}
