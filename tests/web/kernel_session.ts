/**
 * Opens `kernel_page.ts` in a browser: as a page of the server, and in a frame of a page of the gallery. It runs
 * with its own permissions, because Playwright reads /proc when it is loaded.
 *
 *     deno run -A --unstable-bundle kernel_session.ts BROWSER FOLDER
 *
 * Prints what the pages found as JSON.
 *
 * @module
 */
import { escape } from "@std/html";
import { fromFileUrl, join, toFileUrl } from "@std/path";
import { framePage } from "matchbox/web/gallery/frame.ts";
import { chromium } from "playwright-core";
import { BROWSER_FLAGS } from "../browser.ts";
import type { Found } from "./kernel_page.ts";
import { withServer } from "./with_server.ts";

/** What was seen. */
export interface SeenKernels {
  readonly served: Found;
  readonly inGallery: Found;
  /** What the pages warned of, in their order. */
  readonly said: readonly string[];
}

const [executablePath, folder] = Deno.args;
const entry = fromFileUrl(new URL("./kernel_page.ts", import.meta.url));
const { outputFiles } = await Deno.bundle({
  ...{ entrypoints: [entry], platform: "browser", minify: true, write: false },
});
const code = outputFiles![0].text();

const program = `<script type="module">${code.replaceAll("</", "<\\/")}</script>`;
const gallery = join(folder, "gallery.html");
Deno.writeTextFileSync(
  gallery,
  framePage({
    ...{ place: "gallery.html", title: "A kernel", description: "", headings: [] },
    content: `<h1>A kernel</h1><iframe sandbox="allow-scripts" srcdoc="${
      escape(program)
    }"></iframe>`,
  }, []),
);
const served = `<!DOCTYPE html><title></title><script type="module" src="/kernel.js"></script>`;

const browser = await chromium.launch({ executablePath, args: BROWSER_FLAGS });
try {
  const page = await browser.newPage();
  const said: string[] = [];
  page.on("console", (message) => message.type() === "warning" && said.push(message.text()));
  const found = async (address: string, frame: number): Promise<Found> => {
    await page.goto(address, { waitUntil: "load" });
    const shown = page.frames()[frame];
    await shown.waitForFunction("document.title.startsWith('{')");
    return JSON.parse(await shown.title());
  };
  const files = { "/kernel": served, "/kernel.js": code };
  await withServer(async (url) => {
    const seen: SeenKernels = {
      served: await found(new URL("/kernel", url).href, 0),
      inGallery: await found(toFileUrl(gallery).href, 1),
      said,
    };
    console.log(JSON.stringify(seen));
  }, { files });
} finally {
  await browser.close();
}
