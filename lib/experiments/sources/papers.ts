/**
 * The publications from which methods are taken.
 *
 * @module
 */
import { papersOnSearch } from "./papers_on_search.ts";
import { papersOnStatistics } from "./papers_on_statistics.ts";
import type { Paper } from "./source.ts";

/** In the order of their authors, those of one author by year. */
export const papers: readonly Paper[] = [...papersOnSearch, ...papersOnStatistics]
  .toSorted((one, other) => {
    const [first, second] = [lastName(one), lastName(other)];
    return first === second ? one.year - other.year : first < second ? -1 : 1;
  });

/** What a docstring calls the paper. */
export function nameOf(paper: Paper): string {
  return paper.citedAs ?? lastName(paper);
}

/** That of its first author; the name of the thing where there is none. */
function lastName({ authors, citedAs }: Paper): string {
  return authors[0]?.split(" ").at(-1) ?? citedAs!;
}
