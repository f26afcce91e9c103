/**
 * The figures of the study.
 *
 * @module
 */
import { forestPlot } from "matchbox/report/forest_plot.ts";
import type { Figure } from "matchbox/report/table.ts";
import { EVEN } from "../../judge.ts";
import { barsOver } from "../../phrases.ts";
import type { VerdictOn } from "../../study.ts";
import { titled } from "../../titled.ts";
import { BASE } from "./rows.ts";
import type { Summary } from "./summary.ts";

/** How each notion goes with the exact score, and what it is worth in games. */
export function figures({ notions }: Summary, verdictOn: VerdictOn): Figure[] {
  const known = notions.flatMap(({ term, rank }) => rank ? [{ name: term as string, ...rank }] : [])
    .toSorted((one, other) => other.mean - one.mean);
  const added = notions.flatMap(({ term, worth: { addition } }) =>
    addition ? [{ name: term as string, ...addition.score }] : []
  ).toSorted((one, other) => other.mean - one.mean);
  return [{
    name: "associations",
    title: titled(verdictOn("C16d"), {
      confirmed: "Each notion goes with the exact score as the notes say",
      refuted: "No notion goes with the exact score as the notes say",
      partly: ({ refuted, undecided }) =>
        refuted ? `Against the notes: ${refuted}` : `Not decided by these positions: ${undecided}`,
      otherwise: "These positions do not decide which notes are right",
    }),
    caption: `Rank correlation with the exact score, own minus the enemy's. ${barsOver("games")}`,
    ...forestPlot(known, { none: 0, label: "rank correlation" }),
  }, {
    name: "worth",
    title: titled(verdictOn("C16f"), {
      confirmed: `Each term makes a search by ${BASE} stronger`,
      refuted: `No term makes a search by ${BASE} stronger`,
      partly: ({ confirmed }) => `Stronger with ${confirmed}`,
      otherwise: "These games do not decide which terms make a search stronger",
    }),
    caption: `Points a game of ${BASE} and the term against ${BASE} alone, two plies deep. ${
      barsOver("pairs of games")
    }`,
    ...forestPlot(added, { none: EVEN, label: "points a game" }),
  }];
}
