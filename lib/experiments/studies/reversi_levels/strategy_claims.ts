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
import type { Claim, Question } from "../../claim.ts";
import { difference } from "../../estimates.ts";
import { rowsWith } from "../../groups.ts";
import { EVEN } from "../../judge.ts";
import { brief, NO_AMOUNT, POINTS } from "../../phrases.ts";
import {
  FIRST_HALF,
  FIRST_HALF_OF_GOOD,
  GOOD_PLAYER,
  SECOND_HALF,
  SECOND_HALF_OF_GOOD,
  type Summary,
  TENS,
  TWO_SEARCHERS,
} from "./summary.ts";

/** An edge is small up to six points of ten games. */
const SMALL_EDGE = 0.6;
/** A smaller edge than a game in fifty would hardly be noticed. */
const SMALLEST_EDGE = 0.02;
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

/** C16c, by level: a mean over the levels hangs on which of them are played. */
export function whitesEdge({ white }: Summary): Claim {
  const { score, last } = white.at(-1)!;
  return {
    claim: "C16c",
    estimand: "White's score when a player meets itself",
    ...POINTS,
    cases: white.slice(0, -1).map(({ player, score }) => ({ name: player, estimate: score })),
    allowed: {
      ...{ low: EVEN, high: SMALL_EDGE },
      reason: `because a score of more than ${SMALL_EDGE}, about 70 Elo, decides short matches`,
    },
    smallest: SMALLEST_EDGE,
    rule: "each",
    beside: [
      `All together it is ${brief(score)}.`,
      `White moves last in a share of ${formatNumber(last.mean, 3)} of the games.`,
      "Games begin after eight random plies.",
    ],
  };
}

/** C23a: the first disc that can never be turned is a corner. Good players are judged, as in C23b. */
export function sooner({ corners }: Summary): Claim {
  const [first, second] = [FIRST_HALF_OF_GOOD, SECOND_HALF_OF_GOOD]
    .map((name) => pointsIn(name, corners));
  const [firstOfAll, secondOfAll] = [FIRST_HALF, SECOND_HALF]
    .map((name) => pointsIn(name, corners));
  const tens = TENS.flatMap(({ when }) => {
    const points = pointsIn(when, corners);
    return points ? [`${formatNumber(points.mean, 2)} (${when})`] : [];
  });
  const halves = (early: Interval, late: Interval) =>
    `in the first half it is ${brief(early)} in ${
      formatNumber(early.count)
    } games, in the second ` +
    `${brief(late)} in ${formatNumber(late.count)}`;
  return {
    claim: "C23a",
    estimand: "score with a first corner in the first half minus that in the second half",
    ...POINTS,
    cases: first && second ? [{ name: GOOD_PLAYER, estimate: difference(first, second) }] : [],
    allowed: { low: 0, reason: NO_AMOUNT },
    rule: "pooled",
    beside: [
      "The first stable disc is a corner; both players are the same. The source speaks of good " +
      "players, so the strongest one is judged.",
      ...first && second ? [`Of its games, ${halves(first, second)}.`] : [],
      ...firstOfAll && secondOfAll
        ? [`Of the games of all equal players, ${halves(firstOfAll, secondOfAll)}.`]
        : [],
      `By moves, all players: ${tens.join(", ")}.`,
    ],
  };
}

function pointsIn(name: string, corners: Summary["corners"]): Interval | undefined {
  return corners.find(({ when }) => when === name)?.points;
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
    exploratory: "what is estimated, and in how many games, was chosen after a look at the data",
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

/** C26a: a question, because `many` is no amount and half of the games would be turned if discs said nothing. */
export function fromBehind({ turned }: Summary): Question {
  return {
    kind: "question",
    claim: "C26a",
    sentence: "How many games that seem lost in the middle are won?",
    estimand: "share of games that the side with fewer discs at half time wins",
    cases: turned.map(({ group, fromBehind }) => ({ name: group, estimate: fromBehind })),
    beside: [
      "The source says many and gives no amount. Whether that side is behind by better play or by worse, " +
      "discs do not say: if they said nothing, half of the games would be won.",
    ],
  };
}

/** C26b. */
export function notLostAfterAll({ turned }: Summary): Claim {
  const judged = rowsWith(turned, { group: TWO_SEARCHERS });
  const others = turned.filter(({ group }) => group !== TWO_SEARCHERS);
  return {
    claim: "C26b",
    estimand:
      "share of games that the side that had lost by the exact value near the end does not lose",
    cases: judged.map(({ group, turned }) => ({ name: group, estimate: turned })),
    allowed: { low: MANY, reason: "because many is at least one game in ten" },
    rule: "pooled",
    beside: others.map(({ group, turned }) => `In games of ${group} it is ${brief(turned)}.`),
  };
}
