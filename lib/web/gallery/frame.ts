/**
 * What all pages of the gallery have around their content: the head, the menu, and links to the neighbours.
 *
 * @module
 */
import { escape } from "@std/html";
import { FRAMES_PROGRAM } from "./frames_program.ts";
import type { Heading } from "./markdown.ts";
import { linkBetween, LIVE, START } from "./places.ts";

/** A page of the gallery. Titles are HTML. */
export interface Page {
  /** Its address, relative to the start page. */
  readonly place: string;
  readonly title: string;
  /** What it is about, in a sentence without HTML. */
  readonly description: string;
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
 * The whole document of a page. The browser loads nothing for it but files of the gallery, and runs programs
 * only in its frames, kernels too, and those of the gallery: for the frames, and in a live one for cells.
 *
 * @param menu the pages that every page links to
 * @param live whether readers can run its cells
 */
export function framePage(page: Page, menu: readonly Neighbour[], live = false): string {
  const { place, title, description, content, before, after } = page;
  const to = (target: string) => escape(linkBetween(place, target));
  const plain = title.replaceAll(/<[^<>]*>/g, "");
  const program = live ? programOf(page) : null;
  const framed = hasFrames(content) || program !== null;
  const policy = [
    "default-src 'none'",
    "img-src 'self' file: data:",
    "style-src 'self' file: 'unsafe-inline'",
    // A frame has the policy of its page.
    ...(framed || live
      ? [`script-src 'self' file:${framed ? " 'unsafe-inline' 'wasm-unsafe-eval'" : ""}`]
      : []),
    ...(framed ? ["worker-src 'self' blob:", "frame-src 'self'"] : []),
    ...(program ? ["connect-src 'self'"] : []),
  ].join("; ");
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
<meta name="description" content="${escape(description)}">
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${to(STYLE)}">
${framed ? FRAMES_PROGRAM : ""}${live ? liveHead(program, to) : ""}</head>
<body>
<a class="skip" href="#content">Skip to the content</a>
<header>
<nav aria-label="Matchbox">
<ul class="menu">
${menu.map(item).join("\n")}
</ul>
</nav>
${live ? SEARCH : ""}</header>
<main id="content"${program ? ` class="${program}"` : ""}>
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

/** Whether a page, or its content, shows programs in frames. */
export function hasFrames(html: string): boolean {
  return html.includes("<iframe");
}

/** The field that a script of every live page makes work. */
const SEARCH = `<search>
<input type="search" aria-label="Search all pages" placeholder="Search all pages" autocomplete="off">
</search>
`;

/** The name of the program of a page, which is loaded after it; null where there is nothing to run. */
function programOf({ place, content }: Page): string | null {
  if (content.includes('class="code-cell"')) return "notebook_page";
  return /^results\/[^/]+\/index\.html$/.test(place) ? "study_page" : null;
}

function liveHead(program: string | null, to: (place: string) => string): string {
  return ["search_field", ...(program ? [program] : [])]
    .map((name) => `<script defer src="${to(`${LIVE}/${name}.js`)}"></script>\n`).join("");
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
