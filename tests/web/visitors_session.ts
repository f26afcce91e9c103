/**
 * Two visitors at pages of their own, and one of them becomes the host. For the server both come from its own
 * machine, as behind a proxy that says nothing, so that only the token tells the host.
 *
 * @module
 */
import type { Browser, Page } from "playwright-core";
import { serve } from "./serve_process.ts";

/** What they see. */
export async function visitors(browser: Browser) {
  const server = await serve(["--port", "0", "--store", ":memory:", "--token-only"]);
  const [anna, ben] = [await newVisitor(browser), await newVisitor(browser)];
  try {
    await anna.goto(`${server.url}#/evolution`);
    await anna.getByText("More settings").click();
    await anna.locator("#board").selectOption("metelyk:side=3");
    await anna.locator("#pace").selectOption("1");
    await anna.getByRole("button", { name: "Start" }).click();
    const started = await rights(anna);
    const address = anna.url();
    await anna.reload();
    const reloaded = await rights(anna);

    await ben.goto(address);
    const foreign = await rights(ben);
    await ben.goto(`${server.url}#/learner/6x6`);
    await ben.locator(".learner-files summary").click();
    const hostAlone = ben.getByText("Only the host may replace");
    await hostAlone.waitFor();
    const knowledge = await hostAlone.innerText();
    const train = await ben.locator(".training form").isVisible();
    await ben.getByRole("link", { name: "Who may do what" }).first().click();
    await ben.locator("#token").fill("f".repeat(32));
    await ben.getByRole("button", { name: "Become the host" }).click();
    const problem = ben.locator(".problem:not(:empty)");
    await problem.waitFor();
    const wrong = await problem.innerText();
    await ben.goto(`${server.url}#/host/${server.token}`);
    const status = ben.getByText("You are the host");
    await status.waitFor();
    const become = { status: await status.innerText(), address: ben.url(), token: server.token };

    await ben.goto(address);
    await ben.getByRole("button", { name: "Stop" }).click();
    const end = anna.locator(".course .status", { hasText: "Stopped" });
    await end.waitFor();
    const stopped = await end.innerText();
    await ben.goto(`${server.url}#/learner/6x6`);
    // He is known again.
    await ben.reload();
    await ben.locator(".learner-files summary").click();
    const replace = ben.getByRole("button", { name: "Replace what it knows" });
    await replace.waitFor();
    const replaces = await replace.count();
    const trains = [train, await ben.locator(".training form").isVisible()];
    return { started, reloaded, foreign, knowledge, wrong, become, stopped, replaces, trains };
  } finally {
    server.kill();
  }
}

/** A page in a browser that knows nothing of the others. */
async function newVisitor(browser: Browser): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  page.setDefaultTimeout(10_000);
  return page;
}

/** What the page of an evolution says of rights, and the buttons that change it. */
async function rights(page: Page) {
  const note = page.locator(".course .note:not(:empty)");
  await note.waitFor();
  const controls = page.locator(".course button:visible");
  return { rights: await note.innerText(), controls: await controls.allInnerTexts() };
}
