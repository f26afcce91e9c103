/**
 * The verdicts of the study on the claims of the sources.
 *
 * Some notes on strategy are judged elsewhere: greed (C16a) and mobility (D11) in the study of evidence,
 * the last move (C24) in the facts of the game trees.
 *
 * @module
 */
import { formatElo } from "matchbox/arena/mod.ts";
import { formatNumber } from "matchbox/report/format.ts";
import { formatInterval, type Interval } from "matchbox/report/statistics/mod.ts";
import { fromTo } from "../../from_to.ts";
import { judge, judgeTogether } from "../../judge.ts";
import type { Verdict, VerdictWord } from "../../study.ts";
import { type CornerSummary, GOOD_PLAYER } from "./board_summary.ts";
import type { CutoffSummary } from "./effort.ts";
import type { MatchSummary } from "./match_summary.ts";
import type { MobilitySummary } from "./mobility_summary.ts";
import { orders } from "./rows.ts";
import type { Summary } from "./summary.ts";
import { type TurnedSummary, TWO_SEARCHERS } from "./turned.ts";

/** The score of equal players; a winner's interval lies above it. */
const EVEN = 0.5;
/** An edge is small up to six points of ten games, about 70 Elo; more than that decides short matches. */
const SMALL_EDGE = 0.6;
/** A player `hardly` loses if it loses at most one game in ten. */
const HARDLY = 0.1;
/** `Many` games are at least one in ten: less often, a player who is behind will rarely see one. */
const MANY = 0.1;

/** The verdicts on B6 and C16b to C30b. */
export function claims(summary: Summary): Verdict[] {
  const { matches, mobility, corners, cutoffs, turned } = summary;
  const of = (first: string, second: string) =>
    matches.find((match) => match.first === first && match.second === second)!;
  return [
    correction(matches),
    squaresVerdict(summary.squares),
    whitesEdge(summary.white),
    handWeights(of("equal weights", "heuristics")),
    sooner(corners),
    firstHalf(corners),
    movesRunOut(mobility),
    loses(mobility),
    turnedGames(turned),
    levelWins("C29a", of("hard", "medium"), matches),
    levelWins("C29b", of("medium", "easy"), matches),
    fewerMoves(mobility),
    byMaterial(cutoffs),
    capturesFirst(cutoffs),
  ];
}

function correction(matches: readonly MatchSummary[]): Verdict {
  const found = matches.filter(({ differ }) => differ === "correction");
  return {
    claim: "B6",
    sentence: "The sum of the heuristics ignores who moved last: what is a correction worth?",
    verdict: "measured",
    measured: `the corrected player scores ${
      fromTo(found.map(({ first, score }) => [first, score]), 3)
    } points a game, ${found[0].score.count} games each`,
    evidence: "The corrected player takes the mean of the sum after the last two plies. Against " +
      `the same search without it, ${found.map(say).join("; ")}. ${worth(found)}`,
  };
}

function worth(matches: readonly MatchSummary[]): string {
  return matches.map(({ first, score }) => {
    const word = judge(score, { low: EVEN });
    return `${first}: ${
      word === "confirmed" ? "a gain" : word === "refuted" ? "a loss" : "no difference shown"
    }`;
  }).join("; ") + ".";
}

function squaresVerdict(squares: Summary["squares"]): Verdict {
  const gainOf = (wanted: string) => squares.find(({ square }) => square === wanted)?.gain;
  const [corner, x] = [gainOf("corner"), gainOf("X-square")];
  return {
    claim: "C16b",
    sentence: "Corners are strong squares, and X-squares are weak.",
    verdict: corner && x
      ? judgeTogether([judge(corner, { low: 0 }), judge(x, { high: 0 })])
      : "not decided",
    measured: corner && x
      ? `discs more than other moves: corners ${formatInterval(corner, { digits: 1 })}, ` +
        `X-squares ${formatInterval(x, { digits: 1 })}`
      : "0 positions with such moves",
    evidence: corner && x
      ? "In positions with 12 empty squares, by exact values: the value of a move to a corner minus " +
        `that of the other moves of the position is ${
          discs(corner)
        }, that of a move to an X-square ` +
        `whose corner is empty ${discs(x)} (strong: the interval lies above 0; weak: below 0). ` +
        "Earlier positions are not solved here."
      : "0 positions have such moves.",
  };
}

