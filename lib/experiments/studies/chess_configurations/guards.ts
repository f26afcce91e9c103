/**
 * The sentences about this study that its data could contradict.
 *
 * @module
 */
import type { Interval } from "matchbox/report/statistics/interval.ts";
import { guardsOf } from "../../guard.ts";
import { rowWith } from "../../groups.ts";
import {
  additionNames,
  ALPHA_BETA,
  COMPOSED,
  DEEPENING,
  EVERY_PART,
  MINIMAX,
} from "./configurations.ts";
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
        "Late reductions, quiescence and the composed searches play another move in about half of " +
        "the positions. For minimax many of these moves are worse.",
      notQuick: FEW,
      holds: (summary) =>
        ["late reductions", "quiescence", COMPOSED, EVERY_PART].every((name) => {
          const { same, asGood } = of(summary, name);
          return same.mean > 0.3 && same.mean < 0.6 && asGood.high! < 0.8;
        }),
    },
    {
      sentence:
        "The composed search is first. Every part together is second: what is added to the " +
        "composed search costs more time than it gains, with so little time for a move.",
      notQuick: FEW,
      holds: (summary) =>
        summary.ratings.slice(0, 2).map(({ name }) => name).join() ===
          `${COMPOSED},${EVERY_PART}` &&
        of(summary, COMPOSED).behindBest.high! < 0,
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
          ranked.slice(1, 4).every(({ name, ahead }) => ORDERS.includes(name) && ahead.low! > 0);
      },
    },
    {
      sentence:
        "The table, NegaScout, aspiration, the null move and late reductions alone gain nothing " +
        "that is seen here.",
      notQuick: FEW,
      holds: (summary) =>
        ["table", "NegaScout", "aspiration", "null move", "late reductions"].every((name) =>
          holdsNothing(of(summary, name).ahead)
        ),
    },
    {
      sentence:
        "Alpha-beta to a fixed depth beats alpha-beta with deepening: it always completes " +
        "its third ply, and takes more time where there are more moves.",
      notQuick: FEW,
      holds(summary) {
        const { ahead, reached } = of(summary, ALPHA_BETA);
        return ahead.low! > 0 && reached.mean === 3 && of(summary, DEEPENING).reached.mean < 3;
      },
    },
    {
      sentence:
        "So fewer nodes are not better play, and the same move as minimax is not the best move.",
      notQuick: FEW,
      holds: (summary) =>
        of(summary, "quiescence").ahead.low! > 0 && of(summary, "quiescence").overPlain.low! > 1 &&
        of(summary, COMPOSED).judged.mean > of(summary, MINIMAX).judged.mean,
    },
    {
      sentence: "So the best configuration is not the one with the fewest nodes.",
      notQuick: FEW,
      holds({ configurations, ratings }) {
        const [fewest] = configurations.toSorted((one, other) => one.nodes.mean - other.nodes.mean);
        return fewest.name !== ratings[0].name;
      },
    },
  ],
});

function of({ configurations }: Summary, name: string): OfConfiguration {
  return rowWith(configurations, { name });
}

/** Whether no gain is shown. */
function holdsNothing({ low }: Interval): boolean {
  return low! <= 0;
}
