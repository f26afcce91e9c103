/**
 * The sentences about this study that its data could contradict.
 *
 * @module
 */
import { guardsOf } from "../../guard.ts";
import { rowWith } from "../../groups.ts";
import { EVEN } from "../../judge.ts";
import { casesThat } from "../../judge_cases.ts";
import { study } from "./show.ts";
import { duelsAt, type Summary } from "./summary.ts";

const FEW = "it has few games, and no more than a hundred playouts";
const SMALL = ["tic-tac-toe", "Connect Four 5x4"];
const REVERSI = ["Reversi 6x6", "Reversi 8x8"];

export const guards = guardsOf(study, {
  "notebooks/38_mcts.ipynb": [
    {
      sentence: "Its intervals often reach more than a tenth of a point to either side",
      notQuick: FEW,
      holds: ({ duels }) => {
        const scores = duels.flatMap(({ points }) => points.map(({ score }) => score));
        return 5 * scores.filter(({ low, high }) => high! - low! > 0.2).length > scores.length;
      },
    },
    {
      sentence:
        "Against two plies a hundred playouts score more than a third of the points in each of these games, and " +
        "sixteen hundred more than half.",
      notQuick: FEW,
      holds: (summary) =>
        duelsAt(summary, 2).every((duel) =>
          scoreOf(duel, 100).mean > 1 / 3 && scoreOf(duel, 1600).mean > EVEN
        ),
    },
    {
      sentence:
        "In Reversi and Metelyk it takes more playouts to be even with four plies than with two.",
      notQuick: FEW,
      holds: (summary) =>
        games(summary).filter((game) => !SMALL.includes(game)).every((game) => {
          const [two, four] = [2, 4].map((depth) => rowWith(summary.duels, { game, depth }));
          return four.even.mean > two.even.mean;
        }),
    },
    {
      sentence:
        "With sixteen hundred playouts the lines of Reversi lie further apart than those of the two small games.",
      notQuick: FEW,
      holds: (summary) => {
        const apart = (game: string) => {
          const [two, six] = [2, 6].map((depth) => rowWith(summary.duels, { game, depth }));
          return scoreOf(two, 1600).mean - scoreOf(six, 1600).mean;
        };
        return Math.min(...REVERSI.map(apart)) > Math.max(...SMALL.map(apart));
      },
    },
    {
      sentence:
        "While alpha-beta looks four plies ahead there is time for no more than some dozens of playouts",
      notQuick: FEW,
      holds: (summary) => duelsAt(summary, 4).every(({ inTime }) => inTime.mean < 60),
    },
    {
      sentence: "with these Monte-Carlo tree search scores less than half in each game.",
      decided: (verdictOn) => verdictOn("C14h").cases.every(({ mean }) => mean < EVEN),
    },
    {
      sentence:
        "By the fresh seeds together the evaluation is the better one in Metelyk and the worse one in Reversi.",
      decided: (verdictOn) => {
        const of = (game: string) =>
          verdictOn("C14i").cases.filter(({ name }) => name.startsWith(game));
        return of("Metelyk").every(({ low }) => low! > EVEN) &&
          of("Reversi").every(({ high }) => high! < EVEN);
      },
    },
    {
      sentence:
        "On the large board of Reversi it is far worse, and less so after four random moves.",
      decided: (verdictOn) => {
        const [none, four] = [0, 4].map((plies) =>
          rowWith(verdictOn("C14i").cases, { name: `Reversi 8x8, after ${plies} plies` })
        );
        return none.high! < 0.3 && four.mean > none.mean;
      },
    },
    {
      sentence:
        "On the large board it takes less than half the time, which would buy more playouts.",
      notQuick: FEW,
      holds: ({ leaves }) => rowWith(leaves, { game: "Reversi 8x8", plies: 0 }).time.high! < 0.5,
    },
    {
      sentence: "In one run most other constants show no difference.",
      notQuick: FEW,
      holds: (_, verdictOn) => {
        const judged = verdictOn("C14j");
        return casesThat("not decided", judged).length > judged.cases.length / 2;
      },
    },
    {
      sentence:
        "half the constant of UCB1 is better than the constant itself in all games but tic-tac-toe, and no game " +
        "shows a gain by a seventh of it or by twice as much.",
      decided: (verdictOn) =>
        verdictOn("C14j").cases.every(({ name, low }) =>
          (low! > EVEN) === (name.endsWith(", 0.7") && !name.startsWith("tic-tac-toe"))
        ),
    },
  ],
});

function games({ growth }: Summary): string[] {
  return growth.map(({ game }) => game);
}

function scoreOf({ points }: Summary["duels"][number], playouts: number) {
  return rowWith(points, { playouts }).score;
}