function discs(gain: Interval): string {
  return `${formatInterval(gain, { digits: 1 })} discs`;
}

function whitesEdge(white: Summary["white"]): Verdict {
  const { score, last } = white.at(-1)!;
  return {
    claim: "C16c",
    sentence: "White, who moves last, has a small advantage.",
    verdict: judge(score, { low: EVEN, high: SMALL_EDGE }),
    measured: `between equal players White scores ${games(score)}`,
    evidence: `Between equal players White scores ${formatInterval(score, { digits: 3 })} points ` +
      `a game (${
        white.slice(0, -1).map(({ player, score }) => `${player} ${formatNumber(score.mean, 3)}`)
          .join(", ")
      }) and moves last in a share of ${
        formatNumber(last.mean, 3)
      } of the games. A small advantage: the ` +
      `interval lies between ${EVEN} and ${SMALL_EDGE}, about 70 Elo. Games begin after eight ` +
      "random plies.",
  };
}

/** @param match the equal weights against the hand weights */
function handWeights(match: MatchSummary): Verdict {
  return {
    claim: "C21",
    sentence: "The weights 1, 4, 4, 5, 5 beat 1, 1, 1, 1, 1.",
    verdict: judge(match.score, { high: EVEN }),
    measured: `equal weights score ${games(match.score)}`,
    evidence: `At depth 3 ${say(match)}. The hand weights win if the 95 % interval of their ` +
      `opponent lies below ${EVEN}. The sum of the weights does not matter: alpha-beta chooses ` +
      "the same move when all are multiplied by one number.",
  };
}

function sooner(corners: readonly CornerSummary[]): Verdict {
  const tens = corners.filter(({ when }) => when.startsWith("moves"));
  const early = half(corners, "first half");
  const late = half(corners, "second half");
  return {
    claim: "C23a",
    sentence: "The earlier a player has a disc that can never be turned, the better.",
    verdict: early && late ? above(early.points, late.points) : "not decided",
    measured: early && late
      ? `with the first corner in the first half ${games(early.points)}, in the second ` +
        games(late.points)
      : "0 games with a corner in one half",
    evidence: "The first stable disc is a corner. Between equal players its owner scores " +
      `${
        tens.map(({ when, points }) => `${formatNumber(points.mean, 2)} (${when})`).join(", ")
      }. ` +
      (early && late
        ? `In the first half of the game ${formatInterval(early.points, { digits: 3 })}, in the ` +
          `second ${formatInterval(late.points, { digits: 3 })} (better: the first interval lies ` +
          "above the second)."
        : "Not both halves of the game have such a corner."),
  };
}

/** Whether one interval lies above another. */
function above(one: Interval, other: Interval): VerdictWord {
  const ends = [one.low, one.high, other.low, other.high];
  if (ends.includes(null)) return "not decided";
  if (one.low! > other.high!) return "confirmed";
  return one.high! < other.low! ? "refuted" : "not decided";
}

function firstHalf(corners: readonly CornerSummary[]): Verdict {
  const good = half(corners, `first half, ${GOOD_PLAYER}`);
  const all = half(corners, "first half");
  return {
    claim: "C23b",
    sentence: "A player who takes a corner in the first half of the game hardly ever loses.",
    verdict: good ? judge(good.lost, { high: HARDLY }) : "not decided",
    measured: good
      ? `it loses a share of ${formatInterval(good.lost, { digits: 3 })} games`
      : "0 games with such a corner",
    evidence: good && all
      ? "The owner of a first corner in the first half loses a share of " +
        `${
          formatInterval(good.lost, { digits: 3 })
        } of the games of ${GOOD_PLAYER} against itself ` +
        `(hardly ever: the interval lies below ${HARDLY}, one game in ten; the source speaks of a ` +
        `good player, so the strongest one is judged). Of the games of all equal players: ` +
        `${formatInterval(all.lost, { digits: 3 })}.`
      : "0 games have such a corner.",
  };
}

