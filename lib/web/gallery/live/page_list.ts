/**
 * The pages as the search field finds them.
 *
 * @module
 */
import type { ListedPage } from "../../live/search.ts";
import type { Page } from "../frame.ts";

/** Words of fewer letters are not listed. */
const SHORTEST = 4;

/** The list, as a script that stands before the search. */
export function pageList(pages: readonly Page[]): string {
  const listed = pages.map((page): ListedPage => ({
    place: page.place,
    title: plainText(page.title),
    sentence: page.description,
    headings: page.headings.map(({ html }) => plainText(html)).join(" "),
    words: wordsOf(page),
  }));
  return `globalThis.listedPages = ${JSON.stringify(listed)};\n`;
}

/** The words of a page of text, each once; a page of code is found by its name. */
function wordsOf({ place, content }: Page): string {
  if (/\.[a-z]+\.html$/.test(place)) return "";
  const prose = content.replaceAll(/<(pre|table|svg|iframe)\b.*?<\/\1>/gs, " ");
  const words = plainText(prose).toLowerCase().match(/\p{L}[\p{L}\d-]+/gu) ?? [];
  return [...new Set(words)].filter(({ length }) => length >= SHORTEST).join(" ");
}

function plainText(html: string): string {
  return html.replaceAll(/<[^<>]*>/g, " ").replaceAll(/&(#\d+|\w+);/g, " ").replaceAll(/\s+/g, " ")
    .trim();
}
