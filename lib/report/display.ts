/**
 * Outputs of notebook cells. When a cell ends with `figure(...)`, `table(...)` or the like, the picture or
 * table is shown below it, in trusted and untrusted notebooks and in pages made from them.
 *
 * While a notebook is executed to be published, its outputs are also written to the folder named by the
 * environment variable MATCHBOX_OUT. The displays.jsonl there lists each with the id that its HTML carries
 * as `data-matchbox`, so that an output missing from the notebook is noticed.
 *
 * @module
 */
import { encodeBase64 } from "@std/encoding";
import { escape } from "@std/html";
import { jupyterDisplay } from "./display_symbol.ts";
import { film, type Place } from "./film.ts";
import { type ChosenRows, openRows, toFoldedHtml } from "./folded_table.ts";
import type { HtmlOptions } from "./html.ts";
import { toMarkdown } from "./markdown.ts";
import { savePage, savePicture, saveTable } from "./output_folder.ts";
import { toSvg } from "./plot.ts";
import { toPng } from "./png.ts";
import { toSortableHtml } from "./sortable_table.ts";
import type { Figure, Table } from "./table.ts";

/** Renderings by MIME type; PNG is in base64. */
export type MimeBundle = Record<string, string>;

/** Something that a notebook shows when a cell ends with it. */
export interface Display {
  /** Called by the kernel. */
  [jupyterDisplay](): Promise<MimeBundle>;
}

/** An SVG document with its caption. */
export interface Picture {
  /** A complete SVG document. */
  readonly svg: string;
  /** Shown below the picture, and its text for screen readers. */
  readonly caption: string;
  /** The name of its file, in snake_case; default `picture`. */
  readonly name?: string;
}

/** How a table is shown. */
export interface TableOptions extends Pick<HtmlOptions, "file"> {
  /** Default: it cannot be sorted. */
  readonly sortBy?: readonly string[];
  /** The rows that matter; default: the first ones. */
  readonly rows?: ChosenRows;
}

/** Shows a figure with its caption. */
export function figure(shown: Figure): Display {
  return display(async () => {
    const { name, caption } = shown;
    const svg = await toSvg(shown);
    const png = await toPng(svg);
    const id = await savePicture({ kind: "figure", name, svg, png });
    return {
      "text/html": pictureHtml({ svg, caption }, id),
      "image/png": encodeBase64(png),
      "text/plain": `${shown.title}. ${caption}`,
    };
  });
}

/**
 * Shows a table with its title and units: at most ten rows are open, and the whole table is folded away below
 * them. A heading's tooltip is the meaning of its column.
 *
 * @param file path of a CSV with the detail columns, if there is one
 * @param sortBy columns by which the reader may sort it, by a click
 * @param chosen the rows that are open, by the values of their columns; the first ten of them
 * @throws {UsageError} when shown, if no row is chosen
 */
export function table(
  shown: Table,
  { file, sortBy = [], rows: chosen }: TableOptions = {},
): Display {
  return display(async () => {
    const rows = openRows(shown, chosen);
    const id = await saveTable(shown);
    const html = sortBy.length === 0
      ? toFoldedHtml(shown, rows, { file })
      : toSortableHtml(shown, sortBy, { file, chosen });
    return {
      "text/html": `<div${idAttribute(id)} style="overflow-x:auto">\n${html}\n</div>`,
      "text/plain": toMarkdown(shown, { legend: false, rows, file }),
    };
  });
}

/** Shows an SVG document, such as a position of a game. */
export function picture(svg: string, caption: string, name?: string): Display {
  return display(async () => {
    const id = await savePicture({ kind: "picture", name: name ?? "picture", svg });
    return {
      "text/html": pictureHtml({ svg, caption }, id),
      "image/png": encodeBase64(await toPng(svg)),
      "text/plain": caption,
    };
  });
}

/**
 * Shows SVG documents side by side, in as many rows as they need.
 *
 * @param width of each, in pixels
 */