function half(corners: readonly CornerSummary[], name: string): CornerSummary | undefined {
  return corners.find(({ when }) => when === name);
}

function movesRunOut({ greedy }: MobilitySummary): Verdict {
  return {
    claim: "C25a",
    sentence: "The moves of a player who always takes many discs run out.",
    verdict: judgeTogether(greedy.map(({ lead }) => judge(lead, { high: 0 }))),
    measured: `moves a turn minus the opponent's: ${
      fromTo(greedy.map(({ opponent, lead }) => [opponent, lead]), 2)
    }, ${greedy[0].lead.count} openings each`,
    evidence: "Legal moves a turn of maximum disc minus those of its opponent, moves 21 to 40: " +
      `${
        greedy.map(({ opponent, lead }) =>
          `against ${opponent} ${formatInterval(lead, { digits: 2, count: false })}`
        ).join("; ")
      }; ${greedy[0].lead.count} openings each (they run out: the interval lies below 0).`,
  };
}

function loses({ lostMinusWon, lost, won, greedy }: MobilitySummary): Verdict {
  const share = greedy.map(({ opponent, points }) => `${opponent} ${formatNumber(points, 2)}`);
  const leads = lost && won
    ? `minus its opponent's, is ${formatInterval(lost, { digits: 2 })} in the games that it ` +
      `loses and ${formatInterval(won, { digits: 2 })} in those that it wins: a difference of ` +
      formatInterval(lostMinusWon, { digits: 2, count: false })
    : "cannot be compared, because 0 games were lost or won";
  return {
    claim: "C25b",
    sentence: "A player who always takes many discs loses because its good moves run out.",
    verdict: judge(lostMinusWon, { high: 0 }),
    measured: lost && won
      ? `against random play, its lead in moves in the ${lost.count.toLocaleString("en")} games ` +
        `that it loses, minus that in the ${won.count.toLocaleString("en")} that it wins: ` +
        formatInterval(lostMinusWon, { digits: 2, count: false })
      : "0 games lost or won",
    evidence: `Against random play the number of its legal moves, moves 21 to 40, ${leads} ` +
      "(because: the interval of the difference lies below 0). Its points a game: " +
      `${share.join(", ")}. Whether greed loses (C16a) is judged in the study of evidence.`,
  };
}

function turnedGames(groups: readonly TurnedSummary[]): Verdict {
  const searching = groups.find(({ group }) => group === TWO_SEARCHERS);
  return {
    claim: "C26",
    sentence: "Many games that seem lost in the middle are turned around at the end.",
    verdict: searching ? judge(searching.turned, { low: MANY }) : "not decided",
    measured: searching
      ? `between ${TWO_SEARCHERS} not lost after all: a share of ${
        formatInterval(searching.turned, { digits: 3 })
      } games`
      : "0 such games",
    evidence:
      groups.map(({ group, turned, fromBehind }) =>
        `In games of ${group}, the side that had lost by the exact value near the end did not lose ` +
        `in a share of ${
          formatInterval(turned, { digits: 3 })
        }; the side with fewer discs at half ` +
        `time won in ${formatInterval(fromBehind, { digits: 3 })}.`
      ).join(" ") +
      ` Judged by exact values and games of ${TWO_SEARCHERS} (many: the interval lies ` +
      `above ${MANY}, one game in ten).`,
  };
}

function levelWins(
  claim: string,
  match: MatchSummary,
  matches: readonly MatchSummary[],
): Verdict {
  const { first, second, score } = match;
  const apart = matches.filter(({ differ, ...others }) =>
    (differ === "depth" || differ === "evaluation") &&
    [others.first, others.second].every((name) => name.startsWith(first) || name.startsWith(second))
  );
  return {
    claim,
    sentence: `The level ${first} beats ${second}.`,
    verdict: judge(score, { low: EVEN }),
    measured: `it scores ${games(score)}`,
    evidence: `${say(match)} (beats: the interval lies above ${EVEN}). Depth and evaluation ` +
      `apart: ${apart.map(say).join("; ")}.`,
  };
}

