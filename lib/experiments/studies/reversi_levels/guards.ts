/**
 * The sentences about this study that its data could contradict.
 *
 * @module
 */
import { guardsOf } from "../../guard.ts";
import { rowsWith, rowWith } from "../../groups.ts";
import { EVEN } from "../../judge.ts";
import { study } from "./show.ts";
import type { Summary } from "./summary.ts";

const FEW = "it plays few games";
const LEVELS = ["easy", "medium", "hard"];

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
        "score. An evaluation gains less.",
      notQuick: FEW,
      holds({ matches }) {
        const depth = rowsWith(matches, { differ: "depth" }).map(({ score }) => score);
        const evaluation = rowsWith(matches, { differ: "evaluation" }).map(({ score }) => score);
        return depth.every(({ low }) => low! > 0.7) &&
          Math.max(...evaluation.map(({ mean }) => mean)) <
            Math.min(...depth.map(({ mean }) => mean));
      },
    },
    {
      sentence:
        "That of medium beats that of easy at both depths. That of hard scores a little more than " +
        "that of medium at both.",
      notQuick: FEW,
      holds: ({ matches }) =>
        rowsWith(matches, { differ: "evaluation" }).every(({ first, score }) =>
          first.startsWith("hard") ? score.mean > EVEN && score.mean < 0.65 : score.low! > EVEN
        ),
    },
    {
      sentence: "in both matches it scores less than half of the points.",
      notQuick: FEW,
      holds: ({ matches }) =>
        rowsWith(matches, { differ: "correction" }).every(({ score }) => score.mean < EVEN),
    },
    {
      sentence: "The level hard, which weighs moves most, leads throughout the middle of the game.",
      holds: (summary) => leadsOf(summary, "hard").every(({ mean }) => mean > 0),
    },
    {
      sentence: "Maximum disc falls behind early and stays behind",
      holds: (summary) => leadsOf(summary, "maximum disc").every(({ mean }) => mean < 0),
    },
    {
      sentence: "so against each other neither clearly runs out first.",
      notQuick: FEW,
      holds: ({ mobility }) =>
        Math.abs(rowWith(mobility.greedy, { opponent: "easy" }).lead.mean) < 1,
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
        "a game that is lost by the exact value is seldom saved: they play the end too well. " +
        "Players that do not search let more games slip.",
      notQuick: FEW,
      holds: ({ turned: [searchers, others] }) =>
        searchers.turned.mean < 0.1 && others.turned.mean > searchers.turned.mean,
    },
    {
      sentence: "between players that search the side with fewer discs wins even more often.",
      notQuick: FEW,
      holds: ({ turned: [searchers] }) => searchers.fromBehind.low! > EVEN,
    },
    {
      sentence:
        "With the moves as generated alpha-beta visits the fewest nodes when it counts material " +
        "alone. Trying the largest capture first makes each of these searches smaller, and that with " +
        "material alone most of all",
      notQuick: "it searches few positions",
      holds(summary) {
        const [material, ...others] = cutoffsOf(summary, "as generated");
        const [first, ...rest] = cutoffsOf(summary, "captures first");
        return others.every(({ nodes }) => nodes.mean > material.nodes.mean) &&
          first.toGenerated.mean < 1 &&
          rest.every(({ toGenerated }) =>
            toGenerated.mean < 1 && toGenerated.mean > first.toGenerated.mean
          );
      },
    },
    {
      sentence: "With these positions counted, even material needs more.",
      notQuick: "it searches few positions",
      holds: (summary) => cutoffsOf(summary, "captures first")[0].charged.mean > 1,
    },
    {
      sentence:
        "**Material alone has the fewest nodes** in Reversi ([C30a](../SOURCES.md#c30a)), and " +
        "captures first give it still more cutoffs ([C30b](../SOURCES.md#c30b)), at a price that is " +
        "larger than what they save.",
      notQuick: "it searches few positions",
      holds(summary) {
        const [material, ...others] = cutoffsOf(summary, "as generated");
        const [first] = cutoffsOf(summary, "captures first");
        return others.every(({ nodes }) => nodes.mean > material.nodes.mean) &&
          first.toGenerated.mean < 1 && first.charged.mean > 1;
      },
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
      sentence: "**Greed has fewer moves** than most opponents",
      holds: ({ mobility: { greedy } }) =>
        2 * greedy.filter(({ lead }) => lead.mean < 0).length > greedy.length,
    },
  ],
});

function leadsOf({ mobility }: Summary, player: string) {
  return rowWith(mobility.players, { player }).leads;
}

/** The searches of Reversi in an order, material alone first. */
function cutoffsOf({ cutoffs }: Summary, order: Summary["cutoffs"][number]["order"]) {
  return rowsWith(cutoffs, { order }).filter(({ game }) => game !== "chess")
    .toSorted((one, other) =>
      +(other.evaluation === "material") - +(one.evaluation === "material")
    );
}
