/**
 * The host begins an experiment with centaurs, and plays as the lots say. With hints he asks before each move and
 * follows.
 *
 * @module
 */
import type { Page } from "playwright-core";

/** What he sees after six games. */
export async function centaurs(page: Page, url: string) {
  await page.goto(`${url}#/centaurs`);
  await page.locator("#spec").selectOption("tictactoe");
  await page.locator("#opponent").fill("random");
  await page.locator("#machine").fill("perfect");
  await page.locator("#random-moves").fill("1");
  await page.getByRole("button", { name: "Begin" }).click();
  const titles: string[] = [];
  const buttons: string[][] = [];
  for (let game = 0; game < 6; game++) {
    await page.getByRole("button", { name: "My next game" }).click();
    await page.locator(".board .cell").first().waitFor();
    titles.push(await page.locator("h1").innerText());
    buttons.push(await page.locator(".controls button:visible").allInnerTexts());
    await playOut(page);
    await page.getByRole("button", { name: "To the experiment" }).click();
  }
  await page.getByText("You have finished 6 games.").waitFor();
  const tables = page.locator("article table");
  const [saved] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Save all games (CSV)" }).click(),
  ]);
  return {
    ...{ titles, buttons },
    kinds: await tables.nth(0).locator("tbody tr").allInnerTexts(),
    comparisons: await tables.nth(1).locator("tbody tr").allInnerTexts(),
    csv: await Deno.readTextFile(await saved.path()),
  };
}

async function playOut(page: Page): Promise<void> {
  const [target, over] = [page.locator(".cell.target").first(), page.locator(".status.over")];
  while (true) {
    await target.or(over).first().waitFor();
    if (await over.count()) return;
    const hint = page.getByRole("button", { name: "Hint" });
    const before = await page.locator(".moves button").count();
    if (await hint.isVisible()) {
      await hint.click();
      await page.locator(".hint", { hasText: "Hint: " }).waitFor();
      await page.locator(".cell.hinted").click();
    } else await target.click();
    await page.locator(".moves button").nth(before).waitFor();
  }
}