function fewerMoves({ mediumMinusEasy, left }: MobilitySummary): Verdict {
  const moves = (name: string) => left.find(({ player }) => player === name)!.moves;
  return {
    claim: "C29c",
    sentence: "Medium leaves the opponent fewer moves than easy.",
    verdict: judge(mediumMinusEasy, { high: 0 }),
    measured: `moves left to the opponent, medium minus easy: ${
      formatInterval(mediumMinusEasy, { digits: 2, count: false })
    } a turn, ${mediumMinusEasy.count} openings`,
    evidence: "Against the same five opponents from the same openings: legal moves a turn of the " +
      `opponent of medium minus those of the opponent of easy, ` +
      `${formatInterval(mediumMinusEasy, { digits: 2 })} (fewer: the interval lies below 0). ` +
      `Against all, medium leaves ${
        formatInterval(moves("medium"), { digits: 2, count: false })
      }, ` +
      `easy ${formatInterval(moves("easy"), { digits: 2, count: false })}.`,
  };
}

function byMaterial(cutoffs: readonly CutoffSummary[]): Verdict {
  const others = cutoffs.filter(({ evaluation, order }) =>
    evaluation !== "material" && order === orders[0]
  );
  return {
    claim: "C30a",
    sentence: "An evaluation by material alone gives many cutoffs.",
    verdict: judgeTogether(others.map(({ toMaterial }) => judge(toMaterial, { low: 1 }))),
    measured: `other evaluations need ${
      fromTo(others.map(({ evaluation, toMaterial }) => [evaluation, toMaterial]), 2)
    } times the nodes, ${others[0].toMaterial.count} positions`,
    evidence: "Nodes of alpha-beta with other evaluations, divided by those with material alone, " +
      `moves as generated: ${
        others.map(({ evaluation, toMaterial }) =>
          `${evaluation} ${formatInterval(toMaterial, { digits: 2, count: false })}`
        ).join("; ")
      }; ${others[0].toMaterial.count} positions (many cutoffs: fewer nodes than any other, the ` +
      "interval lies above 1).",
  };
}

function capturesFirst(cutoffs: readonly CutoffSummary[]): Verdict {
  const [, sorted] = orders;
  const first = cutoffs.filter(({ order }) => order === sorted);
  const { toGenerated } = first.find(({ evaluation }) => evaluation === "material")!;
  const others = first.filter(({ evaluation }) => evaluation !== "material")
    .map(({ evaluation, toMaterial, toGenerated }) =>
      `${evaluation} ${formatInterval(toGenerated, { digits: 2, count: false })}, ` +
      `${formatNumber(toMaterial.mean, 2)} times the nodes of material`
    );
  return {
    claim: "C30b",
    sentence: "With material alone, captures first give more cutoffs.",
    verdict: judge(toGenerated, { high: 1 }),
    measured: `${formatInterval(toGenerated, { digits: 2, count: false })} times the nodes, ` +
      `${toGenerated.count} positions`,
    evidence: "Every move of Reversi flips discs, so the move that flips most comes first. Nodes " +
      `divided by those with the moves as generated: ${
        formatInterval(toGenerated, { digits: 2 })
      }, with the positions looked at for the order (more cutoffs: the interval lies below 1). ` +
      `With this order and other evaluations: ${others.join("; ")}.`,
  };
}

function games(score: Interval): string {
  return `${formatInterval(score, { digits: 3, count: false })} points a game, ` +
    `${formatNumber(score.count)} games`;
}

function say({ first, second, score, elo }: MatchSummary): string {
  return `${first} scores ${formatInterval(score, { digits: 3 })} against ${second}, ` +
    `${formatElo(elo)} Elo`;
}
