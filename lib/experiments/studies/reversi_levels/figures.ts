/**
 * The figures of the study.
 *
 * @module
 */
import { forestPlot } from "matchbox/report/forest_plot.ts";
import { capitalized, formatNumber } from "matchbox/report/format.ts";
import { levelLine, linesWithIntervals, seriesPoint } from "matchbox/report/series.ts";
import type { Figure } from "matchbox/report/table.ts";
import { rowsWith, rowWith } from "../../groups.ts";
import { ABOVE_EVEN, EVEN } from "../../judge.ts";
import { casesThat } from "../../judge_cases.ts";
import { barsOver } from "../../phrases.ts";
import { countShown, EVEN_LINE, scoresPlot } from "../../shown_matches.ts";
import { ratedPlayers, strengthFigure } from "../../strength_figure.ts";
import type { VerdictOn } from "../../study.ts";
import { titled } from "../../titled.ts";
import type { Verdict } from "../../verdict.ts";
import { whiteFigure } from "../../white_results.ts";
import { evaluationName } from "./claims.ts";
import { stages } from "./rows.ts";
import { GOOD_PLAYER, type MatchSummary, type Summary, TENS } from "./summary.ts";

/** The players whose moves are drawn. */
const DRAWN = ["easy", "medium", "hard", "maximum disc"];

/** Strength by cost, depth and evaluation, moves, the first corner, White, and nodes. */
export function figures(summary: Summary, verdictOn: VerdictOn): Figure[] {
  return [
    strength(summary),
    depthAndEvaluation(summary),
    mobility(summary, verdictOn),
    corners(summary, verdictOn),
    whiteFigure(summary.white, {
      other: "dark",
      openings: "from openings of eight random plies",
      by: "player",
    }),
    cutoffs(summary, verdictOn),
  ];
}

function strength({ ratings, costs }: Summary): Figure {
  const players = ratedPlayers(ratings, costs);
  const [best] = players;
  return strengthFigure(
    players,
    `${capitalized(best.name)} is the strongest player and looks at ` +
      `${formatNumber(Math.round(best.nodes))} positions a move`,
  );
}

function depthAndEvaluation({ matches }: Summary): Figure {
  const [depth, evaluation] = ["depth", "evaluation"].map((differ) =>
    rowsWith(matches, { differ })
  );
  return {
    name: "depth_and_evaluation",
    title: `Two plies more win ${won(depth)}, the next level's evaluation wins ${won(evaluation)}`,
    caption: "Points per game of the first player. Either the depth or the evaluation differs. " +
      `${EVEN_LINE} A match is won if the bar lies above it.`,
    ...scoresPlot(
      [...depth, ...evaluation],
      ({ first, second, differ }) => `${first} v ${second} (${differ})`,
    ),
  };
}

function won(matches: readonly MatchSummary[]): string {
  return `${countShown(matches, ABOVE_EVEN)} of ${matches.length} matches`;
}

function mobility({ mobility: { players } }: Summary, verdictOn: VerdictOn): Figure {
  const points = DRAWN.flatMap((player) =>
    rowWith(players, { player }).leads.map((lead, index) =>
      seriesPoint(stages[index], player, lead)
    )
  );
  return {
    name: "mobility",
    title: `In the middle of the game maximum disc has fewer moves than ${
      confirmedOf(verdictOn("C25a"))
    } opponents`,
    caption: "Own legal moves a turn minus the opponent's in the round robin, by stage of the " +
      `game: each point is at the last move of its stage. ${barsOver("openings")}`,
    options: {
      x: { label: "moves played", ticks: [...stages] },
      y: { label: "lead in legal moves" },
      color: { legend: "ends" },
    },
    marks: [levelLine(0), ...linesWithIntervals(points)],
  };
}

function corners({ corners }: Summary, verdictOn: VerdictOn): Figure {
  const tens = TENS.flatMap(({ when }) => rowsWith(corners, { when }));
  const verdict = verdictOn("C23a");
  return {
    name: "corners",
    title: verdict.cases.length === 0
      ? "The points of the player who takes the first corner"
      : titled(verdict, {
        confirmed: "Between good players an early first corner is worth more than a late one",
        refuted: "Between good players an early first corner is worth less than a late one",
        otherwise:
          "Between good players an early first corner is not shown to be worth more than a late one",
      }),
    caption: "Points per game of the player who takes the first corner, by the move that takes " +
      `it, in games of all equal players; the title is about those of ${GOOD_PLAYER}. ${
        barsOver("games")
      } The line is an even score.`,
    ...forestPlot(
      tens.map(({ when, points }) => ({ name: when, ...points })),
      { none: EVEN, label: "points per game" },
    ),
  };
}

function cutoffs({ cutoffs }: Summary, verdictOn: VerdictOn): Figure {
  const lines = cutoffs.map((each) => ({
    name: `${evaluationName(each)}, ${each.order}`,
    ...each.toPlain,
  }));
  const captures = titled(verdictOn("C30b"), {
    confirmed: "captures first save nodes",
    refuted: "captures first cost nodes",
    partly: ({ confirmed }) => `captures first save nodes in ${confirmed}`,
    otherwise: "captures first are not shown to save nodes",
  });
  return {
    name: "cutoffs",
    title: `Material alone needs fewer nodes than ${
      confirmedOf(verdictOn("C30a"))
    } other evaluations; with it ${captures}`,
    caption:
      "Nodes of alpha-beta by evaluation and order of the moves, divided by those of material with " +
      "the moves as generated: geometric means. Positions looked at to sort the moves are not " +
      `counted. ${barsOver("positions")}`,
    ...forestPlot(lines, { none: 1, label: "nodes / nodes of material as generated" }),
  };
}

/** How many of the cases are confirmed, before their name in the plural. */
function confirmedOf(verdict: Verdict): string {
  const [some, all] = [casesThat("confirmed", verdict).length, verdict.cases.length];
  return some === all ? `all ${all}` : some === 0 ? `none of ${all}` : `${some} of ${all}`;
}
