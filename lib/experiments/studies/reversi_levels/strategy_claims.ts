/**
 * What the study says of the notes on strategy: squares, corners, moves that run out, the end.
 *
 * Some notes are judged elsewhere: greed (C16a) and mobility (D11) in the study of evidence, the last move
 * (C24) in the facts of the game trees.
 *
 * @module
 */
import { formatNumber } from "matchbox/report/format.ts";
import type { Interval } from "matchbox/report/statistics/interval.ts";
import type { Claim } from "../../claim.ts";
import { EVEN } from "../../judge.ts";
import { brief, NO_AMOUNT, POINTS } from "../../phrases.ts";
import {
  FIRST_HALF,
  FIRST_HALF_OF_GOOD,
  GOOD_PLAYER,
  SECOND_HALF,
  type Summary,
  TENS,
  TWO_SEARCHERS,
} from "./summary.ts";

/** An edge is small up to six points of ten games. */
const SMALL_EDGE = 0.6;
/** A player `hardly` loses if it loses at most one game in ten. */
const HARDLY = 0.1;
/** `Many` games are at least one in ten. */
const MANY = 0.1;

/** C16b: both kinds of squares are needed. */
export function cornersAndXSquares({ squares }: Summary): Claim {
  const ranges = { "corner": { low: 0 }, "X-square": { high: 0 } };
  return {
    claim: "C16b",
    estimand: "value of a move there minus that of the other moves",
    ...{ unit: "discs", digits: 1 },
    cases: squares.length < 2 ? [] : squares.map(({ square, gain }) => ({
      ...{ name: `${square}s`, estimate: gain, allowed: ranges[square] },
    })),
    allowed: { reason: NO_AMOUNT },
    rule: "each",
    beside: [
      "The values are exact, in positions with 12 empty squares; the corner of an X-square is empty.",
      "Earlier positions are not solved here.",
    ],
  };
}

/** C16c. */
export function whitesEdge({ white }: Summary): Claim {
  const { score, last } = white.at(-1)!;
  const byPlayer = white.slice(0, -1)
    .map(({ player, score }) => `${player} ${formatNumber(score.mean, 3)}`);
  return {
    claim: "C16c",
    estimand: "White's score when a player meets itself",
    ...POINTS,
    cases: [{ name: "", estimate: score }],
    allowed: {
      ...{ low: EVEN, high: SMALL_EDGE },
      reason: `because a score of more than ${SMALL_EDGE}, about 70 Elo, decides short matches`,
    },
    rule: "pooled",
    beside: [
      `By player: ${byPlayer.join(", ")}.`,
      `White moves last in a share of ${formatNumber(last.mean, 3)} of the games.`,
      "Games begin after eight random plies.",
    ],
  };
}

/** C23a: the first disc that can never be turned is a corner. */
export function sooner({ corners }: Summary): Claim {
  const [first, second] = [FIRST_HALF, SECOND_HALF].map((name) => pointsIn(name, corners));
  const tens = TENS.flatMap(({ when }) => {
    const points = pointsIn(when, corners);
    return points ? [`${formatNumber(points.mean, 2)} (${when})`] : [];
  });
  return {
    claim: "C23a",
    estimand: "score with a first corner in the first half minus that in the second half",
    ...POINTS,
    cases: first && second ? [{ name: "", estimate: widestDifference(first, second) }] : [],
    allowed: { low: 0, reason: NO_AMOUNT },
    rule: "pooled",
    beside: [
      "The first stable disc is a corner; both players are the same.",
      `Its owner scores ${tens.join(", ")}.`,
      ...first && second
        ? [
          `In the first half it is ${brief(first)} in ${formatNumber(first.count)} games, in the ` +
          `second ${brief(second)} in ${
            formatNumber(second.count)
          }; the interval of the difference ` +
          "is the widest that these two allow.",
        ]
        : [],
    ],
  };
}

