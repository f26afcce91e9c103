/**
 * Opens every game that the page offers, against the level easy, and plays twice, by whatever the page gives to
 * click on. It is a visitor of its own, because a visitor may begin only so many games.
 *
 * @module
 */
import type { Browser, Page } from "playwright-core";

/** What was seen of a game. */
export interface OpenedGame {
  readonly spec: string;
  readonly title: string;
  /** Plies after the two moves of the person and the answers. */
  readonly plies: number;
  /** Whether the game ended before. */
  readonly over: boolean;
  /** The summaries of what can be unfolded. */
  readonly unfolds: readonly string[];
  /** Width and height of the board in pixels, and the height of the window. */
  readonly board: readonly [width: number, height: number, window: number];
}

/** The games, in the order of the form, and the errors of the page. */
export async function everyGame(browser: Browser, url: string) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  page.setDefaultTimeout(10_000);
  const errors: string[] = [];
  page.on("pageerror", ({ message }) => errors.push(message));
  try {
    return { games: await openAll(page, url), errors };
  } finally {
    await page.close();
  }
}

async function openAll(page: Page, url: string): Promise<OpenedGame[]> {
  await page.goto(`${url}#/play`);
  const specs = await page.locator("#game option").evaluateAll((options) =>
    options.map((option) => (option as HTMLOptionElement).value)
  );
  const seen: OpenedGame[] = [];
  for (const spec of specs) seen.push(await opened(page, url, spec));
  return seen;
}

/** What a person can do next, or that the game is over. */
const TURN = ".cell.target, .cell.movable, .choices button, .status.over";

async function opened(page: Page, url: string, spec: string): Promise<OpenedGame> {
  await page.goto(`${url}#/play?${new URLSearchParams({ game: spec, against: "easy" })}`);
  await page.locator(".preview > *").first().waitFor();
  await page.getByRole("button", { name: "Play", exact: true }).click();
  const over = async () => await page.locator(".status.over").count() > 0;
  const plies = () => page.locator(".moves button").count();
  await page.locator(".bars").waitFor();
  for (let move = 0; move < 2; move++) {
    await page.locator(TURN).first().waitFor();
    if (await over()) break;
    const before = await plies();
    await play(page);
    // The move of the person and the answer.
    await page.waitForFunction(
      (before) =>
        document.querySelector(".status.over") !== null ||
        document.querySelectorAll(".moves button").length >= before + 2,
      before,
    );
  }
  const { width, height } = (await page.locator(".board").boundingBox())!;
  const window = page.viewportSize()!.height;
  const title = await page.locator("h1").innerText();
  const unfolds = await page.locator("details:visible").evaluateAll((all) =>
    all.map((each) => each.querySelector("summary")?.textContent ?? "")
  );
  const board = [width, height, window] as const;
  return { spec, title, plies: await plies(), over: await over(), unfolds, board };
}

/** Plays the first move that can be clicked on. */
async function play(page: Page): Promise<void> {
  const choice = page.locator(".choices button");
  if (await choice.count() > 0) return await choice.first().click();
  const movable = page.locator(".cell.movable");
  if (await movable.count() > 0) await movable.first().click();
  await page.locator(".cell.target").first().click();
}
