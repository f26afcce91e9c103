/**
 * What the study says of the claims of the sources.
 *
 * @module
 */
import { sum } from "simple-statistics";
import { formatNumber } from "matchbox/report/format.ts";
import type { Interval } from "matchbox/report/statistics/interval.ts";
import type { Claim, Question, Statement } from "../../claim.ts";
import { nameInSentence } from "../../game_names.ts";
import { rowWith } from "../../groups.ts";
import { EVEN } from "../../judge.ts";
import { brief, percent } from "../../phrases.ts";
import { listed } from "../../titled.ts";
import { geometries, moverNames } from "./movers.ts";
import type { SolvedRow } from "./rows.ts";
import type { ChessGamesSummary, RandomSummary, Summary } from "./summary.ts";

/**
 * The sum of the points shows how far a game has progressed if their rank correlation is at least this: then
 * it explains half of the variance (0.7 squared is 0.49).
 */
const TELLS = 0.7;
/** `Most` games are more than half. */
const MOST = 0.5;
/** The sizes of boards of the source (D9). */
const BOARDS = ["reversi:size=6", "reversi:size=8", "reversi:size=10"];
/** The table is the fastest if every way without it takes longer, by however little. */
const SLOWER = 1;
/** `About` 30 moves: nearer to 30 than to 20 or to 40. A round number like the claim's says no more. */
const ABOUT_30 = { low: 25, high: 35, reason: "nearer to 30 than to 20 or 40" };
/** `About` 40 moves in a position, for the same reason. */
const ABOUT_40 = { low: 35, high: 45, reason: "nearer to 40 than to 30 or 50" };

const DECIDED =
  "A game is decided when one side has been ahead by five pawns for six plies, because " +
  "people then resign, or when it is over.";

/** What is said of C2, C9c, C19, C20a, C24, C28 and C38. */
export function claims(summary: Summary): Statement[] {
  const { random, points: [points], chessGames } = summary;
  const ofChess = rowWith(random, { game: "chess" });
  return [
    firstMoveOfMetelyk(rowWith(random, { game: "metelyk:side=4" }), summary.solved),
    {
      claim: "C9c",
      estimand: "legal moves a position until the game is decided",
      digits: 1,
      cases: ofPlayers(chessGames, ({ choices }) => choices),
      allowed: ABOUT_40,
      rule: "each",
      beside: [
        "Every player plays against itself.",
        DECIDED,
        `Random games have ${brief(ofChess.branching, 1)}.`,
        "Games of people are not studied here.",
      ],
    },
    movesByTable(summary.generators),
    {
      claim: "C20a",
      estimand: `rank correlation of the sum with the share of the game that is over, in ${
        randomGames(points)
      }`,
      cases: [{ name: "", estimate: points.correlation }],
      allowed: {
        low: TELLS,
        reason: "because such a correlation explains half of the variance",
      },
      rule: "pooled",
      beside: [
        `But in ${brief(points.pointless)} of the positions nobody has a point yet, so the sum ` +
        "cannot distinguish these.",
      ],
    },
    whiteMovesLast(summary.lastMoves),
    openings(summary.openings),
    {
      claim: "C38",
      estimand: "moves of each player until the game is decided",
      digits: 1,
      cases: ofPlayers(chessGames, ({ decided }) => decided),
      allowed: ABOUT_30,
      rule: "each",
      beside: [
        "Every player plays against itself.",
        DECIDED,
        `To the end by the rules it is ${
          listed(chessGames.map(({ player, toTheEnd, decidedEarly }) =>
            `${brief(toTheEnd, 1)} (${player}, ${percent(decidedEarly.mean, 0)} decided before)`
          ))
        }.`,
        `Random games last ${
          brief(ofChess.length, 1)
        } plies, which is half as many moves of each ` +
        "player.",
      ],
    },
  ];
}

