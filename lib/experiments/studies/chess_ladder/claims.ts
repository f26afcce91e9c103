/**
 * The verdicts of the study on the claims of the sources.
 *
 * @module
 */
import { formatElo } from "matchbox/arena/format_elo.ts";
import { formatNumber } from "matchbox/report/format.ts";
import { formatInterval, type Interval, type Spread } from "matchbox/report/statistics/interval.ts";
import { fromTo } from "../../from_to.ts";
import { EVEN, judge, judgeEvery, judgeTogether } from "../../judge.ts";
import type { Verdict } from "../../study.ts";
import { type AdditionSummary, PLACES } from "./addition_summary.ts";
import type { MatchSummary } from "./match_summary.ts";
import type { PartSummary } from "./part_summary.ts";
import { ALL_ADDITIONS, FRAME, SCALES, STEPS } from "./players.ts";
import type { SelectiveSummary } from "./selective_summary.ts";
import type { Summary } from "./summary.ts";

/** From this depth of the full-width search on it is meant to win, in plies. */
const FROM_DEPTH = 5;

/** The verdicts on C34a to C41b, E4 and E8b. */
export function claims(summary: Summary): Verdict[] {
  const { ladder, parts, selective, white } = summary;
  const [reading, literal] = SCALES.map(({ name }) => parts.filter(({ scale }) => scale === name));
  return [
    materialFirst("C34a", "a point is 1/100 of a pawn", reading),
    materialFirst("C34b", "a point is a whole pawn", literal),
    strongerInTheSameTime(summary),
    firstMove(white),
    fullWidthWins(selective),
    selectiveBefore(selective),
    scales(ladder),
    steps(ladder),
  ];
}

function materialFirst(claim: string, when: string, parts: readonly PartSummary[]): Verdict {
  const others = parts.filter(({ part }) => part !== "material");
  const material = parts.find(({ part }) => part === "material")!;
  const told = others.map(({ part, match, behindMaterial }) =>
    `${part} ${formatNumber(EVEN - match.score.mean, 3)}, ${
      formatInterval(behindMaterial, { digits: 3, count: false })
    } less than material`
  );
  const nearest =
    others.toSorted((one, other) => one.behindMaterial.mean - other.behindMaterial.mean)[0];
  return {
    claim,
    sentence: `Of the eight parts material has the largest influence, if ${when}.`,
    verdict: judgeEvery(others.map(({ behindMaterial }) => judge(behindMaterial, { low: 0 }))),
    measured: `the nearest part, ${nearest.part}, is worth ${
      short(nearest.behindMaterial, 3)
    } points a game less than material, ${nearest.behindMaterial.count} openings`,
    evidence: "Influence: points per game that a player loses, against the player with all eight " +
      "parts, when a part is left out; equal nodes. Material: " +
      `${formatNumber(EVEN - material.match.score.mean, 3)}. The others: ${told.join("; ")}; ` +
      `${others[0].behindMaterial.count} openings each (largest: every one of these intervals, ` +
      "over openings, lies above 0).",
  };
}

function strongerInTheSameTime({ additions, moreNodes }: Summary): Verdict {
  const single = additions.filter(({ addition }) => addition !== ALL_ADDITIONS);
  const all = additions.find(({ addition }) => addition === ALL_ADDITIONS);
  const told = PLACES.map((place) => {
    const worth = moreNodes.filter((each) => each.place === place)
      .map(({ times, score }) => `${times} times ${short(score, 3)}`);
    return `${place === "alone" ? `Added to ${FRAME} alone` : "Beside all others"}: ${
      single.filter((each) => each.place === place).map(sayAddition).join("; ")
    }. More nodes in place of an addition score ${worth.join(", ")}.`;
  });
  return {
    claim: "C36h",
    sentence: "With each addition the program plays stronger in the same time.",
    verdict: judgeTogether(single.map(({ ahead }) => judge(ahead, { low: 0 }))),
    measured: `ahead by ${
      fromTo(
        single.map(({ addition, place, ahead }) => [`${addition} ${place}`, ahead]),
        3,
      )
    } points a game, ${single[0].match.score.count} games each`,
    evidence: "Scores of the player with the addition against the one without, with the same " +
      `number of nodes a move, ${single[0].match.score.count} games each. ${told.join(" ")} ` +
      "The times are medians over positions, for the same nodes. Ahead: the points with the " +
      "addition minus those with the nodes of that time (stronger in the same time: the interval " +
      "lies above 0; both cases count)." + (all ? ` All together: ${sayAddition(all)}.` : ""),
  };
}

function sayAddition({ addition, match, time, ahead }: AdditionSummary): string {
  return `${addition} ${short(match.score, 3)} in ${formatNumber(time.median, 2)} times the ` +
    `time, ahead by ${short(ahead, 3)} (${judge(ahead, { low: 0 })})`;
}

function firstMove(white: Summary["white"]): Verdict {
  const { score, wins, draws, losses } = white.at(-1)!;
  return {
    claim: "C39a",
    sentence: "Between equal players the first move is an advantage.",
    verdict: judge(score, { low: EVEN }),
    measured: `White scores ${short(score, 3)} points a game, ${score.count} games`,
    evidence: `When a player meets itself, White scores ${formatInterval(score, { digits: 3 })} ` +
      `points a game: ${wins} games won, ${draws} drawn, ${losses} lost (${
        white.slice(0, -1).map(({ player, score }) => `${player} ${short(score, 3)}`).join("; ")
      }). An advantage: the interval, over openings, lies above ${EVEN}. Games begin after one ` +
      "random move of each side.",
  };
}

