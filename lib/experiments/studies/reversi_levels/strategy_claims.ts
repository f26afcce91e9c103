/**
 * The verdicts on the notes of the source on strategy: squares, corners, moves that run out, the end.
 *
 * Some notes are judged elsewhere: greed (C16a) and mobility (D11) in the study of evidence, the last move
 * (C24) in the facts of the game trees.
 *
 * @module
 */
import { formatNumber } from "matchbox/report/format.ts";
import { formatInterval, type Interval } from "matchbox/report/statistics/interval.ts";
import { fromTo } from "../../from_to.ts";
import { EVEN, judge, judgeTogether } from "../../judge.ts";
import type { Verdict, VerdictWord } from "../../study.ts";
import { type CornerSummary, GOOD_PLAYER } from "./board_summary.ts";
import type { MobilitySummary } from "./mobility_summary.ts";
import { games } from "./scores.ts";
import type { Summary } from "./summary.ts";
import { type TurnedSummary, TWO_SEARCHERS } from "./turned.ts";

/** An edge is small up to six points of ten games, about 70 Elo; more than that decides short matches. */
const SMALL_EDGE = 0.6;
/** A player `hardly` loses if it loses at most one game in ten. */
const HARDLY = 0.1;
/** `Many` games are at least one in ten: less often, a player who is behind will rarely see one. */
const MANY = 0.1;

/** The verdict on C16b. */
export function squaresVerdict(squares: Summary["squares"]): Verdict {
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

/** The verdict on C16c. */
export function whitesEdge(white: Summary["white"]): Verdict {
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

/** The verdict on C23a. */
export function sooner(corners: readonly CornerSummary[]): Verdict {
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

/** The verdict on C23b. */
export function firstHalf(corners: readonly CornerSummary[]): Verdict {
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

/** The verdict on C25a. */
export function movesRunOut({ greedy }: MobilitySummary): Verdict {
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

/** The verdict on C25b. */
export function loses({ lostMinusWon, lost, won, greedy }: MobilitySummary): Verdict {
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

/** The verdicts on C26: games that seem lost, and games that are. */
export function turnedGames(groups: readonly TurnedSummary[]): Verdict[] {
  const searching = groups.find(({ group }) => group === TWO_SEARCHERS);
  const share = (interval: Interval) => `a share of ${formatInterval(interval, { digits: 3 })}`;
  const inGroups = (shareOf: (group: TurnedSummary) => Interval) =>
    groups.map((each) => `${share(shareOf(each))} in games of ${each.group}`).join(", ");
  const judged =
    `Judged by games of ${TWO_SEARCHERS} (many: the interval lies above ${MANY}, one ` +
    "game in ten).";
  return [
    {
      claim: "C26a",
      sentence: "Many games that seem lost in the middle are won.",
      verdict: searching ? judge(searching.fromBehind, { low: MANY }) : "not decided",
      measured: searching
        ? `between ${TWO_SEARCHERS} the side with fewer discs at half time wins ${
          share(searching.fromBehind)
        } games`
        : "0 such games",
      evidence: `The side with fewer discs after 30 moves won ${
        inGroups(({ fromBehind }) => fromBehind)
      }. ${judged} Whether it is behind by better play or by worse, discs do not say.`,
    },
    {
      claim: "C26b",
      sentence:
        "Many games that are lost by their exact value near the end are not lost after all.",
      verdict: searching ? judge(searching.turned, { low: MANY }) : "not decided",
      measured: searching
        ? `between ${TWO_SEARCHERS} not lost after all: ${share(searching.turned)} games`
        : "0 such games",
      evidence: `The side that had lost by the exact value near the end did not lose ${
        inGroups(({ turned }) => turned)
      }. ${judged}`,
    },
  ];
}

function half(corners: readonly CornerSummary[], name: string): CornerSummary | undefined {
  return corners.find(({ when }) => when === name);
}

/** Whether one interval lies above another. */
function above(one: Interval, other: Interval): VerdictWord {
  const ends = [one.low, one.high, other.low, other.high];
  if (ends.includes(null)) return "not decided";
  if (one.low! > other.high!) return "confirmed";
  return one.high! < other.low! ? "refuted" : "not decided";
}

function discs(gain: Interval): string {
  return `${formatInterval(gain, { digits: 1 })} discs`;
}