function whiteMovesLast(lastMoves: Summary["lastMoves"]): Claim {
  const boards = BOARDS.map((game) => rowWith(lastMoves, { game }));
  const each = (of: (board: typeof boards[number]) => Interval | null) =>
    boards.flatMap((board) => {
      const estimate = of(board);
      return estimate ? [`${brief(estimate)} (${nameInSentence(board.game)})`] : [];
    }).join(", ");
  return {
    claim: "C24",
    estimand: "share of random games in which White makes the last move",
    cases: boards.map(({ game, secondLast }) => ({
      name: nameInSentence(game),
      estimate: secondLast,
    })),
    allowed: { low: MOST, reason: "because most is more than half" },
    rule: "each",
    couldFail: {
      what:
        "games in which Black makes the last move, because somebody passed or the board was not full",
      count: sum(boards.map(({ firstLast }) => firstLast)),
      of: sum(boards.map(({ games }) => games)),
    },
    beside: [
      `Nobody passes in ${each(({ withoutPass }) => withoutPass)} of the games; among these it is ${
        each(({ secondLastWithoutPass }) => secondLastWithoutPass)
      }, as the number of squares is even.`,
      "Games of good players are not studied here.",
    ],
  };
}

/** A count without an amount to compare it with: "far fewer" could hardly fail with 4 first moves against 20. */
function openings(lengths: Summary["openings"]): Question {
  return {
    kind: "question",
    claim: "C28",
    sentence: "How many openings does Reversi have for each one of chess?",
    estimand: "lines of Reversi divided by those of chess",
    digits: 5,
    cases: lengths.map(({ depth, reversi, chess }) => ({
      name: `${depth} ${depth === 1 ? "ply" : "plies"}`,
      estimate: reversi / chess,
    })),
    beside: [
      `Counted from the start, Reversi against chess: ${
        lengths.map(({ reversi, chess }) =>
          `${formatNumber(reversi)} against ${formatNumber(chess)}`
        )
          .join("; ")
      }.`,
      "The source says far fewer and gives no amount.",
      "The lines of Reversi are counted with their mirror images.",
      "Which of them good players choose is not studied here.",
    ],
  };
}

function firstMoveOfMetelyk(
  { score, ...games }: RandomSummary,
  solved: readonly SolvedRow[],
): Question {
  const worth = score.low! > EVEN
    ? "Moving first is an advantage"
    : score.high! < EVEN
    ? "Moving first is a drawback"
    : "These games do not show whether moving first matters";
  const values = solved.filter(({ game }) => game.startsWith("metelyk")).map(
    ({ game, value, best }) =>
      `with side ${game.at(-1)} a ${
        value === 1 ? "win" : value === 0 ? "draw" : "loss"
      } by ${best}`,
  );
  return {
    kind: "question",
    claim: "C2",
    estimand: `score of the first side in ${randomGames(games)}`,
    unit: "points a game",
    cases: [{ name: "", estimate: score }],
    beside: [
      `${worth}.`,
      `With best play the game on smaller boards is, for the first side: ${values.join("; ")}.`,
    ],
  };
}

function movesByTable({ fastest, ways }: Summary["generators"]): Claim {
  const ratioOf = (way: typeof fastest) => rowWith(ways, { way }).ratio;
  const others = moverNames.filter((way) => way !== fastest && !geometries.includes(way));
  return {
    claim: "C19",
    estimand: "time without the table divided by the time with it",
    digits: 2,
    cases: geometries.map((name) => ({ name, estimate: ratioOf(name) })),
    allowed: { low: SLOWER, reason: "because every other way takes longer than the fastest" },
    rule: "every",
    beside: [
      "Every way counts the same lines of play: it generates, plays and takes back moves. Each process " +
      "has its own positions, and times all ways in a random order.",
      `The fastest way to use the table is "${fastest}"; relative to it others need ${
        others.map((way) => `${brief(ratioOf(way), 2)} (${way})`).join("; ")
      }.`,
      "So each side has its best way: bits with the table are compared with bits without it.",
    ],
  };
}

function ofPlayers(games: Summary["chessGames"], of: (games: ChessGamesSummary) => Interval) {
  return games.map((each) => ({ name: each.player, estimate: of(each) }));
}

/** "10,000 random games of chess". */
function randomGames({ games, game }: { readonly games: number; readonly game: string }): string {
  return `${formatNumber(games)} random games of ${nameInSentence(game)}`;
}
