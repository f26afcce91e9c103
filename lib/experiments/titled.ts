/**
 * The title of a figure that shows what a verdict rests on: one for each outcome, so that it is right for
 * any seed.
 *
 * @module
 */
import type { VerdictWord } from "./judge.ts";
import { casesThat, type Judged } from "./judge_cases.ts";

/** A title, or a function that makes one of the names of the cases with each verdict. */
export type Title = string | ((cases: CasesByVerdict) => string);

/** The names of the cases, by verdict, as a list in a sentence: "chess, Metelyk and Reversi". */
export interface CasesByVerdict {
  /** Empty when no case has the verdict. */
  readonly confirmed: string;
  /** Likewise. */
  readonly refuted: string;
  /** Likewise. */
  readonly undecided: string;
}

/** A title for each outcome that a figure tells apart; `otherwise` for all others. */
export interface Titles extends Partial<Record<VerdictWord, Title>> {
  /** The title for every verdict that is not named. */
  readonly otherwise: Title;
}

/** The title for this verdict. */
export function titled(judged: Judged, titles: Titles): string {
  const title = titles[judged.verdict] ?? titles.otherwise;
  if (typeof title === "string") return title;
  const names = (word: VerdictWord) => listed(casesThat(word, judged));
  return title({
    confirmed: names("confirmed"),
    refuted: names("refuted"),
    undecided: names("not decided"),
  });
}

/** Names as a list in a sentence. */
export function listed(names: readonly string[]): string {
  return new Intl.ListFormat("en-GB").format(names);
}
