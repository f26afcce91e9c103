/**
 * The sentences about this study that its data could contradict.
 *
 * @module
 */
import type { TermName } from "matchbox/agents/evaluate/reversi/strategy/terms.ts";
import type { Interval } from "matchbox/report/statistics/interval.ts";
import { guardsOf } from "../../guard.ts";
import { rowWith } from "../../groups.ts";
import { EVEN } from "../../judge.ts";
import type { Kind } from "./rows.ts";
import { study } from "./show.ts";
import { type Summary, TOGETHER } from "./summary.ts";

const FEW = "it solves few positions and plays few games";

export const guards = guardsOf(study, {
  "notebooks/30_reversi_strategy.ipynb": [
    {
      sentence: "Stable discs and legal moves go with the exact score most, and then corners.",
      notQuick: FEW,
      holds({ notions }) {
        const ranked = notions.toSorted((one, other) => rankOf(other) - rankOf(one));
        return ranked.slice(0, 3).map(({ term }) => term).join() === "stable,mobility,corners";
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
        "C-squares go with nothing alone, and cost discs when the corners and all else are equal.",
      notQuick: FEW,
      holds(summary) {
        const { alone, beside } = notion(summary, "c_squares");
        return alone!.high! > 0 && beside!.high! < 0;
      },
    },
    {
      sentence:
        "A fence goes with a worse score alone, but with all else equal it costs nothing that is seen here: what it " +
        "takes are moves.",
      notQuick: FEW,
      holds(summary, verdictOn) {
        const { alone, beside } = notion(summary, "fences");
        return alone!.high! < 0 && holds(beside, 0) && verdictOn("C16e").verdict === "confirmed";
      },
    },
    {
      sentence: "More discs help alone and cost a little with all else equal.",
      notQuick: FEW,
      holds(summary) {
        const { alone, beside } = notion(summary, "material");
        return alone!.low! > 0 && beside!.mean < 0;
      },
    },
    {
      sentence:
        "With all else equal both balanced and unbalanced edges gain discs, against the notes.",
      notQuick: FEW,
      holds: (summary) =>
        (["balanced", "unbalanced"] as const).every((term) =>
          notion(summary, term).beside!.low! > 0
        ),
    },
    {
      sentence: "Stable discs help a search that counts moves most, and then corners.",
      notQuick: FEW,
      holds: (summary) => best(summary, "addition", 2) === "stable,corners",
    },
    {
      sentence: "A search that counts all of them misses X-squares most, and then moves.",
      notQuick: FEW,
      holds: (summary) =>
        best(summary, "ablation", 1) === "x_squares" &&
        ["mobility", "stable", "c_squares"].includes(best(summary, "ablation", 2).split(",")[1]),
    },
    {
      sentence: "Fences, shapes of edges and parity add nothing that these games show.",
      notQuick: FEW,
      holds: (summary) =>
        (["fences", "balanced", "unbalanced", "edge_blocks", "parity"] as const).every((term) =>
          holds(notion(summary, term).worth.addition!.score, EVEN)
        ),
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
      sentence: "In those that cannot, the attacker takes the corner.",
      notQuick: FEW,
      holds: ({ traps }) => rowWith(traps, { player: TOGETHER }).takenRight!.mean > 0.9,
    },
    {
      sentence: "A trap does not decide the game: the attackers score about half.",
      notQuick: FEW,
      holds: ({ traps }) => holds(rowWith(traps, { player: TOGETHER }).points, EVEN),
    },
    {
      sentence:
        "Light moves last in most positions, but by exact scores that is no lead that is seen here.",
      notQuick: FEW,
      holds: ({ parity: [light, dark] }) =>
        light.score.count > dark.score.count && holds(light.score, 0),
    },
    {
      sentence: "So do edge blocks alone, but not those that the other side can move into.",
      notQuick: FEW,
      holds: ({ notions, entered }) =>
        rowWith(notions, { term: "edge_blocks" }).alone!.low! > 0 && holds(entered.alone, 0),
    },
  ],
});

function notion({ notions }: Summary, term: TermName) {
  return rowWith(notions, { term });
}

function rankOf({ rank }: Summary["notions"][number]): number {
  return rank ? Math.abs(rank.mean) : 0;
}

/** The terms that are worth most, by their names. */
function best({ notions }: Summary, kind: Kind, count: number): string {
  const score = ({ worth }: Summary["notions"][number]) => worth[kind]?.score.mean ?? 0;
  return notions.toSorted((one, other) => score(other) - score(one))
    .slice(0, count).map(({ term }) => term).join();
}

function holds(estimate: Interval | null, value: number): boolean {
  return estimate !== null && estimate.low! < value && value < estimate.high!;
}
