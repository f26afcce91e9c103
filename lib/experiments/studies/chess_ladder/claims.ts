/**
 * What the study says of the claims of the sources.
 *
 * @module
 */
import { formatNumber } from "matchbox/report/format.ts";
import type { Claim, Statement } from "../../claim.ts";
import { rowsWith, rowWith } from "../../groups.ts";
import { ABOVE_EVEN, BELOW_EVEN, EVEN } from "../../judge.ts";
import { caseOf, inElo } from "../../shown_matches.ts";
import { brief, NO_AMOUNT, POINTS } from "../../phrases.ts";
import { OPENINGS_ITSELF } from "./games.ts";
import { ALL_ADDITIONS, FRAME, PLACES, SCALES, STEPS } from "./players.ts";
import type { MatchSummary, Summary } from "./summary.ts";

/** From this depth of the full-width search on it is meant to win, in plies. */
const FROM_DEPTH = 5;
/** Half of what the first move is worth to people: White scores about 0.54 points a game in their databases. */
const SMALLEST_ADVANTAGE = 0.02;
/** Programs that begin to win do so by more than this; it is about 35 Elo. */
const SMALLEST_LEAD = 0.05;

const ANY_LEAD = { low: 0, reason: NO_AMOUNT };

/** C34a to C41b, E4 and E8b. */
export function claims(summary: Summary): Statement[] {
  const [reading, literal] = SCALES.map(({ name }) => name);
  return [
    materialFirst("C34a", reading, summary),
    materialFirst("C34b", literal, summary),
    strongerInTheSameTime(summary),
    firstMove(summary),
    fullWidthWins(summary),
    selectiveBefore(summary),
    scales(summary),
    steps(summary),
  ];
}

/** The source speaks of the influence on the value of a position; points stand beside it. */
function materialFirst(
  claim: string,
  scale: typeof SCALES[number]["name"],
  { influence, parts }: Summary,
): Claim {
  const own = rowsWith(influence, { scale });
  const losses = rowsWith(parts, { scale }).map(({ part, match, behindMaterial }) =>
    `${part} ${formatNumber(EVEN - match.score.mean, 3)}` +
    (behindMaterial ? ` (material loses ${brief(behindMaterial)} more)` : "")
  );
  return {
    claim,
    estimand: "change of the value of a position by material, minus that by another part",
    unit: "pawns",
    digits: 2,
    cases: own.flatMap(({ part, behindMaterial }) =>
      behindMaterial ? [{ name: part, estimate: behindMaterial }] : []
    ),
    allowed: ANY_LEAD,
    rule: "every",
    beside: [
      `The change is that by leaving a part out, without its sign: ${
        own.map(({ part, size }) => `${part} ${brief(size, 2)}`).join("; ")
      }.`,
      "In points a game, a player without a part loses against one with all eight parts, with equal " +
      `nodes: ${losses.join("; ")}.`,
    ],
  };
}

function strongerInTheSameTime({ additions, moreNodes }: Summary): Claim {
  const single = additions.filter(({ addition }) => addition !== ALL_ADDITIONS);
  const all = rowWith(additions, { addition: ALL_ADDITIONS });
  return {
    claim: "C36h",
    estimand: "points with an addition minus points with the nodes of its time",
    ...POINTS,
    cases: single.map(({ addition, place, ahead }) => ({
      name: `${addition} ${place}`,
      estimate: ahead,
    })),
    allowed: ANY_LEAD,
    rule: "each",
    beside: [
      ...PLACES.map((place) => {
        const worth = rowsWith(moreNodes, { place })
          .map(({ times, score }) => `${times} times ${brief(score)}`);
        return `${
          place === "alone" ? `Added to ${FRAME} alone` : "Beside all others"
        }, with equal ` +
          `nodes: ${rowsWith(single, { place }).map(scoreAndTime).join("; ")}. ` +
          `More nodes in place of an addition score ${worth.join(", ")}.`;
      }),
      "The times are medians over positions, for the same nodes.",
      `All together: ${scoreAndTime(all)}, ahead by ${brief(all.ahead)}.`,
    ],
  };
}

function scoreAndTime({ addition, match, time }: Summary["additions"][number]): string {
  return `${addition} ${brief(match.score)} in ${formatNumber(time.median, 2)} times the time`;
}

