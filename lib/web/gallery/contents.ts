/**
 * The contents of a page, made fit for the gallery: links and pictures lead to files of the gallery, what is
 * wide scrolls in a box of its own, and nothing runs or is loaded.
 *
 * @module
 */
import { parseHTML } from "linkedom";
import { paper } from "matchbox/report/theme.ts";
import { WAITING } from "./frames_program.ts";
import { linkBetween, placeOf } from "./places.ts";
import { isElsewhere, type Site } from "./site.ts";

/** The part of the DOM that is used here. */
interface Element {
  readonly localName: string;
  readonly attributes: Iterable<{ readonly name: string; readonly value: string }>;
  readonly childNodes: Iterable<unknown>;
  readonly parentElement: Element | null;
  textContent: string;
  innerHTML: string;
  className: string;
  getAttribute(name: string): string | null;
  setAttribute(name: string, value: string): void;
  removeAttribute(name: string): void;
  closest(selectors: string): Element | null;
  querySelector(selectors: string): Element | null;
  querySelectorAll(selectors: string): Iterable<Element>;
  replaceWith(...nodes: unknown[]): void;
  append(...nodes: unknown[]): void;
  prepend(...nodes: unknown[]): void;
  remove(): void;
}

/** What a page may not have outside of a frame. */
const FORBIDDEN = "script, style, link, meta, base, object, embed, form, template, noscript";
/** Pictures wider than this, in pixels, can be enlarged in a narrow window, and scroll there. */
const WIDE = 480;
/** Names of rows up to this length, in characters, stay on one line. */
const SHORT = 20;
/** Texts in tables longer than this, in characters, keep a width that can be read. */
const LONG = 60;

/**
 * Makes HTML fit for the gallery.
 *
 * @param html from Markdown or from the outputs of a notebook
 * @param from the file of the project with it
 * @param problems gets a line for each link or picture that leads to no file, and picture without a text
 */
export function fitContents(html: string, from: string, site: Site, problems: string[]): string {
  const { document } = parseHTML(`<!doctype html><html><body>${html}</body></html>`) as unknown as {
    document: { body: Element; createElement(name: string): Element };
  };
  const { body } = document;
  const made = (name: string, attributes: Record<string, string>) => {
    const element = document.createElement(name);
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
    return element;
  };
  const wrap = (element: Element, name: string, attributes: Record<string, string>) => {
    const box = made(name, attributes);
    element.replaceWith(box);
    box.append(element);
    return box;
  };

  for (const element of [...body.querySelectorAll(FORBIDDEN)]) element.remove();
  for (const element of [...body.querySelectorAll("*")]) removeActions(element);
  for (const frame of [...body.querySelectorAll("iframe")]) fitFrame(frame, from, site);
  for (const anchor of [...body.querySelectorAll("a[href]")]) {
    const href = anchor.getAttribute("href")!;
    const link = site.link(from, href);
    if (link !== null) {
      anchor.setAttribute("href", link);
      continue;
    }
    problems.push(`${from}: no file for the link ${href}`);
    anchor.replaceWith(...anchor.childNodes);
  }
  for (const [index, image] of [...body.querySelectorAll("img")].entries()) {
    // The first is seen at once; the others are loaded when the reader comes to them.
    if (index > 0) image.setAttribute("loading", "lazy");
    const problem = fitImage(image, from, site);
    if (problem) problems.push(`${from}: ${problem}`);
    if (!image.className.includes("wide") || image.closest("a")) continue;
    const zoom = wrap(image, "label", { class: "zoom" });
    zoom.prepend(made("input", { type: "checkbox", "aria-label": "Enlarge the figure" }));
    wrap(zoom, "span", { class: "scroll picture" });
  }
  for (const table of [...body.querySelectorAll("table")]) {
    for (const cell of table.querySelectorAll("td")) {
      if (cell.textContent.length > LONG) cell.className = "text";
    }
    for (const cell of table.querySelectorAll("tr > td:first-child:not(.text)")) {
      cell.className = cell.textContent.length <= SHORT ? "short" : "long";
    }
    const label = table.querySelector("caption")?.textContent ?? "";
    const name = label ? `Table: ${label}` : "Table";
    wrap(table, "div", { class: "scroll", tabindex: "0", role: "group", "aria-label": name });
  }
  return body.innerHTML;
}

function removeActions(element: Element): void {
  for (const { name, value } of [...element.attributes]) {
    const runs = /^(href|src|action|formaction|xlink:href)$/.test(name) &&
      /^\s*(javascript|vbscript|data:text)/i.test(value);
    if (name.startsWith("on") || runs) element.removeAttribute(name);
  }
}

/** A frame keeps a document of its own, whose programs cannot reach the page. */
function fitFrame(frame: Element, from: string, site: Site): void {
  const source = frame.getAttribute("srcdoc");
  if (source === null) return frame.remove();
  frame.removeAttribute("src");
  frame.removeAttribute("srcdoc");
  frame.setAttribute(WAITING, linkBetween(placeOf(from), site.frame(source)));
  frame.setAttribute("sandbox", "allow-scripts");
  if (!frame.getAttribute("title")) frame.setAttribute("title", "Interactive view");
}

/** @returns what is wrong with the image, if anything */
function fitImage(image: Element, from: string, site: Site): string | null {
  const source = image.getAttribute("src") ?? "";
  const figure = image.closest("figure");
  const name = (figure?.getAttribute("data-matchbox") ?? "picture").replaceAll(/[^\w-]+/g, "_");
  const picture = site.picture(from, source, name);
  if (!picture) {
    const text = image.getAttribute("alt") ?? "";
    image.replaceWith(text);
    return `no picture ${isElsewhere(source) ? source.slice(0, 80) : source}`;
  }
  image.setAttribute("src", linkBetween(placeOf(from), picture.place));
  const { width, height, onPaper, title } = partsOf(picture.svg);
  image.removeAttribute("style");
  if (width && height) {
    image.setAttribute("width", width);
    image.setAttribute("height", height);
    image.setAttribute("style", `--width: ${width}px`);
  }
  const classes = [onPaper && "plot", Number(width) > WIDE && "wide"].filter(Boolean);
  if (classes.length) image.className = classes.join(" ");
  const caption = figure?.querySelector("figcaption");
  if (onPaper && title && caption && !caption.textContent.includes(title)) {
    caption.innerHTML = `<strong class="finding">${title}.</strong> ${caption.innerHTML}`;
  }
  if (image.getAttribute("alt")?.trim()) return null;
  const text = caption?.textContent.trim() ?? "";
  image.setAttribute("alt", text || "Picture");
  return text ? null : `a picture has no text: ${picture.place}`;
}

/** What an SVG document says of itself, as it stands there. */
function partsOf(svg: string | null) {
  const tag = svg?.match(/<svg[^>]*>/)?.[0] ?? "";
  const size = (name: string) => tag.match(new RegExp(`\\s${name}="([\\d.]+)(?:px)?"`))?.[1];
  const ground = svg?.match(/<rect[^>]*>/)?.[0] ?? "";
  return {
    width: size("width"),
    height: size("height"),
    /** Drawn with dark lines on paper, so that its colours can be turned round on a dark page. */
    onPaper: ground.includes(`fill="${paper}"`),
    title: svg?.match(/<title>(.*?)<\/title>/s)?.[1],
  };
}
