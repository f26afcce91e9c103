/**
 * The sentences about this study that its data could contradict.
 *
 * @module
 */
import type { Interval } from "matchbox/report/statistics/interval.ts";
import { guardsOf } from "../../guard.ts";
import { rowWith } from "../../groups.ts";
import { casesThat } from "../../judge_cases.ts";
import { study } from "./show.ts";
import type { Summary } from "./summary.ts";
import { GUESS, type WayName } from "./ways.ts";

const FEW = "it has few examples";

export const guards = guardsOf(study, {
  "notebooks/33_ways_to_learn.ipynb": [
    {
      sentence: "More examples help nearly everywhere.",
      decided(verdictOn) {
        const { cases } = verdictOn("C43b");
        return casesThat("confirmed", verdictOn("C43b")).length >= 0.9 * cases.length;
      },
    },
    {
      sentence: "In tic-tac-toe they harm a single neighbour",
      decided: (verdictOn) =>
        casesThat("refuted", verdictOn("C43b")).join() === "tic-tac-toe, 1 neighbour",
    },
    {
      sentence: "the nearest position often has another winner.",
      notQuick: FEW,
      holds: (summary) => right(summary, "tictactoe", "1 neighbour").mean < 2 / 3,
    },
    {
      sentence: "In tic-tac-toe rules are right most often",
      notQuick: FEW,
      holds: (summary) =>
        ofGame(summary, "tictactoe")
          .toSorted((one, other) => other.tested.mean - one.tested.mean)
          .slice(0, 2).every(({ way }) => way.includes("rules")),
    },
    {
      sentence: "Weights of squares are worse than always saying the most common winner.",
      notQuick: FEW,
      holds: (summary) =>
        right(summary, "tictactoe", "squares").mean < right(summary, "tictactoe", GUESS).mean,
    },
    {
      sentence:
        "patterns are right most often, and even weights of squares are right more often than any tree or list of rules.",
      notQuick: FEW,
      holds: (summary) =>
        best(summary, "reversi") === "patterns" &&
        (["small tree", "full tree", "few rules", "all rules"] as const).every((way) =>
          right(summary, "reversi", "squares").low! > right(summary, "reversi", way).high!
        ),
    },
    {
      sentence: "So no way is the best on both games: each assumes something about the game.",
      notQuick: FEW,
      holds: (summary) => best(summary, "tictactoe") !== best(summary, "reversi"),
    },
    {
      sentence: "The approximate version always loses less from known positions to new ones.",
      decided: (verdictOn) => verdictOn("C43c").verdict === "confirmed",
    },
    {
      sentence:
        "with neighbours it is better, with regression the finer version is better on both games, and with trees it depends on the game.",
      notQuick: FEW,
      holds: ({ games }) =>
        games.every(({ families }) =>
          rowWith(families, { family: "neighbours" }).lead.low! > 0 &&
          rowWith(families, { family: "regression" }).lead.high! < 0
        ) &&
        new Set(
            games.map(({ families }) =>
              Math.sign(rowWith(families, { family: "trees" }).lead.mean)
            ),
          )
            .size === 2,
    },
    {
      sentence: "Neighbours train fastest, and pay with each answer",
      notQuick: "its times are short",
      holds: ({ games }) =>
        games.every(({ largest }) => {
          const learning = largest.filter(({ way }) => way !== GUESS);
          const [neighbours, others] = [true, false].map((own) =>
            learning.filter(({ way }) => way.includes("neighbour") === own)
          );
          return neighbours.every((one) =>
            others.every((other) =>
              one.training!.mean < other.training!.mean && one.answer!.mean > other.answer!.mean
            )
          );
        }),
    },
    {
      sentence: "Networks and rules take longest to train.",
      notQuick: "its times are short",
      holds: ({ games }) =>
        games.every(({ largest }) => {
          const slowest = largest.toSorted((one, other) =>
            other.training!.mean - one.training!.mean
          )
            .slice(0, 4).map(({ way }) => way);
          return slowest.every((way) => way.includes("network") || way.includes("rules"));
        }),
    },
  ],
});

function ofGame({ games }: Summary, game: "tictactoe" | "reversi") {
  return rowWith(games, { game }).largest;
}

function right(summary: Summary, game: "tictactoe" | "reversi", way: WayName): Interval {
  return rowWith(ofGame(summary, game), { way }).tested;
}

/** The way that is right most often about new positions. */
function best(summary: Summary, game: "tictactoe" | "reversi"): WayName {
  return ofGame(summary, game)
    .reduce((one, other) => other.tested.mean > one.tested.mean ? other : one).way;
}