function pointsIn(name: string, corners: Summary["corners"]): Interval | undefined {
  return corners.find(({ when }) => when === name)?.points;
}

/** It lies above 0 if the whole first interval lies above the second. */
function widestDifference(one: Interval, other: Interval): Interval {
  return {
    mean: one.mean - other.mean,
    low: one.low! - other.high!,
    high: one.high! - other.low!,
    ...{ count: Math.min(one.count, other.count), unit: one.unit },
  };
}

/** C23b. */
export function early({ corners }: Summary): Claim {
  const [good, all] = [FIRST_HALF_OF_GOOD, FIRST_HALF]
    .map((name) => corners.find(({ when }) => when === name)?.lost);
  return {
    claim: "C23b",
    estimand: "share of games that the owner of a first corner in the first half loses",
    cases: good ? [{ name: GOOD_PLAYER, estimate: good }] : [],
    allowed: { high: HARDLY, reason: "because hardly ever is at most one game in ten" },
    rule: "pooled",
    beside: [
      "The source speaks of a good player, so the strongest one is judged, against itself.",
      ...all ? [`Of the games of all equal players the owner loses ${brief(all)}.`] : [],
    ],
  };
}

/** C25a. */
export function movesRunOut({ mobility: { greedy } }: Summary): Claim {
  return {
    claim: "C25a",
    estimand: "legal moves of maximum disc minus its opponent's, moves 21 to 40",
    ...{ unit: "moves a turn", digits: 2 },
    cases: greedy.map(({ opponent, lead }) => ({ name: `against ${opponent}`, estimate: lead })),
    allowed: { high: 0, reason: NO_AMOUNT },
    rule: "each",
  };
}

/** C25b. */
export function loses({ mobility: { lostMinusWon, lost, won, greedy } }: Summary): Claim {
  const points = greedy.map((each) => `${each.opponent} ${formatNumber(each.points, 2)}`);
  return {
    claim: "C25b",
    estimand: "lead in moves of maximum disc against random play, in lost games minus in won games",
    ...{ unit: "moves a turn", digits: 2 },
    cases: lostMinusWon ? [{ name: "", estimate: lostMinusWon }] : [],
    allowed: { high: 0, reason: NO_AMOUNT },
    rule: "pooled",
    beside: [
      lost && won
        ? `The lead, moves 21 to 40, is ${brief(lost, 2)} in the ${
          formatNumber(lost.count)
        } games ` +
          `that it loses and ${brief(won, 2)} in the ${formatNumber(won.count)} that it wins.`
        : "The leads cannot be compared, because 0 games were lost or won.",
      `Its points a game against each opponent: ${points.join(", ")}.`,
      "Whether greed loses (C16a) is judged in the study of evidence.",
    ],
  };
}

/** C26: games that seem lost, and games that are. */
export function turnedGames({ turned }: Summary): Claim[] {
  const claim = (
    id: string,
    estimand: string,
    shareOf: (each: Summary["turned"][number]) => Interval,
    beside: readonly string[],
  ): Claim => {
    const [judged, others] = [true, false].map((searching) =>
      turned.filter(({ group }) => (group === TWO_SEARCHERS) === searching)
    );
    return {
      ...{ claim: id, estimand },
      cases: judged.map((each) => ({ name: each.group, estimate: shareOf(each) })),
      allowed: { low: MANY, reason: "because many is at least one game in ten" },
      rule: "pooled",
      beside: [
        ...others.map((each) => `In games of ${each.group} it is ${brief(shareOf(each))}.`),
        ...beside,
      ],
    };
  };
  return [
    claim(
      "C26a",
      "share of games that the side with fewer discs at half time wins",
      ({ fromBehind }) => fromBehind,
      ["Whether that side is behind by better play or by worse, discs do not say."],
    ),
    claim(
      "C26b",
      "share of games that the side that had lost by the exact value near the end does not lose",
      ({ turned }) => turned,
      [],
    ),
  ];
}
