/**
 * What the rows say: means over the learners.
 *
 * @module
 */
import type { Interval } from "matchbox/report/statistics/interval.ts";
import { boundedMean, geometricMean, mean, pairedDifference, pairsBy } from "../../estimates.ts";
import { nameInSentence } from "../../game_names.ts";
import { groupBy, rowsWith } from "../../groups.ts";
import type { RowsOf } from "../../row_sets.ts";
import { RULES } from "../delta_rule/names.ts";
import type { CompanyName } from "./companies.ts";
import { REGRESSION } from "./rivals.ts";
import type { ExamRow, PracticeRow, RivalRow, sets } from "./rows.ts";

/** The summary of all rows. */
export type Summary = ReturnType<typeof summarise>;

const UNIT = "learners";
const CHANGE = { least: -1, most: 1 };

/** Practices part by part, exams, and the rivals beside them. */
export function summarise({ practice, exams, rivals }: RowsOf<typeof sets>) {
  const practices = groupBy(practice, "board", "company", "rule").rollup((rows, setting) => {
    const parts = groupBy(rows, "until").rollup((own) => ({
      learners: own.length,
      score: boundedMean(own, scoreOf, UNIT),
      known: boundedMean(own, knownOf, UNIT),
      inside: boundedMean(own, ({ inside, moves }) => inside / moves, UNIT),
      whole: boundedMean(own, ({ whole, games }) => whole / games, UNIT),
      positions: mean(own, "positions", UNIT),
      bytes: mean(own, "bytes", UNIT),
    }));
    const [first, last] = [parts[0], parts[parts.length - 1]]
      .map(({ until }) => rowsWith(rows, { until }));
    return {
      ...{ name: settingName(setting), parts, first: parts[0], last: parts[parts.length - 1] },
      /** How much more of its moves are known in the last part than in the first. */
      more: pairedDifference(last, first, knownOf, "learner", UNIT),
      /** Of the known moves of all parts, those that it came to by other moves. */
      otherWays: boundedMean(
        groupBy(rows, "learner").rollup((own) => ({
          share: sum(own, "other_ways") / Math.max(1, sum(own, "known")),
        })),
        "share",
        UNIT,
      ),
      /** New positions of a game, in the last part over the first. */
      growth: geometricMean(
        pairsBy(growthOf(rows, last), first, "learner"),
        ([late, early]) => late.fresh / (early.positions / early.games),
        UNIT,
      ),
    };
  });
  const sat = groupBy(exams, "board", "company", "rule", "exam").rollup((rows, setting) => ({
    ...examOf(setting),
    score: boundedMean(rows, scoreOf, UNIT),
    without: boundedMean(rows, ({ without, games }) => without / games, UNIT),
    lead: boundedMean(
      rows,
      ({ points, without, games }) => (points - without) / games,
      UNIT,
      CHANGE,
    ),
    known: boundedMean(rows, knownOf, UNIT),
    ...{ moves: sum(rows, "moves"), changed: sum(rows, "changed") },
  }));
  const taught = groupBy(rivals, "board", "rival", "exam").rollup(
    (rows, { board, rival, exam }) => {
      // The learners that have practised with this company.
      const learners = rowsWith(exams, { board, exam, company: exam });
      return {
        name: `${sizeOf(board)}, ${rival}, examined with ${SHORT[exam]}`,
        ...{ taught: rows[0].taught, score: boundedMean(rows, scoreOf, UNIT) },
        over: groupBy(learners, "rule").rollup((own, { rule }) => ({
          name: `${sizeOf(board)}, ${SHORT[exam]}, ${rival}, ${RULES[rule]}`,
          more: moreThan(rows, own),
        })),
      };
    },
  );
  /** By board and exam, the rival with few weights against each network of many. */
  const fewWeights = rowsWith(taught, { rival: REGRESSION }).flatMap(({ board, exam }) => {
    const [few, others] = [true, false].map((wanted) =>
      rowsWith(rivals, { board, exam }).filter(({ rival }) => (rival === REGRESSION) === wanted)
    );
    return groupBy(others, "rival").rollup((own, { rival }) => ({
      name: `${sizeOf(board)}, ${SHORT[exam]}, ${rival}`,
      more: moreThan(few, own),
    }));
  });
  /** Who practises with the book against who practises without it, by rule. */
  const books = groupBy(
    practice.filter(({ company }) => company === "the same with a book"),
    "board",
    "rule",
  )
    .rollup((rows, { board, rule }) => {
      const until = Math.max(...rows.map((row) => row.until));
      const others = rowsWith(practice, { board, rule, until, company: "many opponents" });
      return {
        name: `${sizeOf(board)}, ${RULES[rule]}`,
        more: pairedDifference(rowsWith(rows, { until }), others, knownOf, "learner", UNIT),
      };
    });
  return { practices, exams: sat, rivals: taught, fewWeights, books };
}

/** A company in a few words. */
const SHORT: Readonly<Record<CompanyName, string>> = {
  "many opponents": "no book",
  "the same with a book": "a book",
};

/** A setting in words. */
function settingName({ board, company, rule }: Pick<PracticeRow, "board" | "company" | "rule">) {
  return `${sizeOf(board)}, ${SHORT[company]}, ${RULES[rule]}`;
}

/** The size of a board of Reversi, as in `8x8`. */
function sizeOf(board: string): string {
  return nameInSentence(board).split(" ").at(-1)!;
}

/** An exam in words: whether it is with the company of the practice, or with whom else. */
function examOf({ exam, ...setting }: Pick<ExamRow, "board" | "company" | "rule" | "exam">) {
  const same = exam === setting.company;
  return { name: `${settingName(setting)}${same ? "" : `, examined with ${SHORT[exam]}`}`, same };
}

/** The rows with the new positions of a game in them. */
function growthOf(rows: readonly PracticeRow[], last: readonly PracticeRow[]) {
  return last.map((row) => {
    const before = rowsWith(rows, { learner: row.learner, until: row.until - row.games });
    const known = before.length > 0 ? before[0].positions : 0;
    return { ...row, fresh: (row.positions - known) / row.games };
  });
}

/** Points a game of a rival minus those of others in the same exams. */
function moreThan(
  rivals: readonly RivalRow[],
  others: readonly (ExamRow | RivalRow)[],
): Interval {
  return boundedMean(
    pairsBy(rivals, others, "learner"),
    ([rival, other]) => scoreOf(rival) - scoreOf(other),
    UNIT,
    CHANGE,
  );
}

function scoreOf({ points, games }: { readonly points: number; readonly games: number }): number {
  return points / games;
}

function knownOf({ known, moves }: { readonly known: number; readonly moves: number }): number {
  return known / moves;
}

function sum<K extends string>(rows: readonly Record<K, number>[], column: K): number {
  return rows.reduce((all, row) => all + row[column], 0);
}
