/**
 * The figures of the study.
 *
 * @module
 */
import { ratingsFigure } from "matchbox/arena/figures.ts";
import { forestPlot } from "matchbox/report/forest_plot.ts";
import type { Figure } from "matchbox/report/table.ts";
import { barsOver } from "../../phrases.ts";
import type { VerdictOn } from "../../study.ts";
import { titled } from "../../titled.ts";
import { MINIMAX } from "./configurations.ts";
import type { Summary } from "./summary.ts";

/** Strength in equal time; then what a depth costs, and how often the move of a long search is found. */
export function figures(summary: Summary, verdictOn: VerdictOn): Figure[] {
  return [ratings(summary, verdictOn), branching(summary, verdictOn), moves(summary)];
}

function ratings({ ratings, note }: Summary, verdictOn: VerdictOn): Figure {
  return {
    ...ratingsFigure({ agents: ratings.map(({ name }) => name), ratings, note }),
    title: titled(verdictOn("E10e"), {
      confirmed: "In equal time the search with every part beats each other configuration",
      refuted: ({ refuted }) => `In equal time the search with every part is beaten by ${refuted}`,
      otherwise: ({ undecided }) =>
        `These games do not decide whether the search with every part is ahead of ${undecided}`,
    }),
  };
}

function branching({ configurations, depth }: Summary, verdictOn: VerdictOn): Figure {
  return {
    name: "branching",
    title: titled(verdictOn("E10b"), {
      confirmed: "Each addition lowers the effective branching factor",
      refuted: "No addition lowers the effective branching factor",
      partly: ({ refuted, undecided }) =>
        refuted
          ? `The effective branching factor does not fall with ${refuted}`
          : `Not decided by these positions: ${undecided}`,
      otherwise: "These positions do not decide whether the effective branching factor falls",
    }),
    caption:
      `Effective branching factor: the root of all nodes to depth ${depth}, geometric mean. ${
        barsOver("positions")
      }`,
    ...forestPlot(configurations.map(({ name, branching }) => ({ name, ...branching })), {
      label: "effective branching factor",
    }),
  };
}

function moves({ configurations }: Summary): Figure {
  const [best] = configurations.toSorted((one, other) => other.judged.mean - one.judged.mean);
  const minimax = configurations.find(({ name }) => name === MINIMAX)!;
  return {
    name: "moves",
    title: `In equal time ${best.name} plays the move of a long search in a share of ${
      best.judged.mean.toFixed(2)
    } of the positions, ${MINIMAX} in ${minimax.judged.mean.toFixed(2)}`,
    caption:
      "Share of positions in which a player of the tournament plays the move of every part " +
      `with many nodes. ${barsOver("positions")}`,
    ...forestPlot(configurations.map(({ name, judged }) => ({ name, ...judged })), {
      label: "share of positions",
    }),
  };
}
