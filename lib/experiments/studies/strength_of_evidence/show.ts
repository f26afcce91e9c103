/**
 * What the rows say of the strength of evidence.
 *
 * @module
 */
import { formatNumber } from "matchbox/report/format.ts";
import { brief } from "../../phrases.ts";
import { defineStudy } from "../../study.ts";
import { claims } from "./claims.ts";
import { firstMoveFigure, pairsFigure } from "./real_figures.ts";
import { experiment } from "./run.ts";
import {
  coverageFigure,
  duelsFigure,
  shortMatches,
  testsFigure,
  verdictsFigure,
} from "./simulated_figures.ts";
import { summarise } from "./summary.ts";
import { tables } from "./tables.ts";

export const study = defineStudy(experiment, {
  title: "The strength of evidence",
  question:
    "How many games does it take to find the stronger player, and how certain is the result?",
  sources: ["B5", "E6", "C16", "C16a", "D11"],
  ...{ summarise, tables, claims },

  figures: ({ verdicts, pairs, duels, tests, coverage }) => [
    verdictsFigure(verdicts),
    pairsFigure(pairs),
    firstMoveFigure(pairs),
    duelsFigure(duels),
    testsFigure(tests),
    coverageFigure(coverage),
  ],

  finding({ verdicts }) {
    const shown = shortMatches(verdicts);
    const shares = shown.map(({ difference, weakerLeads }) =>
      `${brief(weakerLeads!)} at ${difference} Elo`
    );
    const [{ games, weakerLeads }] = shown;
    return `After ${games} games the weaker of two players leads in a share of ${
      shares.join(" and ")
    } of difference (${formatNumber(weakerLeads!.count)} simulated matches each).`;
  },
});
