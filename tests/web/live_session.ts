/**
 * A reader in live pages, in one browser. It is a separate program because Playwright reads /proc when it is
 * loaded, for which Deno needs all permissions.
 *
 *     deno run -A live_session.ts BROWSER FOLDER whole|part
 *
 * Prints what was seen as JSON.
 *
 * @module
 */
import { chromium, type Page } from "playwright-core";
import { BROWSER_FLAGS } from "../browser.ts";
import { STUDY, TOUCH } from "./live_cells.ts";
import { toFileUrl } from "@std/path";
import { serveFolder } from "./static_server.ts";

/** What was seen of a cell after it ended. */
export interface CellSeen {
  readonly state: string;
  readonly shown: string;
  readonly pictures: number;
}

const [executablePath, folder, extent] = Deno.args;
const server = serveFolder(folder);
const browser = await chromium.launch({ executablePath, args: BROWSER_FLAGS });
const complaints: string[] = [];
try {
  const seen = {
    ...await editing(),
    solved: await solving(await open("notebooks/01_node_counts.html")),
    answered: await answering(),
    packaged: await runCell(await open("notebooks/30_package.html"), 1),
    ran: [await runHere("reversi-6x6"), await runHere("reversi-endgame")],
    refused: await runWrongly("reversi-endgame"),
    found: await searching(await open("index.html")),
    fromDisk: await fromDisk(),
    tooWide: await tooWide(),
    ...(extent === "whole" && { whole: await wholeNotebooks() }),
    complaints,
  };
  console.log(JSON.stringify(seen));
} finally {
  await browser.close();
  await server.close();
}

/** Opens a page by its address, relative to the start page. */
async function open(place: string, site = server.url): Promise<Page> {
  const page = await browser.newPage();
  page.setDefaultTimeout(300_000);
  page.on("pageerror", ({ message }) => complaints.push(message));
  page.on("requestfailed", (request) => {
    // What a worker asked for that was ended meanwhile.
    if (request.failure()?.errorText === "net::ERR_ABORTED") return;
    complaints.push(`not loaded: ${request.url()}`);
  });
  await page.goto(`${site}/${place}`);
  return page;
}

/** Writes into a cell and runs it. */
async function runCell(page: Page, cell: number, code?: string): Promise<CellSeen> {
  if (code !== undefined) await page.getByLabel(`Code of cell ${cell}`, { exact: true }).fill(code);
  await page.getByTitle(`Run cell ${cell} (Shift-Enter)`).click();
  return await ended(page, cell);
}

async function ended(page: Page, cell: number): Promise<CellSeen> {
  const box = page.locator(".code-cell").nth(cell - 1);
  await box.locator(".cell-bar .state", { hasText: /ran|failed/ }).waitFor();
  return {
    state: await box.locator(".cell-bar .state").innerText(),
    shown: await box.locator(".outputs").innerText(),
    pictures: await box.locator(".outputs img").count(),
  };
}

async function editing() {
  const page = await open("notebooks/01_node_counts.html");
  const before = await page.locator(".outputs img").first().count();
  const first = await runCell(page, 1);
  const value = await runCell(
    page,
    2,
    "interface Two { readonly two: number }\nconst { two }: Two = { two: 2 };\nconst twice = two * 2;\n" +
      "await Promise.resolve(twice) + 38;",
  );
  const again = await runCell(page, 2, "const twice = 50;\n({ twice, tree: typeof tree })");
  const error = await runCell(page, 3, "const known = 1;\nknown.missing.property;");
  const syntax = await runCell(page, 3, "const a = 1;\nconst b = = 2;");
  const printed = await runCell(page, 3, 'console.log("a line", [1, 2]);');
  const framed = await runCell(page, 3, TOUCH);
  const heading = page.frames().at(-1)!.locator("h1");
  const touched = { ...framed, heading: await heading.innerText() };
  const deno = await runCell(page, 3, 'Deno.writeTextFileSync("a", "b");');

  // A study is stopped and the variables are still there; a loop takes them along.
  await page.getByLabel("Code of cell 4", { exact: true }).fill(STUDY);
  await page.getByTitle("Run cell 4 (Shift-Enter)").click();
  await page.locator(".code-cell").nth(3).locator("progress").waitFor();
  await page.getByRole("button", { name: "Stop" }).click();
  const stopped = await ended(page, 4);
  const kept = await runCell(page, 5, "twice");
  // Longer than a cell has to stop by itself: the stop was not meant for this run, and the error is of no cell.
  const rerun = await runCell(
    page,
    4,
    'setTimeout(() => { throw new Error("late"); });\n' +
      "await new Promise((end) => setTimeout(end, 1500));\ntwice;",
  );
  await page.getByLabel("Code of cell 6", { exact: true }).fill("for (;;);");
  await page.getByTitle("Run cell 6 (Shift-Enter)").click();
  await page.getByRole("button", { name: "Stop" }).click();
  const looped = await ended(page, 6);
  const lost = await runCell(page, 5, "twice");
  return {
    ...{ before, first, value, again, error, syntax, printed, touched, deno },
    ...{ stopped, kept, rerun, looped, lost },
  };
}

