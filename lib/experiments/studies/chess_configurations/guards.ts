/**
 * The sentences about this study that its data could contradict.
 *
 * @module
 */
import { guardsOf } from "../../guard.ts";
import { rowWith } from "../../groups.ts";
import { additionNames, ALPHA_BETA, COMPOSED, DEEPENING, EVERY_PART } from "./configurations.ts";
import { study } from "./show.ts";
import type { OfConfiguration, Summary } from "./summary.ts";

const FEW = "it searches few positions and plays few games with little time";

const ORDERS = ["captures first", "killers", "history"];

export const guards = guardsOf(study, {
  "notebooks/31_chess_configurations.ipynb": [
    {
      sentence:
        "Alpha-beta halves the effective branching factor of minimax and plays its move in every position.",
      notQuick: FEW,
      holds(summary) {
        const { overMinimax, same } = of(summary, ALPHA_BETA);
        return overMinimax.low! > 0.4 && overMinimax.high! < 0.6 && same.mean === 1;
      },
    },
    {
      sentence: "A better order lowers the factor further. Aspiration and the null move hardly " +
        "change it at this depth.",
      notQuick: FEW,
      holds: (summary) =>
        ORDERS.every((name) => of(summary, name).overPlain.high! < 1) &&
        ["aspiration", "null move"].every((name) =>
          Math.abs(of(summary, name).overPlain.mean - 1) < 0.05
        ),
    },
    {
      sentence: "Quiescence raises it: the captures that it plays out are nodes too.",
      holds: (summary) => of(summary, "quiescence").overPlain.low! > 1,
    },
    {
      sentence:
        "An order of the moves may change which of two equally good moves is played, but no move " +
        "is worse than that of minimax.",
      holds: (_, verdictOn) => verdictOn("E10a").verdict === "confirmed",
    },
    {
      sentence:
        "Late reductions play another move in a quarter of the positions or more, quiescence and the " +
        "composed searches in about half of them. For minimax most of these moves are worse.",
      notQuick: FEW,
      holds: (summary) =>
        of(summary, "late reductions").same.mean <= 0.75 &&
        ["late reductions", "quiescence", COMPOSED, EVERY_PART].every((name, index) => {
          const { same, asGood } = of(summary, name);
          return (index === 0 || Math.abs(same.mean - 0.5) < 0.2) &&
            1 - asGood.mean > (1 - same.mean) / 2;
        }),
    },
    {
      sentence: "The composed search and the one with every part are the first two.",
      notQuick: FEW,
      holds: (summary) =>
        summary.ratings.slice(0, 2).map(({ name }) => name).sort().join() ===
          [COMPOSED, EVERY_PART].sort().join(),
    },
    {
      sentence:
        "What is added to the composed search is not shown to pay with so little time for a move.",
      decided: (verdictOn) => {
        const { mean, verdict } = rowWith(verdictOn("E10e").cases, { name: COMPOSED });
        return mean < 0 && verdict !== "confirmed";
      },
    },
    {
      sentence:
        "Quiescence alone gains most, although it raises the branching factor and sees less deep. " +
        "Then come the orders of the moves.",
      notQuick: FEW,
      holds(summary) {
        const ranked = additionNames.map((name) => of(summary, name))
          .toSorted((one, other) => other.ahead.mean - one.ahead.mean);
        return ranked[0].name === "quiescence" &&
          ranked[0].reached.mean < of(summary, DEEPENING).reached.mean &&
          ranked.slice(1, 4).every(({ name, ahead }) => ORDERS.includes(name) && ahead.mean > 0);
      },
    },
    {
      sentence:
        "The table, NegaScout, aspiration, the null move and late reductions alone gain little " +
        "or nothing.",
      notQuick: FEW,
      holds: (summary) =>
        ["table", "NegaScout", "aspiration", "null move", "late reductions"].every((name) =>
          of(summary, name).ahead.mean < 0.1
        ),
    },
    {
      sentence:
        "Alpha-beta to a fixed depth scores more than alpha-beta with deepening, in less time on " +
        "average. It always completes its third ply, which deepening does not.",
      notQuick: FEW,
      holds(summary) {
        const { ahead, pace, reached } = of(summary, ALPHA_BETA);
        return ahead.low! > 0 && pace.mean < 1 && reached.mean === 3 &&
          of(summary, DEEPENING).reached.mean < 3;
      },
    },
    {
      sentence:
        "So fewer nodes to a depth do not mean better play, and neither does playing the move of " +
        "minimax more often.",
      notQuick: FEW,
      holds: (summary) =>
        of(summary, "quiescence").ahead.low! > 0 && of(summary, "quiescence").overPlain.low! > 1 &&
        of(summary, COMPOSED).ahead.low! > 0 &&
        of(summary, COMPOSED).same.mean < of(summary, DEEPENING).same.mean,
    },
  ],
});

function of({ configurations }: Summary, name: string): OfConfiguration {
  return rowWith(configurations, { name });
}
