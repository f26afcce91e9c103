/**
 * Finds pages of the site by words: in their titles, headings, first sentences and texts. The list of pages is
 * put before this script when the site is written.
 *
 * @module
 */
import MiniSearch from "minisearch";

/** A page that can be found. */
export interface FoundPage {
  /** Its address, relative to the start page. */
  readonly place: string;
  readonly title: string;
  readonly sentence: string;
}

/** A page with the words by which it is found. */
export interface ListedPage extends FoundPage {
  readonly headings: string;
  readonly words: string;
}

/** The pages that fit, the best first. */
export type SearchPages = (words: string) => FoundPage[];

const scope = globalThis as unknown as {
  listedPages: readonly ListedPage[];
  searchPages: SearchPages;
};
const pages = new MiniSearch<ListedPage>({
  idField: "place",
  fields: ["title", "headings", "sentence", "words"],
  storeFields: ["place", "title", "sentence"],
  searchOptions: {
    ...{ prefix: true, fuzzy: 0.15, combineWith: "AND" },
    boost: { title: 6, headings: 3, sentence: 3 },
  },
});
pages.addAll(scope.listedPages);
scope.searchPages = (words) => pages.search(words) as unknown as FoundPage[];
