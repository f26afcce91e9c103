/**
 * The rows of the study.
 *
 * @module
 */
import type { DeltaRuleName } from "matchbox/agents/learners/delta_rule/rule.ts";
import { exact, key } from "../../columns.ts";
import { type RowOf, rowSet } from "../../row_sets.ts";
import type { CompanyName } from "./companies.ts";

const board = key("the game");
const learner = key<number>("number of the learner, from 1; each has its own games");
const company = key<CompanyName>("whom the learner practises with");
const practised = { board, company, rule: key<DeltaRuleName>("variant of the rule"), learner };

const games = exact("games", "games played");
const points = exact("points in them: 1 for a win, 1/2 for a draw");
const moves = exact("moves", "its moves in them, without passes");
const known = exact("moves", "moves whose position was known");

export const sets = {
  practice: rowSet("A part of a practice", {
    ...practised,
    until: key<number>("games", "games of the learner up to the end of the part"),
    ...{ games, points, moves, known },
    other_ways: exact("moves", "known ones that it came to by other moves than ever before"),
    inside: exact("moves", "moves of a game before the first whose position was not known"),
    whole: exact("games", "games in which all positions were known"),
    changed: exact("moves", "moves that it plays otherwise than without learning"),
    positions: exact("positions", "positions known after the part"),
    bytes: exact("bytes", "length of the file of its positions after the part"),
  }),
  exams: rowSet("Games after a practice, in which nothing is learned", {
    ...practised,
    exam: key<CompanyName>("whom it plays with"),
    ...{ games, points },
    without: exact("points of its level without learning, in the same games"),
    ...{ moves, known },
    changed: exact("moves", "moves that it plays otherwise than without learning"),
  }),
  rivals: rowSet("A learner that generalises, after as many games as the others", {
    ...{ board, rival: key("the rival"), learner },
    exam: key<CompanyName>("whom it plays with"),
    taught: exact("games", "games that it learned from"),
    ...{ games, points },
  }),
};

/** A part of a practice. */
export type PracticeRow = RowOf<typeof sets.practice>;
/** An exam of a learner. */
export type ExamRow = RowOf<typeof sets.exams>;
/** An exam of a rival. */
export type RivalRow = RowOf<typeof sets.rivals>;
