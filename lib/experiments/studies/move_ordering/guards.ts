/**
 * The sentences about this study that its data could contradict.
 *
 * @module
 */
import { sampleRankCorrelation } from "simple-statistics";
import { guardsOf } from "../../guard.ts";
import { groupBy, rowsWith, rowWith } from "../../groups.ts";
import { FULL, ORDERS, PRUNING, WORST_FIRST } from "./searches.ts";
import { study } from "./show.ts";
import type { Summary } from "./summary.ts";

const FEW = "its positions are few";

export const guards = guardsOf(study, {
  "notebooks/06_move_ordering.ipynb": [
    {
      sentence: "Alone, every order saves much.",
      holds: (summary) => ordersIn(summary).every(({ alone }) => alone.nodes.mean < 0.85),
    },
    {
      sentence:
        "Beside the others most of them save little, and killers even cost nodes in chess and " +
        "Metelyk.",
      notQuick: FEW,
      holds(summary) {
        const orders = ordersIn(summary);
        const killers = rowsWith(orders, { addition: "killers" });
        return 2 * orders.filter(({ beside }) => beside.nodes.mean > 0.9).length > orders.length &&
          killers.every(({ game, beside }) => game.startsWith("reversi") || beside.nodes.mean > 1);
      },
    },
    {
      sentence: "In Reversi there are no captures to try first, and the hash move stays useful.",
      notQuick: FEW,
      holds: ({ additions }) =>
        rowWith(additions, { game: "reversi:size=8", addition: "hash move" }).beside.nodes.high! <
          0.9,
    },
    {
      sentence: "The full order saves more with every ply",
      notQuick: FEW,
      holds: ({ searches }) =>
        groupBy(rowsWith(searches, { search: FULL }), "game").rollup((own) => {
          const ratios = own.toSorted((one, other) => one.depth - other.depth)
            .map(({ overPlain }) => overPlain.mean);
          return { falls: ratios.slice(2).every((ratio, index) => ratio < ratios[index + 1]) };
        }).every(({ falls }) => falls),
    },
    {
      sentence:
        "At the upper end of the scale is the order by a shallow search with the worst move " +
        "first.",
      holds: ({ searches }) =>
        groupBy(searches.filter(({ depth }) => depth > 1), "game", "depth").rollup((own) => ({
          most: Math.max(...own.map(({ overPlain }) => overPlain.mean)),
          worst: rowsWith(own, { search: WORST_FIRST }).at(0)?.overPlain.mean,
        })).every(({ most, worst }) => worst === undefined || worst === most),
    },
    {
      sentence:
        "The share of such cutoffs ranks the orders nearly as the nodes do, but it is not the same",
      notQuick: FEW,
      holds: ({ searches }) =>
        groupBy(rowsWith(searches, { deepest: true }), "game").rollup((own) => {
          const known = own.flatMap(({ allNodes, byFirstMove }) =>
            byFirstMove ? [[allNodes.mean, byFirstMove.mean]] : []
          );
          const [nodes, shares] = [0, 1].map((index) => known.map((each) => each[index]));
          return { rank: sampleRankCorrelation(nodes, shares) };
        }).every(({ rank }) => rank < -0.5 && rank > -1),
    },
    {
      sentence:
        "A window is no order, but one that holds three quarters of the changes saves nodes " +
        "beside all orders.",
      notQuick: FEW,
      holds: ({ additions }) =>
        rowsWith(additions, { addition: "aspiration" }).every(({ beside }) =>
          beside.nodes.high! < 1
        ),
    },
    {
      sentence: "In chess the null move saves most beside all others.",
      notQuick: FEW,
      holds({ additions }) {
        const [best] = rowsWith(additions, { game: "chess" })
          .toSorted((one, other) => one.beside.nodes.mean - other.beside.nodes.mean);
        return best.addition === "null move";
      },
    },
    {
      sentence: "Its price is that it can be wrong, and the table counts how often it was.",
      notQuick: FEW,
      holds: ({ nullMoves }) => nullMoves.every(({ otherValue }) => otherValue.mean > 0),
    },
    {
      sentence: "They can be wrong as well: the table counts other values and other moves.",
      notQuick: FEW,
      holds: ({ cuts }) =>
        // A few other values may leave all moves as they are.
        PRUNING.every((cut) => rowWith(cuts, { cut }).otherValue.mean > 0),
    },
  ],
});

function ordersIn({ additions }: Summary) {
  return additions.filter(({ addition }) => ORDERS.some((order) => order === addition));
}
