/**
 * The figures of the reference matches.
 *
 * @module
 */
import { findGame } from "matchbox/games/registry.ts";
import { forestPlot } from "matchbox/report/forest_plot.ts";
import type { Figure } from "matchbox/report/table.ts";
import { PAIRS } from "../../paired_match.ts";
import { barsOver, fromLeastToMost } from "../../phrases.ts";
import { matchName, type PairSummary } from "./match_summary.ts";

/** The figure of the gain in precision by playing in pairs. */
export function pairsFigure(pairs: readonly PairSummary[]): Figure {
  const surer = pairs.filter(({ variance: { mean, high } }) => (high ?? mean) < 1).length;
  const lessSure = pairs.filter(({ variance: { mean, low } }) => (low ?? mean) > 1).length;
  return {
    name: "pairs",
    title:
      `Playing in pairs makes the score more precise in ${surer} of ${pairs.length} matches, and less ` +
      `precise in ${lessSure || "none"}`,
    caption:
      "Variance of the score of a match played in pairs, divided by the variance with a new opening " +
      `for each game. Left of the line pairs need fewer games. ${barsOver(PAIRS)}` +
      withoutInterval(pairs),
    ...forestPlot(linesOf(pairs, "variance"), {
      none: 1,
      label: "variance of pairs / variance of single games",
    }),
  };
}

/** The figure of the value of always moving first. */
export function firstMoveFigure(pairs: readonly PairSummary[]): Figure {
  const sizes = pairs.map(({ firstMove }) => Math.abs(firstMove.mean));
  const most = pairs[sizes.indexOf(Math.max(...sizes))];
  const means = pairs.map(({ firstMove }) => firstMove.mean);
  return {
    name: "first_move",
    title:
      `Always moving first is worth ${fromLeastToMost(means, 2)} points per game, and most in ` +
      findGame(most.match.game).title,
    caption: "The points per game that the first agent would gain by always moving first. " +
      `${barsOver(PAIRS)}${withoutInterval(pairs)}`,
    ...forestPlot(linesOf(pairs, "firstMove"), { none: 0, label: "points per game" }),
  };
}

function linesOf(pairs: readonly PairSummary[], of: "variance" | "firstMove") {
  return pairs.map((summary) => ({ name: lineName(summary), ...summary[of] }));
}

function lineName({ match }: PairSummary): string {
  return `${findGame(match.game).title}: ${matchName(match)}`;
}

/** A note about the matches played from every opening; empty when there are none. */
function withoutInterval(pairs: readonly PairSummary[]): string {
  const names = pairs.filter(({ match }) => match.census).map(lineName);
  return names.length
    ? ` Without an interval, because every opening has been played: ${names.join("; ")}.`
    : "";
}
