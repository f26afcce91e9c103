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
      sentence: "most of its rows are captures that only kings can make",
      notQuick: SMALL,
      holds: ({ boards }) => 2 * (last(boards).captures - last(boards).byMen) > last(boards).moves,
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
      sentence: "many of its captures never come up",
      holds: ({ boards, players }) => {
        const rows = boards.find(({ size }) => size === 6)!.moves;
        return players.every(({ seen }) => seen < 0.9 * rows);
      },
    },
    {
      sentence: "after some thousand games there is hardly a move that no game before had",
      notQuick: "it has few games",
      holds: ({ players }) => players.every(({ fresh }) => fresh.mean < 0.01),
    },
  ],
});

function last<T>(items: readonly T[]): T {
  return items[items.length - 1];
}