function firstMove({ white }: Summary): Claim {
  const { score, wins, draws, losses } = white.at(-1)!;
  return {
    claim: "C39a",
    estimand: "White's score when a player meets itself",
    ...POINTS,
    cases: [{ name: "", estimate: score }],
    allowed: ABOVE_EVEN,
    smallest: SMALLEST_ADVANTAGE,
    rule: "pooled",
    couldFail: {
      what: "games that were not drawn",
      count: wins + losses,
      of: wins + draws + losses,
    },
    beside: [
      `White won ${wins} games, drew ${draws} and lost ${losses}.`,
      `By player: ${
        white.slice(0, -1).map((each) => `${each.player} ${brief(each.score)}`).join("; ")
      }.`,
      `Games begin after ${OPENINGS_ITSELF}.`,
    ],
  };
}

function fullWidthWins(summary: Summary): Claim {
  const equal = rowsWith(summary.selective, { group: "equal depth" }).map(({ match, costs }) =>
    `${match.what} ${brief(match.score)}` +
    (costs
      ? ` with ${
        formatNumber(costs.full.nodes.mean / costs.selective.nodes.mean, 1)
      } times the nodes`
      : "")
  );
  const depths = rowsWith(summary.selective, { group: "equal nodes" }).flatMap((
    { match, costs },
  ) =>
    costs ? [`${match.what} ${[costs.full, costs.selective].map(depthText).join(" against ")}`] : []
  );
  return {
    claim: "C41a",
    ...fullWidth(summary, (plies) => plies >= FROM_DEPTH),
    allowed: ABOVE_EVEN,
    smallest: SMALLEST_LEAD,
    rule: "each",
    beside: [
      "The depth of a search is the mean over positions of the last depth that it completes; full " +
      `width against selective: ${depths.join("; ")}.`,
      `At equal depth full width scores: ${equal.join("; ")}.`,
    ],
  };
}

function selectiveBefore(summary: Summary): Claim {
  const widths = rowsWith(summary.selective, { group: "width" })
    .map(({ match }) => `${brief(match.score)} against ${match.second}`);
  return {
    claim: "C41b",
    ...fullWidth(summary, (plies) => plies < FROM_DEPTH),
    allowed: BELOW_EVEN,
    smallest: SMALLEST_LEAD,
    rule: "each",
    beside: [`With other widths full width scores: ${widths.join("; ")}.`],
  };
}

/** The scores of the full-width search with equal nodes, where it reaches such a depth. */
function fullWidth({ selective }: Summary, reaches: (plies: number) => boolean) {
  const cases = rowsWith(selective, { group: "equal nodes" }).flatMap(({ match, costs }) =>
    costs && reaches(costs.full.depth.mean) ? [{ name: match.what, estimate: match.score }] : []
  );
  return { estimand: "score of the full-width search", ...POINTS, cases };
}

function depthText({ depth }: { readonly depth: { readonly mean: number } }): string {
  return formatNumber(depth.mean, 1);
}

function scales({ ladder }: Summary): Statement {
  const [cent, whole] = SCALES.map(({ name }) => `eight parts, ${name}`);
  const names = [cent, whole, STEPS.at(-1)!];
  const between = ladder.filter((match) =>
    [match.first, match.second].every((name) => names.includes(name))
  );
  return {
    kind: "question",
    claim: "E4",
    sentence: "What is the evaluation in eight parts worth, on the two scales of a point?",
    estimand: "score at equal depth",
    ...POINTS,
    cases: between.map(caseOf),
    beside: [inElo(between)],
  };
}

function steps({ ladder }: Summary): Claim {
  const found = stepMatches(ladder);
  return {
    claim: "E8b",
    estimand: "score against the step before",
    ...POINTS,
    cases: found.map(caseOf),
    allowed: ABOVE_EVEN,
    rule: "every",
    beside: [inElo(found)],
  };
}

/** The matches between a step of E8 and the step before it. */
export function stepMatches(ladder: readonly MatchSummary[]): MatchSummary[] {
  return STEPS.slice(1).flatMap((first, index) =>
    rowsWith(ladder, { first, second: STEPS[index] })
  );
}
