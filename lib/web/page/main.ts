/**
 * The page: navigation, connection, and the page that the address names.
 *
 * @module
 */
import { fill, h } from "matchbox/touch/page/dom.ts";
import { enter } from "../host/secrets.ts";
import { Link } from "./link.ts";
import type { Page } from "./page.ts";
import { pages } from "./pages.ts";

const place = document.querySelector<HTMLElement>("#place")!;
const navigation = document.querySelector("nav")!;
const announcer = document.querySelector("#announcer")!;
const connection = document.querySelector("#connection")!;

const link = new Link(new URL("/socket", location.href.replace(/^http/, "ws")).href);
link.onChange = (connected) => {
  connection.textContent = connected ? "" : "Connection lost. Trying again…";
};

let close = () => {};
// Before the page asks for anything, the server knows who opens it.
link.whenConnected(() => enter(link).catch(() => {}));

function show(): void {
  const [path, query = ""] = location.hash.replace(/^#\/?/, "").split("?");
  const [name, ...rest] = path.split("/");
  const page: Page = pages.find((page) => page.name === name) ?? pages[0];
  close();
  fill(place);
  const results = h("a", { href: "/gallery/" }, "Results");
  const listed = pages.filter(({ unlisted }) => !unlisted);
  fill(navigation, listed.map((each) => entry(each, each === page)), results);
  document.title = `${page.title} · Matchbox`;
  scrollTo(0, 0);
  close = page.open(place, {
    link,
    path: rest.join("/"),
    parameters: new URLSearchParams(query),
    go: (address) => {
      if (location.hash === address) show();
      else location.hash = address;
    },
    announce: (text) => announcer.textContent = text,
  });
}

function entry({ name, title }: Page, current: boolean): HTMLElement {
  return h("a", { href: `#/${name}`, "aria-current": current && "page" }, title);
}

addEventListener("hashchange", () => {
  show();
  // The keyboard and the screen reader begin at the new page.
  place.focus();
});
show();
