/**
 * A reader in live pages, in Firefox: served, and opened from the disk. It runs with its own permissions, as
 * live_session.ts does for Chromium.
 *
 *     deno run -A firefox_session.ts BROWSER FOLDER
 *
 * Prints what was seen as JSON.
 *
 * @module
 */
import { join, toFileUrl } from "@std/path";
import { STUDY, TOUCH } from "./live_cells.ts";
import { Firefox } from "./firefox.ts";
import { serveFolder } from "./static_server.ts";

const NOTEBOOK = "notebooks/01_node_counts.html";

const [program, folder] = Deno.args;
const server = serveFolder(folder);
const firefox = await Firefox.start(program);
try {
  await firefox.open(`${server.url}/${NOTEBOOK}`);
  const before = await firefox.evaluate("document.querySelectorAll('.outputs img').length");
  const value = await runCell(
    2,
    "const { two }: { two: number } = { two: 2 };\nlet twice = two * 21; twice",
  );
  await begin(3, STUDY);
  await firefox.until("document.querySelector('progress') !== null");
  await firefox.click("[title='Stop the cell that runs']");
  const stopped = await ended(3);
  const kept = await runCell(4, "++twice");

  await runCell(5, TOUCH);
  const frame = await boardFrame();
  await firefox.click("[data-cell=b2]", frame);
  const says = await firefox.until(
    `document.querySelector(".says").textContent.match(/^It played.*/)?.[0] ?? ""`,
    frame,
  );
  const content = await firefox.evaluate("document.documentElement.offsetHeight", frame);
  const height = await firefox.evaluate(`${cell(5)}.querySelector("iframe").clientHeight`);

  await firefox.open(toFileUrl(join(folder, NOTEBOOK)).href);
  const note = await firefox.evaluate("document.querySelector('.live-note').textContent");
  await firefox.fill("[type=search]", "menace");
  const found = await firefox.until("document.querySelector('.found a')?.textContent");
  const { complaints } = firefox;
  const seen = {
    before,
    value,
    stopped,
    kept,
    says,
    heights: [height, content],
    note,
    found,
    complaints,
  };
  console.log(JSON.stringify(seen));
} finally {
  await firefox.close();
  await server.close();
}

/** The box of a cell, as an expression. */
function cell(number: number): string {
  return `document.querySelectorAll(".code-cell")[${number - 1}]`;
}

async function begin(number: number, code: string): Promise<void> {
  await firefox.fill(`[aria-label="Code of cell ${number}"]`, code);
  await firefox.click(`[title^="Run cell ${number} "]`);
}

/** What a cell shows when it has ended. */
async function ended(number: number): Promise<unknown> {
  await firefox.until(`/ran|failed/.test(${cell(number)}.querySelector(".state").textContent)`);
  return await firefox.evaluate(`${cell(number)}.querySelector(".outputs").textContent`);
}

async function runCell(number: number, code: string): Promise<unknown> {
  await begin(number, code);
  return await ended(number);
}

/** The frame with a board. */
async function boardFrame(): Promise<string> {
  while (true) {
    for (const frame of await firefox.frames()) {
      const board = await firefox.evaluate("!!document.querySelector('[data-cell=b2]')", frame);
      if (board) return frame;
    }
  }
}
