/**
 * The rows of the study.
 *
 * @module
 */
import { rowSet } from "../../row_sets.ts";

/** The games with the same numbers of all machines of a setting against an opponent. */
export type CurveRow = {
  setting: string;
  opponent: string;
  from: number;
  to: number;
  machines: number;
  win: number;
  draw: number;
  loss: number;
  win_low: number;
  win_high: number;
  score: number;
  score_low: number;
  score_high: number;
};

/**
 * What the machines gained in the first part: how much more they score in its last stretch than in its first
 * one, what they score in all of it, and how they play against random play before and after it, without
 * learning.
 */
export type GainRow = {
  setting: string;
  opponent: string;
  machines: number;
  gain: number;
  gain_low: number;
  gain_high: number;
  total: number;
  total_low: number;
  total_high: number;
  exam_before: number;
  exam_after: number;
  exam_gain: number;
  exam_gain_low: number;
  exam_gain_high: number;
};

/** The beads for one kind of square in the first boxes of all machines, before and after the first part. */
export type FirstBoxRow = {
  setting: string;
  opponent: string;
  square: string;
  machines: number;
  before: number;
  after: number;
  after_low: number;
  after_high: number;
  favourite: number;
};

/** A number of positions or boxes. */
export type CountRow = { what: string; number: number };

const pair = {
  setting: { kind: "key", meaning: "the rules of the machine" },
  opponent: { kind: "key", meaning: "who plays against it" },
} as const;
const machines = { kind: "exact", meaning: "independent machines" } as const;
const share = (meaning: string) => ({ kind: "exact", unit: "share", meaning } as const);
const points = (meaning: string) => ({ kind: "exact", unit: "points", meaning } as const);

export const sets = {
  curve: rowSet<CurveRow>("Consecutive games of all machines of a setting", {
    ...pair,
    from: { kind: "key", meaning: "number of the first of these games" },
    to: { kind: "key", meaning: "number of the last of these games" },
    machines,
    win: share("games won, mean over machines"),
    draw: share("games drawn"),
    loss: share("games lost"),
    win_low: share("lower end of the 95 % interval of `win`"),
    win_high: share("its upper end"),
    score: points("points per game: 1 for a win, 1/2 for a draw; mean over machines"),
    score_low: points("lower end of its 95 % interval"),
    score_high: points("its upper end"),
  }),
  gains: rowSet<GainRow>("The gain of the machines of a setting in the first part", {
    ...pair,
    machines,
    gain: points(
      "points per game in the last stretch minus those in the first, mean over machines",
    ),
    gain_low: points("lower end of its 95 % interval"),
    gain_high: points("its upper end"),
    total: points("points per game in all games of the first part, mean over machines"),
    total_low: points("lower end of its 95 % interval"),
    total_high: points("its upper end"),
    exam_before: points("points per game against random play before the first part, not learning"),
    exam_after: points("the same after the first part"),
    exam_gain: points("the difference, mean over machines"),
    exam_gain_low: points("lower end of its 95 % interval"),
    exam_gain_high: points("its upper end"),
  }),
  first_box: rowSet<FirstBoxRow>("The beads for a kind of square in the first box", {
    ...pair,
    square: { kind: "key", meaning: "corner, edge or centre" },
    machines,
    before: share("of the beads at the start, mean over machines"),
    after: share("of the beads after the first part, mean over machines"),
    after_low: share("lower end of its 95 % interval"),
    after_high: share("its upper end"),
    favourite: share("of the machines, in which this kind of square has most beads"),
  }),
  counts: rowSet<CountRow>("A number of positions or boxes", {
    what: { kind: "key", meaning: "what is counted" },
    number: { kind: "exact", meaning: "how many" },
  }),
};
