/**
 * The sentences about this study that its data could contradict.
 *
 * @module
 */
import { guardsOf } from "../../guard.ts";
import { study } from "./show.ts";

const SMALL = "it counts only small boards";

export const guards = guardsOf(study, {
  "notebooks/28_draughts_moves.ipynb": [
    {
      sentence: "on 8x8 nearly all of its rows are captures that only kings can make.",
      notQuick: SMALL,
      holds: ({ boards }) => {
        const { captures, byMen, moves } = last(boards);
        return captures - byMen > 0.9 * moves;
      },
    },
    {
      sentence:
        "A network with an output for each move would be small on 6x6 and very wide on the boards that people " +
        "play on.",
      notQuick: SMALL,
      holds: ({ boards }) =>
        boards.every(({ size, moves }) => size === 8 ? moves > 10_000 : moves < 1000),
    },
    {
      sentence: "more than a third of its captures do not come up",
      // Even if all that came up were captures.
      holds: ({ boards, players }) => {
        const { captures, moves } = boards.find(({ size }) => size === 6)!;
        return players.every(({ seen }) => seen - (moves - captures) < captures * 2 / 3);
      },
    },
    {
      sentence: "in the last games there is hardly a move that no game before had",
      notQuick: "it has few games",
      holds: ({ players }) => players.every(({ fresh }) => fresh.mean < 0.01),
    },
  ],
});

function last<T>(items: readonly T[]): T {
  return items[items.length - 1];
}
