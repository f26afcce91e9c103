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
      sentence: "In chess neither evaluation is far ahead in the same time, all levels together.",
      notQuick: FEW,
      holds: ({ duels }) => Math.abs(rowWith(duels, { duel: CHESS }).equalTime.mean - EVEN) < 0.15,
    },
    {
      sentence: "even eight times the nodes do not make up for it",
      notQuick: FEW,
      holds: ({ duels }) =>
        rowWith(duels, { duel: DISCS }).curves.every(({ points }) =>
          rowWith(points, { multiple: 8 }).score.high! < EVEN
        ),
    },
    {
      sentence: "The ratio is far below the factor of ten to a hundred of the source.",
      holds: ({ speeds }) => speeds.every(({ ratio }) => ratio.mean < 5),
    },
    {
      sentence:
        "with more nodes the simple program gains in combinations, but in quiet positions more " +
        "nodes help it little",
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