export function pictures(shown: readonly Picture[], { width = 240 } = {}): Display {
  return display(async () => {
    const items: string[] = [];
    for (const each of shown) {
      const { svg, name = "picture" } = each;
      const id = await savePicture({ kind: "picture", name, svg });
      items.push(`<div style="width:${width}px">${pictureHtml(each, id)}</div>`);
    }
    const style = "display:flex;flex-wrap:wrap;gap:1.5em;align-items:flex-start";
    return {
      "text/html": `<div style="${style}">\n${items.join("\n")}\n</div>`,
      "text/plain": shown.map(({ caption }) => caption).join("\n"),
    };
  });
}

/**
 * Shows SVG documents one at a time, like a film, with links to the first, previous, next and last frame. It
 * also works in untrusted notebooks. Its file is the last frame.
 *
 * @param frames at least one
 * @param width of a frame, in pixels
 */
export function player(frames: readonly Picture[], { width = 360, name = "player" } = {}): Display {
  return display(async () => {
    const { svg } = frames[frames.length - 1];
    const id = await savePicture({ kind: "picture", name, svg });
    const content = frames.map(({ svg, caption }) => svg + caption).join();
    const row = film(
      name,
      content,
      (place) =>
        frames.map((frame, index) =>
          `${pictureHtml(frame, null)}\n${steps(index, frames.length, place)}`
        ),
    );
    return {
      "text/html": `<div${
        idAttribute(id)
      } style="width:${width}px;max-width:100%">\n${row}\n</div>`,
      "text/plain": frames.map(({ caption }) => caption).join("\n"),
    };
  });
}

/** A document that runs in a frame of its own. */
export interface FramedPage {
  /** The whole HTML document; it may load nothing. */
  readonly document: string;
  /** Its name for people who do not see it. */
  readonly title: string;
  /** What to do with it, shown where it cannot run. */
  readonly words: string;
  /** The name of its file, in snake_case. */
  readonly name: string;
}

/** Shows a document with programs of its own, also in pages made from the notebook. */
export function framed({ document, title, words, name }: FramedPage): Display {
  return display(async () => {
    const id = await savePage(name, document);
    const source = document.replaceAll("&", "&amp;").replaceAll('"', "&quot;");
    return {
      "text/html": `<div${idAttribute(id)}>\n` +
        `<iframe title="${escape(title)}" style="width:100%;height:36rem;border:0" ` +
        `srcdoc="${source}">${escape(`${words} Run this cell to use it.`)}</iframe>\n</div>`,
      "text/plain": `${title}. ${words} It runs in a browser.`,
    };
  });
}

/** The links below a frame. A link to the frame itself is plain text. */
function steps(index: number, count: number, place: Place): string {
  const last = count - 1;
  const targets = [
    ["first", 0],
    ["back", Math.max(index - 1, 0)],
    ["on", Math.min(index + 1, last)],
    ["last", last],
  ] as const;
  const links = targets.map(([label, target]) =>
    target === index ? `<span>${label}</span>` : `<a href="#${place(target)}">${label}</a>`
  );
  return `<div>${links.join(" · ")} · ${index + 1} of ${count}</div>`;
}

/**
 * Shows several things one below the other, e.g. `several(...figures.map(figure))`. What has no HTML is shown
 * as plain text.
 */
export function several(...shown: readonly Display[]): Display {
  return display(async () => {
    const bundles: MimeBundle[] = [];
    for (const each of shown) bundles.push(await each[jupyterDisplay]());
    const texts = bundles.map((bundle) => bundle["text/plain"]);
    const html = bundles.map((bundle, i) => bundle["text/html"] ?? `<p>${escape(texts[i])}</p>`);
    return { "text/html": html.join("\n<br>\n"), "text/plain": texts.join("\n\n") };
  });
}

function display(render: () => Promise<MimeBundle>): Display {
  return { [jupyterDisplay]: render };
}

/** A picture as an image, because untrusted notebooks do not show inline SVG. */
function pictureHtml({ svg, caption }: Picture, id: string | null): string {
  const source = `data:image/svg+xml;base64,${encodeBase64(svg)}`;
  return `<figure${idAttribute(id)} style="margin:0">` +
    `<img src="${source}" alt="${escape(caption)}" style="max-width:100%;height:auto">` +
    `<figcaption>${escape(caption)}</figcaption></figure>`;
}

function idAttribute(id: string | null): string {
  return id === null ? "" : ` data-matchbox="${escape(id)}"`;
}
