/**
 * What all pages of the gallery have around their content: the head, the menu, and links to the neighbours.
 *
 * @module
 */
import { escape } from "@std/html";
import type { Heading } from "./markdown.ts";
import { linkBetween, START } from "./places.ts";

/** A page of the gallery. Titles are HTML. */
export interface Page {
  /** Its address, relative to the start page. */
  readonly place: string;
  readonly title: string;
  readonly content: string;
  /** Those of the content. */
  readonly headings: readonly Heading[];
  /** The pages before and after it in reading order. */
  readonly before?: Neighbour;
  readonly after?: Neighbour;
}

/** A page that another one links to. */
export interface Neighbour {
  readonly place: string;
  readonly title: string;
}

/** The name of the generator in every page; it marks a folder as a gallery. */
export const GENERATOR = "Matchbox gallery";
/** The style sheet of all pages. */
export const STYLE = "style.css";
/** Pages with fewer sections have no list of them. */
const LEAST_SECTIONS = 4;

/**
 * The whole document of a page. The browser loads nothing for it but the style sheet and pictures of the
 * gallery, and runs programs only in its frames, kernels too.
 *
 * @param menu the pages that every page links to
 */
export function framePage(page: Page, menu: readonly Neighbour[]): string {
  const { place, title, content, before, after } = page;
  const to = (target: string) => escape(linkBetween(place, target));
  const plain = title.replaceAll(/<[^<>]*>/g, "");
  const policy = "default-src 'none'; img-src 'self' file: data:; " +
    "style-src 'self' file: 'unsafe-inline'" +
    (content.includes("<iframe")
      ? "; script-src 'unsafe-inline' 'wasm-unsafe-eval'; frame-src 'self'"
      : "");
  const item = (each: Neighbour) =>
    `<li><a href="${to(each.place)}"${each.place === place ? ' aria-current="page"' : ""}>` +
    `${each.title}</a></li>`;
  const next = [
    before && `<a rel="prev" href="${to(before.place)}"><small>Before</small> ${before.title}</a>`,
    after && `<a rel="next" href="${to(after.place)}"><small>Next</small> ${after.title}</a>`,
  ].filter(Boolean);
  return `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="generator" content="${GENERATOR}">
<title>${place === START ? plain : `${plain} · Matchbox`}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${to(STYLE)}">
</head>
<body>
<a class="skip" href="#content">Skip to the content</a>
<header>
<nav aria-label="Matchbox">
<ul class="menu">
${menu.map(item).join("\n")}
</ul>
</nav>
</header>
<main id="content">
${content.replace("</h1>", `</h1>\n${contentsOf(page)}`)}
</main>
${
    next.length
      ? `<nav class="neighbours" aria-label="Reading order">\n${next.join("\n")}\n</nav>\n`
      : ""
  }</body>
</html>
`;
}

/** Links to the sections of a long page. */
function contentsOf({ headings }: Page): string {
  const sections = headings.filter(({ level }) => level === 2);
  if (sections.length < LEAST_SECTIONS) return "";
  const items = sections.map(({ id, html }) => `<li><a href="#${id}">${html}</a></li>`);
  return `<details class="contents">\n<summary>On this page</summary>\n<ul>\n${
    items.join("\n")
  }\n</ul>\n</details>\n`;
}
