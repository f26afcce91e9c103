/**
 * What the rows say of the notes on strategy.
 *
 * @module
 */
import { brief } from "../../phrases.ts";
import { rowWith } from "../../groups.ts";
import { defineStudy } from "../../study.ts";
import { claims } from "./claims.ts";
import { figures } from "./figures.ts";
import { players } from "./players.ts";
import { experiment } from "./run.ts";
import { summarise, TOGETHER } from "./summary.ts";
import { tables } from "./tables.ts";

export const study = defineStudy(experiment, {
  title: "The strategy of Reversi",
  question:
    "Which notes on the strategy of Reversi hold against exact scores, and what is each worth?",
  sources: [
    "D11",
    "C16",
    "C16d",
    "C16e",
    "C16f",
    "C16g",
    "C16h",
    "C16i",
    "C16j",
    "C16k",
    "C16l",
    "C44",
    "C44a",
    "C44b",
    "C44c",
  ],
  ...{ summarise, tables, claims, figures },

  finding({ notions, traps }) {
    const ranked = notions.flatMap(({ term, rank }) => rank ? [{ term, rank }] : [])
      .toSorted((one, other) => Math.abs(other.rank.mean) - Math.abs(one.rank.mean));
    const { often } = rowWith(traps, { player: TOGETHER });
    const [first, second] = ranked;
    return `Of the notions, ${first.term} (rank correlation ${brief(first.rank, 2)}) and ` +
      `${second.term} (${brief(second.rank, 2)}) go with the exact score most ` +
      `(${first.rank.count} games); a Stoner trap comes in a share of ` +
      `${brief(often)} of ${often.count} games.`;
  },

  players: () => players.map((player) => ({ ...player, game: "reversi" })),
});
