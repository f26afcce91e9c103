/**
 * The figures of the study.
 *
 * @module
 */
import { forestPlot } from "matchbox/report/forest_plot.ts";
import { levelLine, seriesOf, seriesPanels, seriesPoint } from "matchbox/report/series.ts";
import type { Figure } from "matchbox/report/table.ts";
import { EVEN } from "../../judge.ts";
import { casesThat } from "../../judge_cases.ts";
import { barsOver } from "../../phrases.ts";
import type { VerdictOn } from "../../study.ts";
import { titled } from "../../titled.ts";
import { OPPONENTS, TIMES } from "./arenas.ts";
import type { Summary } from "./summary.ts";

/** The curves against plain MCTS, those against perfect play and alpha-beta, and C49. */
export function figures(summary: Summary, verdictOn: VerdictOn): Figure[] {
  return [
    learning(summary, verdictOn),
    opponents(summary, verdictOn),
    positions(verdictOn),
  ];
}

function learning({ duels }: Summary, verdictOn: VerdictOn): Figure {
  const points = duels.filter(({ opponent }) => opponent === "mcts")
    .flatMap(({ game, way, points }) =>
      points.map(({ games, score }) => ({ panel: game, ...seriesPoint(games, way, score) }))
    );
  return {
    name: "learning",
    title: titled(verdictOn("C53a"), {
      confirmed: "With a trained network the search beats plain MCTS in all games",
      refuted: ({ refuted }) => `Plain MCTS beats the search with a network in ${refuted}`,
      partly: ({ confirmed }) =>
        `With a trained network the search beats plain MCTS in ${confirmed}`,
      otherwise: "These games do not decide whether the network helps the search",
    }),
    caption:
      "Points a game against plain MCTS with as many playouts, by the games of the training " +
      `(root scale): of the search, and of the policy alone. ${barsOver("trainings")} Broken ` +
      "line: an even score.",
    ...panelsOf(points),
  };
}

function opponents({ duels }: Summary, verdictOn: VerdictOn): Figure {
  const points = duels
    .filter(({ way, opponent }) => way === "search" && /^(depth|perfect)$/.test(opponent))
    .flatMap(({ game, opponent, points }) =>
      points.map(({ games, score }) => ({
        panel: game,
        ...seriesPoint(games, OPPONENTS[opponent], score),
      }))
    );
  return {
    name: "opponents",
    title: titled(verdictOn("C53f"), {
      confirmed: "The trained search all but holds its own against perfect play",
      refuted: ({ refuted }) => `Perfect play still beats the trained search in ${refuted}`,
      partly: ({ confirmed }) =>
        `The trained search all but holds its own against perfect play in ${confirmed}`,
      otherwise: "These games do not decide how near to perfect play the trained search comes",
    }),
    caption: "Points a game of the search, by the games of the training (root scale). " +
      `${
        barsOver("trainings")
      } A bar is long where all trainings score alike. Broken line: an even ` +
      "score, the most against perfect play.",
    ...panelsOf(points),
  };
}

function panelsOf(
  points: (ReturnType<typeof seriesPoint> & { readonly panel: string })[],
): Pick<Figure, "options" | "marks" | "panels"> {
  return {
    options: {
      x: { type: "sqrt", label: "games of the training" },
      y: { label: "points per game", domain: [0, 1] },
      color: { domain: seriesOf(points), legend: true },
      symbol: { domain: seriesOf(points), legend: false },
    },
    marks: [levelLine(EVEN)],
    panels: seriesPanels(points, ({ panel }) => panel),
  };
}

function positions(verdictOn: VerdictOn): Figure {
  const { cases, ...rest } = verdictOn("C49");
  const shown = casesThat("confirmed", { cases, ...rest }).length;
  return {
    name: "positions",
    title: `Against ${TIMES} times as many positions it is shown to be as strong in ${shown} of ` +
      `${cases.length} cases`,
    caption: `Points a game of the trained search against opponents with ${TIMES} times as many ` +
      `playouts or nodes. ${barsOver("trainings")}`,
    ...forestPlot(cases, { none: EVEN, label: "points a game", line: 40 }),
  };
}
