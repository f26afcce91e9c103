/**
 * Opens the page through a proxy, as https://games.example.org/, in a browser, and plays a move there. It is
 * a separate program for the reason that browser_session.ts gives.
 *
 *     deno run -A proxy_session.ts BROWSER PORT
 *
 * Prints what it has seen as JSON.
 *
 * @module
 */
import { chromium } from "playwright-core";
import { BROWSER_FLAGS } from "../browser.ts";

const [executablePath, port] = Deno.args;
const names = `--host-resolver-rules=MAP games.example.org:443 127.0.0.1:${port}`;
const browser = await chromium.launch({ executablePath, args: [...BROWSER_FLAGS, names] });
try {
  console.log(JSON.stringify(await session()));
} finally {
  await browser.close();
}

/** What the session has seen. */
export type Seen = Awaited<ReturnType<typeof session>>;

async function session() {
  const page = await browser.newPage({ ignoreHTTPSErrors: true });
  page.setDefaultTimeout(20_000);
  const problems: string[] = [];
  page.on("pageerror", ({ message }) => problems.push(message));
  page.on("console", (message) => message.type() === "error" && problems.push(message.text()));
  await page.goto("https://games.example.org/#/play");
  await page.locator("#game").selectOption("tictactoe");
  await page.getByRole("button", { name: "Play", exact: true }).click();
  await page.locator(".cell.target").first().click();
  // The move comes back from the server.
  await page.locator(".moves button").first().waitFor();
  const address = page.url();
  await page.goto("https://games.example.org/#/host");
  const status = page.locator(".host .status:not(:empty)");
  await status.waitFor();
  return { address, who: await status.innerText(), problems };
}
