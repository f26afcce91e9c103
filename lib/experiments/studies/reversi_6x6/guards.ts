/**
 * The sentences about this study that its data could contradict.
 *
 * @module
 */
import { guardsOf } from "../../guard.ts";
import { study } from "./show.ts";

const SMALL = "it solves the board of four by four";

export const guards = guardsOf(study, {
  "notebooks/16_reversi_6x6.ipynb": [
    {
      sentence:
        "The score of every position of this line is the same, while the lead in discs goes " +
        "up and down.",
      notQuick: SMALL,
      holds({ line, checked }) {
        const leads = line.map(({ dark, light }) => Math.sign(dark - light));
        return new Set(checked).size === 1 && leads.includes(1) && leads.includes(-1);
      },
    },
    {
      sentence: "Dark has 16 discs at the end and light has 20, as Feinstein found.",
      notQuick: SMALL,
      holds: ({ line }, verdictOn) =>
        line.at(-1)!.dark === 16 && line.at(-1)!.light === 20 &&
        verdictOn("C27c").verdict === "confirmed",
    },
  ],
});