function fullWidthWins(selective: readonly SelectiveSummary[]): Verdict {
  const deep = byDepth(selective).filter(({ plies }) => plies >= FROM_DEPTH);
  return {
    claim: "C41a",
    sentence: "From depth 5 on a search of all moves beats a selective search with equal nodes.",
    verdict: deep.length === 0
      ? "not decided"
      : judgeTogether(deep.map(({ score }) => judge(score, { low: EVEN }))),
    measured: scoresByDepth(deep),
    evidence:
      (deep.length === 0
        ? `0 of ${byDepth(selective).length} matches reach depth ${FROM_DEPTH}.`
        : `${
          deep.map(sayDepth).join("; ")
        } (beats: the interval lies above ${EVEN}; the depth of ` +
          "the full-width search is the mean over positions in whole plies).") +
      ` With equal depth: ${equalDepth(selective)}.`,
  };
}

function selectiveBefore(selective: readonly SelectiveSummary[]): Verdict {
  const shallow = byDepth(selective).filter(({ plies }) => plies < FROM_DEPTH);
  const widths = selective.filter(({ group }) => group === "width").map(({ match }) =>
    `against ${match.second} it scores ${short(match.score, 3)}`
  );
  return {
    claim: "C41b",
    sentence: "Before depth 5 the selective search wins with equal nodes.",
    verdict: shallow.length === 0
      ? "not decided"
      : judgeTogether(shallow.map(({ score }) => judge(score, { high: EVEN }))),
    measured: scoresByDepth(shallow),
    evidence: `${shallow.map(sayDepth).join("; ")} (the selective search wins: the interval of ` +
      `the full-width search lies below ${EVEN}; the claim says that full width only began to ` +
      `win at depth ${FROM_DEPTH}). Other widths: ${widths.join("; ")}.`,
  };
}

/** The matches with equal nodes, with the depth of the full-width search in whole plies. */
function byDepth(selective: readonly SelectiveSummary[]) {
  return selective.flatMap(({ group, match: { what, score }, costs }) =>
    group === "equal nodes" && costs
      ? [{ what, score, plies: Math.round(costs.full.depth.mean), costs }]
      : []
  );
}

function scoresByDepth(matches: ReturnType<typeof byDepth>): string {
  if (matches.length === 0) return "0 matches at these depths";
  return `full width scores ${
    fromTo(matches.map(({ what, score }) => [what, score]), 3)
  } points a game, ${matches[0].score.count} games each`;
}

function sayDepth({ what, score, costs }: ReturnType<typeof byDepth>[number]): string {
  return `with ${what} a move, at depth ${formatNumber(costs.full.depth.mean, 1)} against ` +
    `${formatNumber(costs.selective.depth.mean, 1)}, full width scores ${
      formatInterval(score, { digits: 3 })
    }`;
}

function equalDepth(selective: readonly SelectiveSummary[]): string {
  return selective.filter(({ group }) => group === "equal depth").map(({ match, costs }) =>
    `at ${match.what} full width scores ${short(match.score, 3)}` +
    (costs
      ? ` with ${
        formatNumber(costs.full.nodes.mean / costs.selective.nodes.mean, 1)
      } times the nodes`
      : "")
  ).join("; ");
}

function scales(ladder: readonly MatchSummary[]): Verdict {
  const [cent, whole] = SCALES.map(({ name }) => `eight parts, ${name}`);
  const between = ladder.filter(({ first, second }) =>
    [first, second].every((name) => [cent, whole, STEPS.at(-1)!].includes(name))
  );
  return {
    claim: "E4",
    sentence: "What is the evaluation in eight parts worth, on the two scales of a point?",
    verdict: "measured",
    measured: `against ${STEPS.at(-1)!}, points a game: ${
      between.filter(({ second }) => second === STEPS.at(-1)!).map(({ first, score }) =>
        `${first} ${short(score, 3)}`
      ).join("; ")
    }; ${between[0].score.count} games each`,
    evidence: `At equal depth ${between.map(say).join("; ")}.`,
  };
}

function steps(ladder: readonly MatchSummary[]): Verdict {
  const found = stepMatches(ladder);
  return {
    claim: "E8b",
    sentence: "Each of the five steps plays stronger than the one before.",
    verdict: judgeTogether(found.map(({ score }) => judge(score, { low: EVEN }))),
    measured: `a step scores ${
      fromTo(
        found.map(({ first, second, score }) => [`${first} against ${second}`, score]),
        3,
      )
    } points a game, ${found[0].score.count} games each`,
    evidence: `${found.map(say).join("; ")} (stronger: the interval lies above ${EVEN}).`,
  };
}

/** The matches between a step of E8 and the step before it. */
export function stepMatches(ladder: readonly MatchSummary[]): MatchSummary[] {
  return STEPS.slice(1).flatMap((first, index) =>
    ladder.filter((match) => match.first === first && match.second === STEPS[index])
  );
}

function say({ first, second, score, elo }: MatchSummary): string {
  return `${first} scores ${formatInterval(score, { digits: 3 })} against ${second}, ` +
    `${formatElo(elo)} Elo`;
}

function short(estimate: Interval | Spread, digits: number): string {
  return formatInterval(estimate, { digits, count: false });
}
