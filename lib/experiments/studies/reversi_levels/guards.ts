/**
 * The sentences about this study that its data could contradict.
 *
 * @module
 */
import { mean as average } from "simple-statistics";
import { guardsOf } from "../../guard.ts";
import { rowsWith, rowWith } from "../../groups.ts";
import { EVEN } from "../../judge.ts";
import { study } from "./show.ts";
import { FIRST_HALF_OF_GOOD, SECOND_HALF_OF_GOOD, type Summary } from "./summary.ts";

const FEW = "it plays few games";
const LEVELS = ["easy", "medium", "hard"];
/** The games in which cutoffs are counted, as their specs begin. */
const CUTOFF_GAMES = ["reversi", "chess"] as const;

export const guards = guardsOf(study, {
  "notebooks/12_reversi_levels.ipynb": [
    {
      sentence:
        "The levels lie in the order of their names, and each of them looks at many times the " +
        "positions of the level below it.",
      holds({ costs }, verdictOn) {
        const nodes = LEVELS.map((player) => rowWith(costs, { player }).nodes.mean);
        return ["C29a", "C29b"].every((claim) => verdictOn(claim).verdict === "confirmed") &&
          nodes.every((count, index) => index === 0 || count > 5 * nodes[index - 1]);
      },
    },
    {
      sentence:
        "In all these matches two plies more decide: the bar lies far to the right of an even " +
        "score. On average an evaluation gains less.",
      notQuick: FEW,
      holds({ matches }) {
        const depth = rowsWith(matches, { differ: "depth" }).map(({ score }) => score);
        const evaluation = rowsWith(matches, { differ: "evaluation" }).map(({ score }) => score);
        return depth.every(({ low }) => low! > 0.7) &&
          average(evaluation.map(({ mean }) => mean)) < average(depth.map(({ mean }) => mean));
      },
    },
    {
      sentence:
        "That of medium beats that of easy at both depths. That of hard is about as good as that " +
        "of medium.",
      notQuick: FEW,
      holds: ({ matches }) =>
        rowsWith(matches, { differ: "evaluation" }).every(({ first, score }) =>
          first.startsWith("hard") ? score.mean > 0.4 && score.mean < 0.6 : score.low! > EVEN
        ),
    },
    {
      sentence: "In both matches it scores less than half of the points.",
      notQuick: FEW,
      holds: ({ matches }) =>
        rowsWith(matches, { differ: "correction" }).every(({ score }) => score.mean < EVEN),
    },
    {
      sentence: "The level hard, which at first weighs moves more than the other levels, leads " +
        "throughout the middle of the game.",
      holds: (summary) => leadsOf(summary, "hard").every(({ mean }) => mean > 0),
    },
    {
      sentence: "Maximum disc falls behind early and stays behind",
      holds: (summary) => leadsOf(summary, "maximum disc").every(({ mean }) => mean < 0),
    },
    {
      sentence:
        "so against each other, by the fresh seeds together, maximum disc is behind by less than one move.",
      decided(verdictOn) {
        const { low, high } = rowWith(verdictOn("C25a").cases, { name: "against easy" });
        return high! < 0 && low! > -1;
      },
    },
    {
      sentence: "It has fewer moves in those that it loses.",
      notQuick: FEW,
      holds: ({ mobility }) => mobility.lostMinusWon!.high! < 0,
    },
    {
      sentence:
        "Whoever takes the first corner wins most games. But over all players an early corner is " +
        "not worth more than a late one: the points even rise a little along the game.",
      notQuick: FEW,
      holds({ corners }) {
        const points = (when: string) => corners.find((each) => each.when === when)!.points.mean;
        return corners.every(({ points }) => points.mean > 0.6) &&
          points("first half") < points("second half");
      },
    },
    {
      sentence: "An early first corner is worth little more than a late one, if anything " +
        "([C23a](../SOURCES.md#c23a)), and its owner loses more than one game in ten",
      notQuick: FEW,
      holds({ corners }) {
        const [early, late] = [FIRST_HALF_OF_GOOD, SECOND_HALF_OF_GOOD].map((name) =>
          rowWith(corners, { when: name })
        );
        return early.points.mean - late.points.mean < 0.08 && early.lost.low! > 0.1;
      },
    },
    {
      sentence: "Even the strongest of these players loses more than one game in ten after it.",
      notQuick: FEW,
      holds: ({ corners }) =>
        corners.filter(({ when }) => when.startsWith("first half")).every(({ lost }) =>
          lost.low! > 0.1
        ),
    },
    {
      sentence: "White does move last in most games, and scores a little more than half.",
      notQuick: FEW,
      holds: ({ white }) => {
        const { score, last } = rowWith(white, { player: "together" });
        return last.low! > 0.5 && score.low! > 0.5 && score.high! < 0.6;
      },
    },
    {
      sentence:
        "a game that is lost by the exact value is seldom saved. In games of a player that does " +
        "not search more are saved.",
      notQuick: FEW,
      holds: ({ turned: [searchers, others] }) =>
        searchers.turned.mean < 0.1 && others.turned.mean > searchers.turned.mean,
    },
    {
      sentence:
        "between players that search the side with fewer discs wins more often than the other.",
      notQuick: FEW,
      holds: ({ turned: [searchers] }) => searchers.fromBehind.low! > EVEN,
    },
    {
      sentence:
        "In both games alpha-beta with the moves as generated visits the fewest nodes when it " +
        "counts material alone. Trying the largest capture first makes each of these searches " +
        "smaller. In chess material alone gains least by it; in Reversi it gains most, as the " +
        "source says",
      notQuick: "it searches few positions",
      holds: (summary) =>
        fewestByMaterial(summary) &&
        CUTOFF_GAMES.every((game) => {
          const [first, ...rest] = cutoffsOf(summary, "captures first", game);
          return first.toGenerated.mean < 1 &&
            rest.every(({ toGenerated: { mean } }) =>
              mean < 1 && (mean < first.toGenerated.mean) === (game === "chess")
            );
        }),
    },
    {
      sentence: "With these positions counted, even material needs more.",
      notQuick: "it searches few positions",
      holds: (summary) => cutoffsOf(summary, "captures first", "reversi")[0].charged.mean > 1,
    },
    {
      sentence:
        "**Material alone has the fewest nodes** in both games ([C30a](../SOURCES.md#c30a)), and " +
        "captures first give it still more cutoffs ([C30b](../SOURCES.md#c30b)). In Reversi they " +
        "cost more than they save.",
      notQuick: "it searches few positions",
      holds: (summary) =>
        fewestByMaterial(summary) &&
        CUTOFF_GAMES.every((game) => {
          const [first] = cutoffsOf(summary, "captures first", game);
          return first.toGenerated.mean < 1 && (game === "chess" || first.charged.mean > 1);
        }),
    },
    {
      sentence: "Medium leaves its opponents fewer moves than easy does",
      notQuick: FEW,
      holds: (_, verdictOn) => verdictOn("C29c").verdict === "confirmed",
    },
    {
      sentence: "A correction for who moved last gains nothing",
      notQuick: FEW,
      holds: ({ matches }) =>
        rowsWith(matches, { differ: "correction" }).every(({ score }) => score.mean <= EVEN),
    },
    {
      sentence: "**The hand weights beat equal weights** ([C21](../SOURCES.md#c21)).",
      notQuick: FEW,
      holds: (_, verdictOn) => verdictOn("C21").verdict === "confirmed",
    },
    {
      sentence: "**White has a small advantage** in the games of all equal players together.",
      notQuick: FEW,
      holds: ({ white }) => {
        const { score } = rowWith(white, { player: "together" });
        return score.low! > EVEN && score.high! < 0.6;
      },
    },
    {
      sentence: "Not every player shows it",
      decided: (verdictOn) =>
        verdictOn("C16c").cases.some(({ verdict }) => verdict !== "confirmed"),
    },
    {
      sentence: "**Greed has fewer moves** than each of its opponents",
      decided: (verdictOn) => verdictOn("C25a").verdict === "confirmed",
    },
  ],
});

function leadsOf({ mobility }: Summary, player: string) {
  return rowWith(mobility.players, { player }).leads;
}

/** The searches of a game in an order, material alone first. */
function cutoffsOf(
  { cutoffs }: Summary,
  order: Summary["cutoffs"][number]["order"],
  of: typeof CUTOFF_GAMES[number],
) {
  return rowsWith(cutoffs, { order }).filter(({ game }) => game.startsWith(of))
    .toSorted((one, other) =>
      +(other.evaluation === "material") - +(one.evaluation === "material")
    );
}

/** Whether material alone has the fewest nodes with the moves as generated, in both games. */
function fewestByMaterial(summary: Summary): boolean {
  return CUTOFF_GAMES.every((game) => {
    const [material, ...others] = cutoffsOf(summary, "as generated", game);
    return others.every(({ nodes }) => nodes.mean > material.nodes.mean);
  });
}
