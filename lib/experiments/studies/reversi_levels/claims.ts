/**
 * What the study says of the claims about strength, levels and cutoffs.
 *
 * @module
 */
import type { Claim, Question, Statement } from "../../claim.ts";
import { nameInSentence } from "../../game_names.ts";
import { rowsWith, rowWith } from "../../groups.ts";
import { ABOVE_EVEN, BELOW_EVEN, judge } from "../../judge.ts";
import { brief, NO_AMOUNT, POINTS } from "../../phrases.ts";
import { inElo } from "../../shown_matches.ts";
import { MATERIAL, orders } from "./rows.ts";
import {
  cornersAndXSquares,
  early,
  fromBehind,
  loses,
  movesRunOut,
  notLostAfterAll,
  sooner,
  whitesEdge,
} from "./strategy_claims.ts";
import type { MatchSummary, Summary } from "./summary.ts";

/** B6 and C16b to C30b. */
export function claims(summary: Summary): Statement[] {
  return [
    correction(summary),
    cornersAndXSquares(summary),
    whitesEdge(summary),
    handWeights(summary),
    sooner(summary),
    early(summary),
    movesRunOut(summary),
    loses(summary),
    fromBehind(summary),
    notLostAfterAll(summary),
    levelWins("C29a", ["hard", "medium"], summary),
    levelWins("C29b", ["medium", "easy"], summary),
    fewerMoves(summary),
    byMaterial(summary),
    capturesFirst(summary),
  ];
}

function correction({ matches }: Summary): Question {
  const found = rowsWith(matches, { differ: "correction" });
  return {
    kind: "question",
    claim: "B6",
    sentence: "The sum of the heuristics ignores who moved last: what is a correction worth?",
    estimand: "score with the correction against the same search without it",
    ...POINTS,
    cases: found.map(({ first, score }) => ({ name: first, estimate: score })),
    beside: [
      "The corrected player takes the mean of the sum after the last two plies.",
      inElo(found),
      `Compared with an even score: ${
        found.map(({ first, score }) => `${WORTH[judge(score, ABOVE_EVEN)]} (${first})`).join("; ")
      }.`,
    ],
  };
}

/** What a score above, below or across an even score shows. */
const WORTH = {
  "confirmed": "a gain",
  "refuted": "a loss",
  "not decided": "no difference shown",
} as const;

function handWeights({ matches }: Summary): Claim {
  const match = rowWith(matches, { first: "equal weights", second: "heuristics" });
  return {
    claim: "C21",
    estimand: "score of the equal weights at depth 3",
    ...POINTS,
    cases: [{ name: "", estimate: match.score }],
    allowed: BELOW_EVEN,
    rule: "pooled",
    beside: [
      inElo([match]),
      "The sum of the weights does not matter: alpha-beta chooses the same move when all are " +
      "multiplied by one number.",
    ],
  };
}

function levelWins(
  claim: string,
  [first, second]: readonly [string, string],
  { matches }: Summary,
): Claim {
  const match = rowWith(matches, { first, second });
  const ofThem = (each: MatchSummary) =>
    [each.first, each.second].every((name) => name.startsWith(first) || name.startsWith(second));
  const apart = matches.filter((each) =>
    (each.differ === "depth" || each.differ === "evaluation") && ofThem(each)
  );
  const scores = apart.map(({ first, second, score }) =>
    `${first} ${brief(score)} against ${second}`
  );
  return {
    claim,
    estimand: `score of ${first} against ${second}`,
    ...POINTS,
    cases: [{ name: "", estimate: match.score }],
    allowed: ABOVE_EVEN,
    rule: "pooled",
    beside: [inElo([match]), `Depth and evaluation apart: ${scores.join("; ")}.`],
  };
}

function fewerMoves({ mobility: { mediumMinusEasy, atEqualDepth, players } }: Summary): Claim {
  const leaves = (player: string) => brief(rowWith(players, { player }).left, 2);
  return {
    claim: "C29c",
    estimand: "moves left to the opponent, medium minus easy",
    ...{ unit: "moves a turn", digits: 2 },
    cases: [
      { name: "the levels as they are", estimate: mediumMinusEasy },
      ...atEqualDepth.map(({ first, second, minus }) => ({
        name: `${first} against ${second}`,
        estimate: minus,
      })),
    ],
    allowed: { high: 0, reason: NO_AMOUNT },
    rule: "each",
    beside: [
      "As they are, both meet the same five opponents from the same openings. At equal depth only the " +
      "evaluation differs.",
      `Against all, medium leaves ${leaves("medium")}, easy ${leaves("easy")}.`,
    ],
  };
}

const FEWER_NODES = "because more cutoffs leave fewer nodes";

function byMaterial({ cutoffs }: Summary): Claim {
  return {
    claim: "C30a",
    estimand: "nodes of other evaluations divided by those of material alone, moves as generated",
    digits: 2,
    cases: otherEvaluations(cutoffs, orders[0]).map((each) => ({
      name: evaluationName(each),
      estimate: each.toMaterial,
    })),
    allowed: { low: 1, reason: FEWER_NODES },
    rule: "each",
  };
}

/** The claim is about cutoffs, so the nodes of the search are judged; what sorting costs stands beside. */
function capturesFirst({ cutoffs }: Summary): Claim {
  const own = rowsWith(cutoffs, { evaluation: MATERIAL, order: orders[1] });
  const charged = own.map(({ game, charged }) => `${brief(charged, 2)} (${nameInSentence(game)})`);
  const others = otherEvaluations(cutoffs, orders[1]).map((each) =>
    `${brief(each.toGenerated, 2)} (${evaluationName(each)})`
  );
  return {
    claim: "C30b",
    estimand:
      "nodes of the search with captures first divided by those with the moves as generated",
    digits: 2,
    cases: own.map(({ game, toGenerated }) => ({
      name: nameInSentence(game),
      estimate: toGenerated,
    })),
    allowed: { high: 1, reason: FEWER_NODES },
    rule: "each",
    beside: [
      "Every move of Reversi flips discs, so the move that flips most comes first. To find it, the " +
      "position after each move is looked at.",
      `If each such look counts as a node it is ${charged.join(", ")}.`,
      `With other evaluations: ${others.join("; ")}.`,
    ],
  };
}

/** An evaluation with its game, e.g. `squares in Reversi 8x8`. */
export function evaluationName(
  { game, evaluation }: Pick<Summary["cutoffs"][number], "game" | "evaluation">,
): string {
  return `${evaluation} in ${nameInSentence(game)}`;
}

/** The nodes of the evaluations that count more than material, in one order. */
function otherEvaluations(cutoffs: Summary["cutoffs"], order: string): Summary["cutoffs"] {
  return rowsWith(cutoffs, { order }).filter(({ evaluation }) => evaluation !== MATERIAL);
}
