/**
 * Matches in claims, figures and tables.
 *
 * @module
 */
import { formatElo } from "matchbox/arena/format_elo.ts";
import { forestPlot } from "matchbox/report/forest_plot.ts";
import type { Figure } from "matchbox/report/table.ts";
import type { ValueColumn } from "matchbox/report/table_of.ts";
import type { ClaimCase } from "./claim.ts";
import { type AllowedRange, EVEN, judge } from "./judge.ts";
import { type PairedMatch, type PairResult, PAIRS } from "./paired_match.ts";
import { barsOver } from "./phrases.ts";

/** A match with the names of its players. */
export type NamedMatch = PairedMatch & { readonly first: string; readonly second: string };

/** Matches between these players as a case of a claim. */
export function caseOf(
  { first, second, score }: Pick<NamedMatch, "first" | "second" | "score">,
): ClaimCase {
  return { name: `${first} against ${second}`, estimate: score };
}

/** The differences of some matches in Elo, as a sentence. */
export function inElo(matches: readonly NamedMatch[]): string {
  const differences = matches.map(({ first, second, elo }) =>
    `${formatElo(elo)} (${first} against ${second})`
  );
  return `In Elo: ${differences.join("; ")}.`;
}

/**
 * Columns of a table of matches whose games are known.
 *
 * @param of the match of a row
 */
export function matchColumns<E>(of: (each: E) => PairedMatch) {
  return {
    ...pairColumns(of),
    wins: {
      ...{ name: "wins", detail: true, meaning: "won by the first player" },
      value: (each) => of(each).wins,
    },
    draws: { name: "draws", detail: true, meaning: "drawn", value: (each) => of(each).draws },
    losses: {
      ...{ name: "losses", detail: true, meaning: "lost by the first player" },
      value: (each) => of(each).losses,
    },
  } satisfies Record<string, ValueColumn<E>>;
}

/**
 * Columns of a table of matches of which only the points of pairs are known.
 *
 * @param of the match of a row
 */
export function pairColumns<E>(of: (each: E) => PairResult) {
  return {
    games: {
      ...{ name: "games", meaning: "games played, two from each opening" },
      value: (each) => of(each).games,
    },
    score: {
      ...{ name: "score", digits: 3, meaning: "points per game of the first player" },
      value: (each) => of(each).score,
    },
    elo: {
      ...{ name: "difference", unit: "Elo", digits: 0, meaning: "Elo difference" },
      value: (each) => of(each).elo,
    },
  } satisfies Record<string, ValueColumn<E>>;
}

/** What stands below a figure of scores. */
export const EVEN_LINE = `${barsOver(PAIRS)} The line is an even score.`;

/** A line for the score of each match. */
export function scoresPlot<M extends PairedMatch>(
  matches: readonly M[],
  nameOf: (match: M) => string,
): Pick<Figure, "options" | "marks"> {
  const lines = matches.map((match) => ({ name: nameOf(match), ...match.score }));
  return forestPlot(lines, { none: EVEN, label: "points per game" });
}

/** How many of the scores are shown to lie there. */
export function countShown(matches: readonly PairedMatch[], allowed: AllowedRange): number {
  return matches.filter(({ score }) => judge(score, allowed) === "confirmed").length;
}
