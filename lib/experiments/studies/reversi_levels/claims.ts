/**
 * The verdicts of the study on the claims of the sources.
 *
 * @module
 */
import { formatElo } from "matchbox/arena/format_elo.ts";
import { formatNumber } from "matchbox/report/format.ts";
import { formatInterval } from "matchbox/report/statistics/interval.ts";
import { fromTo } from "../../from_to.ts";
import { EVEN, judge, judgeTogether } from "../../judge.ts";
import type { Verdict } from "../../study.ts";
import type { CutoffSummary } from "./effort.ts";
import type { MatchSummary } from "./match_summary.ts";
import type { MobilitySummary } from "./mobility_summary.ts";
import { orders } from "./rows.ts";
import { games } from "./scores.ts";
import {
  firstHalf,
  loses,
  movesRunOut,
  sooner,
  squaresVerdict,
  turnedGames,
  whitesEdge,
} from "./strategy_claims.ts";
import type { Summary } from "./summary.ts";

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
    ...turnedGames(turned),
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

function say({ first, second, score, elo }: MatchSummary): string {
  return `${first} scores ${formatInterval(score, { digits: 3 })} against ${second}, ` +
    `${formatElo(elo)} Elo`;
}
