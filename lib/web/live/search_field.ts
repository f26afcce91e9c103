/**
 * The script of the search field of every page: with the first letter it loads the list of pages, and shows
 * the pages that fit.
 *
 * @module
 */
import { element } from "./element.ts";
import type { FoundPage, SearchPages } from "./search.ts";

/** The most pages shown. */
const SHOWN = 10;

const here = new URL("./", (document.currentScript as HTMLScriptElement).src);
const box = document.querySelector<HTMLElement>("search");
const field = box?.querySelector("input");
const found = element("ol", { class: "found", hidden: "" });
const said = element("p", { class: "skip", role: "status" });

let loading: Promise<SearchPages> | undefined;

if (box && field) {
  box.append(found, said);
  field.addEventListener("focus", () => void loaded());
  field.addEventListener("input", () => void look(field.value));
  field.addEventListener("keydown", ({ key }) => {
    if (key === "Escape") void look(field.value = "");
    if (key === "Enter") found.querySelector("a")?.click();
  });
  // What the reader wrote while the page was loading.
  if (field.value) void look(field.value);
}

async function look(words: string): Promise<void> {
  const pages = words.trim() === "" ? [] : (await loaded())(words).slice(0, SHOWN);
  if (field!.value !== words) return;
  found.hidden = words.trim() === "";
  said.textContent = found.hidden ? "" : `${pages.length} pages found`;
  found.replaceChildren(
    ...pages.length ? pages.map(itemOf) : [element("li", {}, "No page has this.")],
  );
}

function itemOf({ place, title, sentence }: FoundPage): HTMLElement {
  const link = element("a", { href: new URL(`../${place}`, here).href }, title);
  return element("li", {}, link, element("small", {}, sentence));
}

/** A classic script, so that pages which were opened from the disk can load it too. */
function loaded(): Promise<SearchPages> {
  return loading ??= new Promise((resolve, reject) => {
    const script = element("script", { src: new URL("search.js", here).href });
    script.onload = () =>
      resolve((globalThis as unknown as { searchPages: SearchPages }).searchPages);
    script.onerror = () => reject(new Error("the list of pages cannot be loaded"));
    document.head.append(script);
  });
}
