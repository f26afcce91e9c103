/**
 * The sentences about this study that its data could contradict.
 *
 * @module
 */
import { guardsOf } from "../../guard.ts";
import { rowsWith, rowWith } from "../../groups.ts";
import { EVEN } from "../../judge.ts";
import { study } from "./show.ts";

const FEW = "it has few games and positions";
const [CHESS, DISCS] = ["chess, material", "Reversi, discs"];

export const guards = guardsOf(study, {
  "notebooks/10_evaluation_trade_off.ipynb": [
    {
      sentence: "no number of nodes that was tried makes up for it",
      notQuick: FEW,
      holds: ({ duels }) =>
        rowWith(duels, { duel: DISCS }).curves.every(({ points }) =>
          points.every(({ score }) => score.mean < EVEN)
        ),
    },
    {
      sentence: "The ratio is far below the factor of ten to a hundred of the source.",
      holds: ({ speeds }) => speeds.every(({ ratio }) => ratio.mean < 5),
    },
    {
      sentence:
        "with more nodes the simple program gains in combinations, but in quiet positions more " +
        "nodes do not help it",
      notQuick: FEW,
      holds({ losses }) {
        const loss = (kind: "combination" | "quiet") =>
          rowsWith(losses, { duel: CHESS, kind })
            .toSorted((one, other) => one.multiple - other.multiple).map(({ simple }) =>
              simple.loss.mean
            );
        const [fights, quiet] = [loss("combination"), loss("quiet")];
        return fights.at(-1)! < 0.7 * fights[0] && quiet.at(-1)! > 0.8 * quiet[0];
      },
    },
    {
      sentence:
        "In Reversi, where the values are exact, the rich evaluation with the same nodes is " +
        "better in both kinds",
      notQuick: FEW,
      holds: ({ losses }) =>
        rowsWith(losses, { multiple: 1 }).filter(({ duel }) => duel.startsWith("Reversi"))
          .every(({ more }) => more.low! > 0),
    },
  ],
});
