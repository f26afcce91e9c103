/**
 * The sentences about this study that its data could contradict.
 *
 * @module
 */
import { EVEN } from "../../judge.ts";
import { guardsOf } from "../../guard.ts";
import { rowsWith } from "../../groups.ts";
import { study } from "./show.ts";

export const guards = guardsOf(study, {
  "notebooks/19_metelyk_evolution.ipynb": [
    {
      sentence: "Even a champion of random networks beats random play most of the time",
      holds: ({ strengths }) =>
        rowsWith(strengths, { generation: 0, opponent: "random" })
          .every(({ score }) => score.mean > EVEN),
    },
    {
      sentence:
        "A search of two plies or more remains stronger than these networks, which look no " +
        "further than one move.",
      notQuick: "it has few runs",
      holds: ({ strengths }) =>
        strengths.filter(({ opponent }) => /^alphabeta:depth=[2-9]/.test(opponent))
          .every(({ score }) => score.high! < EVEN),
    },
    {
      sentence:
        "Few networks of the first population have descendants in the end, and most mutations " +
        "have died out.",
      notQuick: "its evolution is short",
      // Each line of the last population goes back to one network without a parent; networks are
      // numbered by birth.
      holds: ({ lines }) =>
        [...Map.groupBy(lines, ({ network, hidden }) => `${network} ${hidden}`).values()]
          .every((own) =>
            own.filter(({ parent }) => parent === null).length < 4 &&
            2 * own.length < Math.max(...own.map(({ number }) => number))
          ),
    },
  ],
});
