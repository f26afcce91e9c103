/**
 * The publications of the methods.
 *
 * @module
 */
import { papersOnSearch } from "./papers_on_search.ts";
import { papersOnStatistics } from "./papers_on_statistics.ts";
import type { Paper } from "./source.ts";

/** Sorted by author, then by year. */
export const papers: readonly Paper[] = [...papersOnSearch, ...papersOnStatistics]
  .toSorted((one, other) => {
    const [first, second] = [lastName(one), lastName(other)];
    return first === second ? one.year - other.year : first < second ? -1 : 1;
  });

/** The name of the paper in docstrings. */
export function nameOf(paper: Paper): string {
  return paper.citedAs ?? lastName(paper);
}

/** The last name of the first author; without authors, the name of the subject. */
function lastName({ authors, citedAs }: Paper): string {
  return authors[0]?.split(" ").at(-1) ?? citedAs!;
}
