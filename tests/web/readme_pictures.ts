/**
 * Makes the pictures of the README: the page of MENACE after a thousand games, and the tree of notebook 01.
 *
 *     deno run -A tests/web/readme_pictures.ts
 *
 * @module
 */
import { chromium } from "playwright-core";
import { treeGame } from "matchbox/agents/mod.ts";
import { searchTree } from "matchbox/notebook/mod.ts";
import { jupyterDisplay } from "matchbox/report/display_symbol.ts";
import { BROWSER_FLAGS, findBrowser } from "../browser.ts";
import { root, withFolder } from "../fixtures/command.ts";
import { serve } from "./serve_process.ts";

/** Around the picture of the page, in pixels. */
const MARGIN = 12;

const FOLDER = `${root}docs/pictures`;

await drawTree(`${FOLDER}/tree.svg`);
await photographMenace(`${FOLDER}/menace.png`);

/** Draws the tree as the notebook does, with the vector picture of its output. */
async function drawTree(path: string): Promise<void> {
  const tree = treeGame([[[5, 6], [7, 4, 5]], [[3], [6, 6], [7, 9]], [[5], [9, 8], [6]]]);
  const options = { depth: tree.maxPlies, evaluation: tree.evaluation };
  const bundle = await searchTree(tree, tree.start(), options)[jupyterDisplay]();
  const [, svg] = /base64,([^"]+)"/.exec(bundle["text/html"])!;
  await Deno.writeFile(path, Uint8Array.fromBase64(svg));
}

/** Plays a move against a machine that has learned in a thousand games, and photographs the page. */
async function photographMenace(path: string): Promise<void> {
  const executablePath = await findBrowser();
  if (!executablePath) Deno.exit(1);
  await withFolder(async (store) => {
    const server = await serve(["--port", "0", "--store", store]);
    const browser = await chromium.launch({ executablePath, args: BROWSER_FLAGS });
    try {
      const page = await browser.newPage({ viewport: { width: 1000, height: 900 } });
      await page.goto(`${server.url}#/menace`);
      await page.locator(".cell.target").first().waitFor();
      await page.locator("#train-speed").fill("6");
      await page.getByRole("button", { name: "Train", exact: true }).click();
      await page.getByText("1,000 games").first().waitFor();
      await page.getByRole("button", { name: "Train", exact: true }).waitFor();
      await page.locator(".cell.target").first().click();
      await page.locator(".opened li").nth(1).waitFor();
      await page.evaluate("scrollTo(0, 0)");
      // The board and the open box, as a whole and without the text above them.
      const heading = (await page.getByRole("heading", { name: "The board" }).boundingBox())!;
      const box = (await page.locator(".drawer").boundingBox())!;
      const y = heading.y - MARGIN;
      const height = box.y + box.height + MARGIN - y;
      await page.screenshot({ path, clip: { x: 0, y, width: 1000, height } });
    } finally {
      await browser.close();
      await server.end();
    }
  });
}
