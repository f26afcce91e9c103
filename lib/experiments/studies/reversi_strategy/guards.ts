/**
 * The sentences about this study that its data could contradict.
 *
 * @module
 */
import type { TermName } from "matchbox/agents/evaluate/reversi/strategy/terms.ts";
import { guardsOf } from "../../guard.ts";
import { rowWith } from "../../groups.ts";
import { EVEN } from "../../judge.ts";
import { study } from "./show.ts";
import { type Summary, TOGETHER } from "./summary.ts";

const FEW = "it solves few positions and plays few games";
/** A term that adds less than this many points a game adds little. */
const LITTLE = 0.05;

export const guards = guardsOf(study, {
  "notebooks/30_reversi_strategy.ipynb": [
    {
      sentence: "never too many, and late in the game most of those that there are.",
      notQuick: FEW,
      holds: ({ stable }) => stable!.low! > 0.5,
    },
    {
      sentence: "Stable discs and legal moves go with the exact score most, and then corners.",
      decided(verdictOn) {
        const [one, other, third] = byMean(
          verdictOn("C16d").cases.map(({ name, mean }) => ({ name, mean: Math.abs(mean) })),
        );
        return [one, other].sort().join() === "mobility,stable" && third === "corners";
      },
    },
    {
      sentence:
        "The note against greed does not hold so near the end: more discs go with a better score.",
      notQuick: FEW,
      holds: (summary) => notion(summary, "material").rank!.low! > 0,
    },
    {
      sentence:
        "Alone, C-squares show no harm; with the corners and all else equal they go with a worse score.",
      notQuick: FEW,
      holds(summary) {
        const { rank, alone, beside } = notion(summary, "c_squares");
        return rank!.high! > 0 && alone!.high! > 0 && beside!.high! < 0;
      },
    },
    {
      sentence:
        "Alone, a fence goes with a worse score and with fewer moves of its owner. When all other counts are equal, " +
        "that of moves too, little or nothing of the worse score is left.",
      notQuick: FEW,
      holds(summary, verdictOn) {
        const { alone, beside } = notion(summary, "fences");
        return alone!.high! < 0 && beside!.mean > alone!.mean / 4 &&
          verdictOn("C16e").verdict === "confirmed";
      },
    },
    {
      sentence:
        "More discs go with a better score alone; with all else equal little or nothing of this is left.",
      notQuick: FEW,
      holds(summary) {
        const { alone, beside } = notion(summary, "material");
        return alone!.low! > 0 && beside!.mean < alone!.mean / 4;
      },
    },
    {
      sentence:
        "With all else equal a balanced edge goes with a better score, and an unbalanced one shows no harm, although " +
        "the notes call it bad.",
      notQuick: FEW,
      holds: (summary) =>
        notion(summary, "balanced").beside!.low! > 0 &&
        notion(summary, "unbalanced").beside!.high! > 0,
    },
    {
      sentence:
        "Edge blocks alone show no harm, and neither do those that the other side can move into.",
      notQuick: FEW,
      holds: ({ notions, entered }) =>
        rowWith(notions, { term: "edge_blocks" }).alone!.high! > 0 && entered.alone!.high! > 0,
    },
    {
      sentence: "Stable discs help a search that counts moves most, and then corners.",
      decided: (verdictOn) =>
        byMean(verdictOn("C16f").cases).slice(0, 2).join() === "stable,corners",
    },
    {
      sentence:
        "A search that counts all of them misses stable discs, X-squares and moves most; C-squares and the frontier " +
        "come next.",
      decided(verdictOn) {
        const names = byMean(verdictOn("C16g").cases);
        return names.slice(0, 3).sort().join() === "mobility,stable,x_squares" &&
          names.slice(3, 5).sort().join() === "c_squares,frontier";
      },
    },
    {
      sentence: "Fences, shapes of edges and parity add little or nothing.",
      decided: (verdictOn) =>
        verdictOn("C16f").cases
          .filter(({ name }) =>
            ["fences", "balanced", "unbalanced", "edge_blocks", "parity"].includes(name)
          )
          .every(({ mean }) => mean < EVEN + LITTLE),
    },
    {
      sentence: "Traps are rare, and most of them can be parried.",
      notQuick: FEW,
      holds({ traps }) {
        const { often, right } = rowWith(traps, { player: TOGETHER });
        return often.high! < 0.05 && right!.high! < 0.5;
      },
    },
    {
      sentence: "In most of those that cannot, the attacker takes the corner.",
      notQuick: FEW,
      holds: ({ traps }) => rowWith(traps, { player: TOGETHER }).takenRight!.mean > 0.5,
    },
    {
      sentence:
        "A trap does not win a game by itself: the attackers get between a third and two thirds of the points.",
      decided(verdictOn) {
        const [{ low, high }] = verdictOn("C16j").cases;
        return low! > 1 / 3 && high! < 2 / 3;
      },
    },
    {
      sentence: "Light moves last in most positions",
      holds: ({ parity: [light, dark] }) => light.score.count > dark.score.count,
    },
    {
      sentence: "but the exact scores show no lead for it.",
      decided: (verdictOn) => rowWith(verdictOn("C16k").cases, { name: "light" }).low! <= 0,
    },
  ],
});

function notion({ notions }: Summary, term: TermName) {
  return rowWith(notions, { term });
}

/** The names of cases, those with the largest estimates first. */
function byMean(cases: readonly { readonly name: string; readonly mean: number }[]): string[] {
  return cases.toSorted((one, other) => other.mean - one.mean).map(({ name }) => name);
}
