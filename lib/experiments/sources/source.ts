/**
 * What the suite rests on: the sources, what they ask for, what they claim, and the papers behind them.
 *
 * @module
 */

/** The letter of a source. */
export type SourceId = "A" | "B" | "C" | "D" | "E";

/** A document whose system and claims the suite brings together. */
export interface Source {
  readonly id: SourceId;
  /** Not set when the document names none. */
  readonly author?: string;
  /** In the language of the document. */
  readonly title: string;
  readonly titleInEnglish: string;
  /** What kind of document it is, e.g. `master's thesis`. */
  readonly kind: string;
  /** Not set when the document is undated. */
  readonly year?: number;
  readonly language: string;
  /** What else has to be known to find or to cite it. */
  readonly note?: string;
}

/** What requirements and claims have in common. */
interface Entry {
  /** Its number, e.g. `B5` or `C6a`. */
  readonly id: string;
  /** A short plain name. */
  readonly name: string;
  /** The name in the legend of a figure, where that shows one side of the entry only. */
  readonly legend?: string;
  /** What it says, in our own words. */
  readonly sentence: string;
  /** How we read the source where it is silent or contradicts itself. */
  readonly reading?: string;
  /** What the source says literally, where we do otherwise: kept as a variant that can be named. */
  readonly literal?: string;
  /** A passage of the source in its language, up to 200 characters. Not set when there is none. */
  readonly quotation?: string;
  /** The source does not say it: it is a question or a finding of our own. */
  readonly ours?: true;
}

/** What a source asks of the programs. */
export type Requirement = Entry;

/** What a source says of the world, to be judged by a study. */
export interface Claim extends Entry {
  readonly source: SourceId;
  /** The parts that are judged one by one. */
  readonly parts?: readonly Omit<Claim, "source" | "parts">[];
}

/** A publication from which a method is taken. */
export interface Paper {
  /** Initials and names; none where we do not know them for sure. */
  readonly authors: readonly string[];
  /** What docstrings call it, when that is not the last name of the first author. */
  readonly citedAs?: string;
  readonly year: number;
  readonly title: string;
  /** Journal, publisher or place, with volume and pages where they are known. */
  readonly where: string;
  /** What is taken from it. */
  readonly subject: string;
}
