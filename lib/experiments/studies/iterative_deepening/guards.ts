/**
 * The sentences about this study that its data could contradict.
 *
 * @module
 */
import { guardsOf } from "../../guard.ts";
import { groupBy, rowsWith, rowWith } from "../../groups.ts";
import { study } from "./show.ts";
import { deepest, HASH_MOVE, sampled, type Summary } from "./summary.ts";

const SORTED = "killers and history";
const GENERATED = "as generated";

export const guards = guardsOf(study, {
  "notebooks/07_iterative_deepening.ipynb": [
    {
      sentence:
        "The part above 1 is near the formula in Reversi, Metelyk and chess. In tic-tac-toe " +
        "the board fills and the moves get fewer, so there it is several times as large.",
      holds: ({ costs }) =>
        deepest(rowsWith(costs, { algorithm: "minimax" })).every(({ game, foretold }) =>
          game === "tictactoe"
            ? foretold!.over.mean > 3
            : foretold!.over.mean > 0.67 && foretold!.over.mean < 1.5
        ),
    },
    {
      sentence:
        "Minimax pays for the repeated plies. Plain alpha-beta pays clearly in Metelyk; in " +
        "Reversi and chess all its depths together cost about as much as the last one alone.",
      holds({ costs }) {
        const plain = (game: string) =>
          rowWith(deepest(costs), { game, algorithm: "alpha-beta", order: GENERATED }).ratio;
        return deepest(rowsWith(costs, { algorithm: "minimax" }))
          .every(({ ratio }) => ratio.mean > 1) &&
          plain("metelyk:side=4").mean > 1.15 &&
          ["reversi:size=8", "chess"].every((game) => Math.abs(plain(game).mean - 1) < 0.15);
      },
    },
    {
      sentence:
        "With a table and the moves as generated the ratio falls with every ply in these three " +
        "games, because each depth orders the moves of the next.",
      holds: ({ costs }) => fallsOf(costs).every((falls) => falls),
    },
    {
      sentence:
        "A program that has them gains less from the hash move, and in Metelyk, where they are " +
        "almost perfect, deepening costs more than it saves.",
      holds({ costs, firstMoves }) {
        const ofMetelyk = { game: "metelyk:side=4", order: SORTED } as const;
        const withTable = { ...ofMetelyk, algorithm: "alpha-beta with table" } as const;
        return gainsLessWhenSorted(costs) &&
          rowWith(firstMoves, { ...ofMetelyk, algorithm: "alpha-beta" }).first.mean > 0.9 &&
          rowWith(deepest(costs), withTable).ratio.mean > 1;
      },
    },
    {
      sentence: "The hash move alone raises the share of the first move",
      holds: ({ firstMoves }) =>
        rowsWith(firstMoves, HASH_MOVE).every(({ game, first }) =>
          first.mean > rowWith(firstMoves, { game, algorithm: "alpha-beta", order: GENERATED })
            .first.mean
        ),
    },
    {
      sentence:
        "With killers and history the first move is the best more often than the source says.",
      holds: ({ firstMoves }) =>
        rowsWith(firstMoves, { order: SORTED }).every(({ first }) => first.mean > 0.75),
    },
    {
      sentence: "The programs hardly differ here, because they all find the same values.",
      holds: ({ rootMoves }) =>
        groupBy(rootMoves, "game").rollup((own) => {
          const shares = own.map(({ first }) => first.mean);
          return { apart: Math.max(...shares) - Math.min(...shares) };
        }).every(({ apart }) => apart < 0.05),
    },
    {
      sentence:
        "The best move of the root changes often, most of all in chess, and still far less often " +
        "than by chance.",
      holds: ({ rootMoves }) =>
        groupBy(sampled(rootMoves), "algorithm", "order").rollup((own) => {
          const chess = rowWith(own, { game: "chess" }).first.mean;
          return { chess, least: Math.min(...own.map(({ first }) => first.mean)) };
        }).every(({ chess, least }) => chess === least && chess < 0.8) &&
        sampled(rootMoves).every(({ first, byChance }) =>
          1 - first.mean < 0.7 * (1 - byChance.first)
        ),
    },
    {
      sentence:
        "A narrow window fails at most depths, and each failure costs a search. A wide one " +
        "hardly ever fails and cuts off hardly anything.",
      holds: ({ windows }) =>
        windowsOf(windows).every((own) =>
          own[0].inside.mean < 0.5 && own.at(-1)!.inside.mean > 0.98 &&
          own.at(-1)!.nodes.mean > 0.98
        ),
    },
    {
      sentence:
        "The best width is near the step that nine of ten depths stay within, and even there " +
        "the gain is small.",
      notQuick: "in so few positions two widths are as good as each other",
      holds: ({ windows, steps }) =>
        windowsOf(windows).every((own) => {
          const [best] = own.toSorted((one, other) => one.nodes.mean - other.nodes.mean);
          const { most } = rowWith(steps, { game: best.game });
          return best.width / most < 2.1 && most / best.width < 2.1 && best.nodes.mean > 0.85;
        }),
    },
    {
      sentence:
        "In Reversi, Metelyk and chess it costs less than twice the last depth alone, and most " +
        "in Metelyk with its few moves. In tic-tac-toe, searched to its end, it can cost more than twice.",
      holds({ costs }) {
        const last = deepest(costs);
        const games = sampled(last).toSorted((one, other) => other.ratio.mean - one.ratio.mean);
        return games[0].ratio.mean < 2 && games[0].game === "metelyk:side=4" &&
          rowsWith(last, { game: "tictactoe" }).some(({ ratio }) => ratio.mean > 2);
      },
    },
    {
      sentence: "Where the order is good already, there is less left to gain.",
      holds: ({ costs }) => gainsLessWhenSorted(costs),
    },
    {
      sentence:
        "In Reversi, Metelyk and chess a program that sorts its moves by the hash move alone " +
        "gains, and the more so the deeper it searches.",
      holds: ({ costs }) =>
        fallsOf(costs).every((falls) => falls) &&
        sampled(deepest(rowsWith(costs, HASH_MOVE))).every(({ ratio }) => ratio.mean < 1),
    },
  ],
});

/** Whether deepening with a table gains less where the moves are sorted, in each game with samples. */
function gainsLessWhenSorted(costs: Summary["costs"]): boolean {
  const ofTable = rowsWith(sampled(deepest(costs)), { algorithm: "alpha-beta with table" });
  return rowsWith(ofTable, { order: SORTED }).every(({ game, ratio }) =>
    ratio.mean > rowWith(ofTable, { game, order: GENERATED }).ratio.mean
  );
}

/** For each game with samples, whether deepening by the hash move alone gets cheaper with each depth. */
function fallsOf(costs: Summary["costs"]): boolean[] {
  return [...Map.groupBy(sampled(rowsWith(costs, HASH_MOVE)), ({ game }) => game).values()].map(
    (own) => {
      const ratios = own.filter(({ depth }) => depth >= 3)
        .toSorted((one, other) => one.depth - other.depth).map(({ ratio }) => ratio.mean);
      return ratios.every((ratio, index) => index === 0 || ratio < ratios[index - 1]);
    },
  );
}

function windowsOf(windows: Summary["windows"]) {
  return [...Map.groupBy(windows, ({ game }) => game).values()]
    .map((own) => own.toSorted((one, other) => one.width - other.width));
}
