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
        "In Reversi and Metelyk it takes more than twice as many playouts to be even with four plies as with two.",
      notQuick: FEW,
      holds: (summary) =>
        games(summary).filter((game) => !SMALL.includes(game)).every((game) => {
          const [two, four] = [2, 4].map((depth) => rowWith(summary.duels, { game, depth }));
          return four.even.mean > 2 * two.even.mean;
        }),
    },
    {
      sentence:
        "With sixteen hundred playouts the lines lie closer together in the two small games than in the others.",
      notQuick: FEW,
      holds: (summary) => {
        const apart = (game: string) => {
          const [two, six] = [2, 6].map((depth) => rowWith(summary.duels, { game, depth }));
          return scoreOf(two, 1600).mean - scoreOf(six, 1600).mean;
        };
        const others = games(summary).filter((game) => !SMALL.includes(game));
        return Math.max(...SMALL.map(apart)) < Math.min(...others.map(apart));
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
      sentence: "In no case does the evaluation gain much.",
      decided: (verdictOn) => verdictOn("C14i").cases.every(({ mean }) => mean < 0.65),
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
      sentence: "Most other constants show no difference here",
      notQuick: FEW,
      holds: (_, verdictOn) => {
        const judged = verdictOn("C14j");
        return casesThat("not decided", judged).length > judged.cases.length / 2;
      },
    },
    {
      sentence: "and none is far better.",
      decided: (verdictOn) => verdictOn("C14j").cases.every(({ mean }) => mean < 0.7),
    },
    {
      sentence: "In Metelyk both a much smaller and a larger constant score less than half.",
      decided: (verdictOn) =>
        [0.2, 2.8].every((constant) =>
          rowWith(verdictOn("C14j").cases, { name: `Metelyk k=3, ${constant}` }).mean < EVEN
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