/** Opens the solution of an exercise, runs it as it is and changed. @returns what it should print, and what it printed */
async function solving(page: Page): Promise<{ printed: string; shown: string; changed: string }> {
  const folded = page.locator("details", { hasText: "Solution" }).first();
  await folded.locator("summary").click();
  const printed = await folded.locator("pre").last().innerText();
  await folded.getByRole("button", { name: "Run" }).click();
  const [state, outputs] = [folded.locator(".cell-bar .state"), folded.locator(".outputs")];
  await state.getByText(/ran|failed/).waitFor();
  const shown = await outputs.innerText();
  const code = page.getByLabel("Code of solution 1", { exact: true });
  await code.fill("console.log(typeof game, 6 * 7);");
  await code.press("Shift+Enter");
  await outputs.getByText("42").waitFor();
  const changed = await outputs.innerText();
  await page.close();
  return { printed, shown, changed };
}

/** The answer that a notebook shows, and the one that its cell gives in the page. */
async function answering(): Promise<{ readonly before: string; readonly shown: string }> {
  const page = await open("notebooks/01_node_counts.html");
  await page.getByTitle("Run cell 1 (Shift-Enter)").waitFor();
  const cells = page.locator(".code-cell");
  const codes = await cells.evaluateAll((all) => all.map(({ textContent }) => textContent));
  const cellOf = (code: string) => codes.findIndex((each) => each!.includes(code)) + 1;
  const answer = cellOf("published.answer(");
  const outputs = cells.nth(answer - 1).locator(".outputs");
  const words = async () => (await outputs.textContent())!.trim().split(/\s+/).join(" ");
  const before = await words();
  for (const cell of [cellOf("const published = "), answer]) {
    // By the keyboard: where the button is changes while frames above it are loaded.
    await page.getByLabel(`Code of cell ${cell}`, { exact: true }).press("Shift+Enter");
    await ended(page, cell);
  }
  const shown = await words();
  await page.close();
  return { before, shown };
}

/** Runs the quick preset of a study in its page. @returns whether the rows are the published ones */
async function runHere(id: string): Promise<{ said: string; pictures: number; tables: number }> {
  const page = await open(`results/${id}/index.html`);
  await page.getByRole("button", { name: "Run here" }).click();
  await page.locator(".parameters label").first().waitFor();
  await page.getByRole("button", { name: "Run", exact: true }).click();
  const box = page.locator(".run-here .outputs");
  const said = await box.locator(".same, .different, .error").first().innerText();
  const [pictures, tables] = [await box.locator("img").count(), await box.locator("table").count()];
  await page.close();
  return { said, pictures, tables };
}

/** What is said when the first number of a study's form is below its range. */
async function runWrongly(id: string): Promise<string> {
  const page = await open(`results/${id}/index.html`);
  await page.getByRole("button", { name: "Run here" }).click();
  await page.locator(".parameters input[type=number]").first().fill("-1");
  await page.getByRole("button", { name: "Run", exact: true }).click();
  const said = await page.locator(".run-here [role=alert]").innerText();
  await page.close();
  return said;
}

/** The first page that the search field finds, after Enter. */
async function searching(page: Page): Promise<string> {
  await page.getByRole("searchbox").fill("menace learns");
  await page.locator(".found a").first().waitFor();
  await page.getByRole("searchbox").press("Enter");
  await page.waitForURL(/MENACE|menace/);
  return await page.title();
}

/** What a page says that is opened from the disk, and the first page that its search field finds. */
async function fromDisk(): Promise<{ note: string; found: string }> {
  const page = await open("notebooks/01_node_counts.html", toFileUrl(folder).href);
  const note = await page.locator(".live-note").innerText();
  return { note, found: await searching(page) };
}

/** Pages that have to be scrolled sideways on a telephone. */
async function tooWide(): Promise<string[]> {
  const found: string[] = [];
  for (const place of ["notebooks/01_node_counts.html", "results/node-counts/index.html"]) {
    const page = await open(place);
    await page.setViewportSize({ width: 390, height: 800 });
    if (place.startsWith("results")) {
      await page.getByRole("button", { name: "Run here" }).click();
      await page.locator(".parameters label").first().waitFor();
    }
    const width = await page.evaluate(() => document.scrollingElement!.scrollWidth);
    if (width > 390) found.push(`${place}: ${width}`);
    await page.close();
  }
  return found;
}

/** What failed in whole notebooks, by their name. */
async function wholeNotebooks(): Promise<Record<string, string[]>> {
  const failed: Record<string, string[]> = {};
  for (const name of ["01_node_counts", "17_menace_learning"]) {
    const page = await open(`notebooks/${name}.html`);
    await page.getByRole("button", { name: "Run all" }).click();
    await page.locator(".code-cell").last().locator(".cell-bar .state", { hasText: /ran/ })
      .or(page.locator(".output.error")).first().waitFor();
    failed[name] = await page.locator(".output.error").allInnerTexts();
    await page.close();
  }
  return failed;
}
