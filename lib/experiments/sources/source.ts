/**
 * Types of the sources, their requirements and claims, and the papers.
 *
 * @module
 */

/** The letter of a source. */
export type SourceId = "A" | "B" | "C" | "D" | "E";

/** A document whose programs and claims the suite reproduces. */
export interface Source {
  /** The letter with which its numbers begin, e.g. `E` for `E8`. */
  readonly id: SourceId;
  /** Not set when the document has none. */
  readonly author?: string;
  /** The title in the language of the document. */
  readonly title: string;
  /** Our translation of the title, or the title itself when it is English. */
  readonly titleInEnglish: string;
  /** The kind of document, e.g. `master's thesis`. */
  readonly kind: string;
  /** Not set when the document is undated. */
  readonly year?: number;
  /** The language of the document, in English. */
  readonly language: string;
  /** Additional information for finding or citing it. */
  readonly note?: string;
}

/** A requirement, a claim, or a part of one. */
export interface Entry {
  /** Its number, e.g. `B5` or `C6a`. */
  readonly id: string;
  /** A short plain name. */
  readonly name: string;
  /** The name in the legend of a figure that shows only one side of the entry. */
  readonly legend?: string;
  /** Its content in our own words. */
  readonly sentence: string;
  /** Our interpretation where the source is silent or contradicts itself. */
  readonly reading?: string;
  /** The literal text of the source where we do something else; it is a variant that can be chosen. */
  readonly literal?: string;
  /** A passage of the source in its language, up to 200 characters; not set when there is none. */
  readonly quotation?: string;
  /** Whether it is our own question or finding, not the source's. */
  readonly ours?: true;
  /** Why no study can judge it, as a sentence; not set when one does. */
  readonly open?: string;
}

/** A requirement of a source for the programs. */
export interface Requirement extends Entry {
  /** The parts that are judged separately. */
  readonly parts?: readonly Entry[];
}

/** A claim of a source, to be judged by a study. */
export interface Claim extends Requirement {
  /** The document that makes the claim. */
  readonly source: SourceId;
}

/** The publication of a method. */
export interface Paper {
  /** Initials and names; empty if we do not know them for sure. */
  readonly authors: readonly string[];
  /** Its name in docstrings, if not the last name of the first author. */
  readonly citedAs?: string;
  /** The year of publication. */
  readonly year: number;
  /** The title in the language of the publication. */
  readonly title: string;
  /** Journal, publisher or place, with volume and pages if known. */
  readonly where: string;
  /** The method taken from it. */
  readonly subject: string;
}
