/**
 * Plays in the page, in one browser, against a server of its own. It is a separate program because Playwright
 * reads /proc when it is loaded, for which Deno needs all permissions.
 *
 *     deno run -A browser_session.ts BROWSER FOLDER
 *
 * Prints what it has seen as JSON.
 *
 * @module
 */
import { Buffer } from "node:buffer";
import { chromium } from "playwright-core";
import { BROWSER_FLAGS } from "../browser.ts";
import { centaurs } from "./centaurs_session.ts";
import { everyGame } from "./every_game_session.ts";
import { serve } from "./serve_process.ts";
import { visitors } from "./visitors_session.ts";

/** A game on the smallest board that has all kinds of fields. */
const METELYK = `[Event "Matchbox"]
[Round "1"]
[White "human"]
[Black "human"]
[Result "1-0"]
[Termination "resignation"]
[Reason "human resigned"]
[Game "metelyk:side=2"]
[Seed "page"]
[Deterministic "no"]
[Opening "W--/WW--/BB/B w 0-0"]

1. 1-8 5-6 2. 8-9 3-5 3. 9-off 1-0
`;

/** Two games, as other programs write them. */
const TWO_GAMES = `[Event "Casual"]
[White "Ända"]
[Black "Berta"]
[Result "1-0"]
[Termination "Time forfeit"]

1. e4 {the best} (1. d4 d5) e5 $2 1-0

[Event "Second"]
[White "Cäsar"]
[Black "Dora"]
[Date "1999.12.31"]
[Result "0-1"]
[Termination "Time forfeit"]

1. c4 {English} (1. f4) e5 0-1
`;

const [executablePath, folder] = Deno.args;
const store = `${folder}/page`;
let server = await serve(["--port", "0", "--store", store]);
const browser = await chromium.launch({ executablePath, args: BROWSER_FLAGS });
const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
page.setDefaultTimeout(10_000);
const errors: string[] = [];
const foreign: string[] = [];
page.on("pageerror", ({ message }) => errors.push(message));
/** The numbers of the networks that were asked for. */
const asked: string[] = [];
page.on("websocket", (socket) =>
  socket.on("framesent", ({ payload }) => {
    const { type, network } = JSON.parse(String(payload));
    if (type === "evolution/network") asked.push(String(network));
  }));
page.on("request", (request) => {
  if (!request.url().startsWith(server.url)) foreign.push(request.url());
});

try {
  console.log(JSON.stringify(await session()));
} finally {
  await browser.close();
  server.kill();
}

/** What the session has seen. */
export type Seen = Awaited<ReturnType<typeof session>>;

async function session() {
  await page.goto(server.url);
  const seen = {
    mouse: await byMouse(),
    keyboard: await byKeyboard(),
    chess: await chess(),
    promotion: await promotion(),
    winningLine: await winningLine(),
    metelyk: await metelyk(),
    file: await file(),
    menace: await menace(),
    killed: await killed(),
    menaceKept: await menaceKept(),
    learner: await learner(),
    slowClick: await slowClick(),
    evolution: await evolution(),
    games: await everyGame(browser, server.url),
    visitors: await visitors(browser),
    classRows: await classRows(),
    centaurs: await centaurs(page, server.url),
  };
  const { address } = seen.evolution;
  const addresses = [
    page.url(),
    address,
    "#/host",
    "#/class",
    "#/centaurs",
    "#/evolution",
    "#/learner/6x6",
    "#/menace",
    "#/play",
  ];
  return {
    ...seen,
    widths: await widths(addresses.map((address) => new URL(address, server.url).href)),
    unnamed: [...seen.evolution.unnamed, ...await unnamed()],
    results: await page.getByRole("link", { name: "Results" }).getAttribute("href"),
    errors,
    foreign,
  };
}

/** The lines of the table of the class. */
async function classRows(): Promise<string[]> {
  await page.goto(`${server.url}#/class`);
  await page.locator("tbody tr").first().waitFor();
  return await page.locator("tbody tr").allInnerTexts();
}

async function begin(choices: Readonly<Record<string, string>>): Promise<void> {
  await page.goto(`${server.url}#/play`);
  for (const [id, value] of Object.entries(choices)) {
    await page.locator(`#${id}`).selectOption(value);
  }
  await page.getByRole("button", { name: "Play", exact: true }).click();
  await page.locator(".board .cell").first().waitFor();
}

function status(): Promise<string> {
  return page.locator(".status").innerText();
}

function moves(): Promise<string[]> {
  return page.locator(".moves button").allInnerTexts();
}

function over(): Promise<number> {
  return page.locator(".status.over").count();
}

function myTurn() {
  return page.waitForFunction(() =>
    document.querySelector(".cell.target, .cell.movable, .choices button, .status.over")
  );
}

async function byMouse() {
  await begin({ game: "tictactoe" });
  while (await myTurn() && !await over()) await page.locator(".cell.target").first().click();
  return { status: await status(), announced: await page.locator("#announcer").innerText() };
}

/** Chooses the first square that can be played with the arrow keys and Enter. */
async function byKeyboard() {
  await begin({ game: "reversi:size=6" });
  await page.locator(".cell[tabindex='0']").focus();
  while (await myTurn() && !await over()) {
    const pass = page.locator(".choices button");
    if (await pass.count()) {
      await pass.focus();
      await page.keyboard.press("Enter");
      await pass.waitFor({ state: "detached" });
      continue;
    }
    const plies = (await moves()).length;
    const [dx, dy] = await page.evaluate(() => {
      const at = (selector: string) => {
        const name = document.querySelector<HTMLElement>(selector)!.dataset.cell!;
        return [name.charCodeAt(0), Number(name.slice(1))];
      };
      const [from, to] = [at(".cell[tabindex='0']"), at(".cell.target")];
      return [to[0] - from[0], to[1] - from[1]];
    });
    await page.locator(".cell[tabindex='0']").focus();
    for (let i = 0; i < Math.abs(dx); i++) {
      await page.keyboard.press(dx > 0 ? "ArrowRight" : "ArrowLeft");
    }
    for (let i = 0; i < Math.abs(dy); i++) {
      await page.keyboard.press(dy > 0 ? "ArrowDown" : "ArrowUp");
    }
    await page.keyboard.press("Enter");
    await page.waitForFunction(
      (plies) => document.querySelectorAll(".moves button").length > plies,
      plies,
    );
  }
  return { status: await status() };
}

async function chess() {
  await begin({ game: "chess", mode: "people" });
  await page.locator("[data-cell=e2]").dragTo(page.locator("[data-cell=e4]"));
  await page.locator(".moves button").first().waitFor();
  const dragged = await moves();
  await page.getByRole("button", { name: "Undo" }).click();
  await page.locator(".moves button").first().waitFor({ state: "detached" });
  const undone = (await moves()).length;
  const colours = await sourceColours();
  for (const [from, to] of [["f2", "f3"], ["e7", "e5"]]) {
    await page.locator(`[data-cell=${from}]`).click();
    await page.locator(`[data-cell=${to}]`).click();
    await page.locator(`[data-cell=${to}].last`).waitFor();
  }
  // A click on the board leaves the arrows to the game.
  const looking = () => page.locator(".looking").innerText();
  const shown = [];
  await page.locator("[data-cell=d2]").click();
  for (const key of ["ArrowLeft", "ArrowRight", "ArrowRight"]) {
    await page.keyboard.press(key);
    shown.push(await looking());
  }
  await page.getByRole("button", { name: "To the start" }).click();
  const stepped = await looking();
  await page.keyboard.press("ArrowLeft");
  shown.push(await looking());
  await page.getByRole("button", { name: "Give up" }).click();
  await page.getByRole("button", { name: "Really give up?" }).click();
  await page.locator(".status.over").waitFor();
  const resigned = [await status(), await looking()];
  await page.keyboard.press("ArrowLeft");
  resigned.push(await status(), await looking());
  return { dragged, undone, colours, stepped, shown, resigned };
}

/** Grounds of squares in the colours of the source: under the pointer, chosen, a target, pointed at, and without them. */
async function sourceColours() {
  const ground = (cell: string) =>
    page.locator(`[data-cell=${cell}]`).evaluate((each) => getComputedStyle(each).backgroundColor);
  const button = page.getByRole("button", { name: "Source's colours" });
  await button.click();
  await page.locator("[data-cell=e2]").hover();
  const grounds = [await ground("e2")];
  await page.locator("[data-cell=e2]").click();
  grounds.push(await ground("e2"), await ground("e4"));
  await page.locator("[data-cell=e4]").hover();
  grounds.push(await ground("e4"));
  await page.keyboard.press("Escape");
  await button.click();
  await page.locator("[data-cell=e2]").hover();
  return [...grounds, await ground("e2")];
}

/** Gives check, and begins to promote a pawn, in chess between two people. */
async function promotion() {
  await begin({ game: "chess", mode: "people" });
  const line = ["e2e4", "d7d5", "e4d5", "c7c6", "d5c6", "a7a6", "c6b7", "a6a5"];
  const moveTo = async (from: string, to: string) => {
    await page.locator(`[data-cell=${from}]`).click();
    await page.locator(`[data-cell=${to}]`).click();
  };
  for (const move of line) {
    const [from, to] = [move.slice(0, 2), move.slice(2)];
    await moveTo(from, to);
    await page.locator(`[data-cell=${to}].last`).waitFor();
  }
  const choices = page.locator(".choices button");
  await moveTo("b7", "a8");
  const offered = await choices.allInnerTexts();
  await page.keyboard.press("Escape");
  const left = await choices.count();
  const back = await page.evaluate(() => (document.activeElement as HTMLElement).dataset.cell);
  await moveTo("b7", "c8");
  await page.getByRole("button", { name: "Queen", exact: true }).click();
  await page.locator("[data-cell=c8].last").waitFor();
  await moveTo("d8", "c8");
  await page.locator("[data-cell=c8].last").waitFor();
  await moveTo("f1", "b5");
  await page.locator(".cell.check").waitFor();
  const checked = await page.locator(".cell.check").getAttribute("aria-label");
  const heights = [];
  for (const [width, height] of [[1280, 900], [740, 360], [640, 360], [568, 320], [390, 844]]) {
    await page.setViewportSize({ width, height });
    const board = await page.locator(".board").boundingBox();
    heights.push({ height, board: board!.height });
  }
  await page.setViewportSize({ width: 1280, height: 900 });
  return { offered, left, back, checked, heights };
}

/** Three in a row, and the marks of the line. */
async function winningLine() {
  await begin({ game: "tictactoe", mode: "people" });
  for (const cell of ["a1", "b1", "a2", "b2", "a3"]) {
    await page.locator(`[data-cell=${cell}]`).click();
    await page.locator(`[data-cell=${cell}].last`).waitFor();
  }
  return await page.locator(".cell.won").evaluateAll((cells) =>
    cells.map((cell) => (cell as HTMLElement).dataset.cell)
  );
}

/** Clicks slowly on a network of an evolution that goes on: the click takes some generations. */
async function slowClick() {
  await page.goto(`${server.url}#/evolution`);
  await page.getByText("More settings").click();
  await page.locator("#board").selectOption("metelyk:side=3");
  await page.locator("#generations").selectOption("1000");
  await page.locator("#pace").selectOption("20");
  await page.getByRole("button", { name: "Start" }).click();
  const generation = async () =>
    Number((await page.locator(".status").innerText()).match(/generation (\d+)/i)?.[1] ?? 0);
  const wait = async (more: number) => {
    const from = await generation();
    while (await generation() < from + more) await page.waitForTimeout(20);
  };
  await wait(8);
  const evolution = page.url();
  const plays = [];
  for (const row of [3, 6, 8]) {
    await page.goto(evolution);
    await page.locator(".window tbody tr").nth(row).waitFor();
    const { x, y, width, height } = await page.evaluate((row) => {
      const button = () => document.querySelectorAll(".window tbody button")[row];
      button().scrollIntoView({ block: "center" });
      return button().getBoundingClientRect();
    }, row);
    await page.mouse.move(x + width / 2, y + height / 2);
    await page.locator(".window tbody tr:hover").waitFor();
    const aimed = await page.locator(".window tbody tr:hover td:nth-child(2)").innerText();
    await wait(8);
    await page.mouse.down();
    await wait(8);
    await page.mouse.up();
    await page.waitForURL(/#\/play\//);
    await page.locator(".bars").waitFor();
    plays.push({ aimed, asked: asked.at(-1), against: await page.locator(".bars").innerText() });
    await page.mouse.move(0, 0);
  }
  await page.goto(evolution);
  await page.getByRole("button", { name: "Stop" }).click();
  await page.locator(".status", { hasText: "Stopped" }).waitFor();
  return plays;
}

async function metelyk() {
  await page.goto(`${server.url}#/play`);
  await page.locator("input[type=file]").setInputFiles({
    name: "game.txt",
    mimeType: "text/plain",
    buffer: Buffer.from(METELYK),
  });
  // White's last move took a man off the board; it is taken back and made again.
  await page.getByRole("button", { name: "Undo" }).click();
  await page.locator("[data-cell='9'].movable").click();
  await page.locator("[data-cell='off row 1']").click();
  await page.locator("[data-cell='off row 1'].last").waitFor();
  return { last: (await moves()).at(-1), score: await page.locator(".score").innerText() };
}

/** Opens the second game of a file, looks at it and saves it; returns to the form, where it is remembered. */
async function file() {
  await page.goto(`${server.url}#/play`);
  // As in Latin-1, in which older programs write.
  const bytes = Uint8Array.from(TWO_GAMES, (character) => character.charCodeAt(0));
  await page.locator("input[type=file]").setInputFiles({
    name: "games.pgn",
    mimeType: "text/plain",
    buffer: Buffer.from(bytes),
  });
  const offered = page.locator(".games-in-file button");
  await offered.nth(1).waitFor();
  const offers = await offered.allInnerTexts();
  await offered.nth(1).click();
  await page.locator(".status.over").waitFor();
  const end = { status: await status(), bars: await page.locator(".bars").innerText() };
  const lastNotes = await page.locator(".notes").innerText();
  await page.getByRole("button", { name: "One move back" }).click();
  const notes = await page.locator(".notes p").allInnerTexts();
  await page.getByText("About this game").click();
  const tags = await page.locator(".tags dd").allInnerTexts();
  await page.getByText("Save this game").click();
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "PGN" }).click();
  const saved = await Deno.readTextFile(await (await download).path());
  await page.goto(`${server.url}#/play`);
  const remembered = await page.locator(".others li a").first().innerText();
  return { offers, ...end, lastNotes, notes, tags, saved, remembered };
}

/** Plays MENACE by keyboard, trains it, saves and loads it, and leaves it in the middle of a game. */
async function menace() {
  await page.goto(`${server.url}#/menace`);
  await page.locator(".cell.target").first().waitFor();
  const boxes = await page.locator(".wall .box").count();
  const lit = await page.locator(".wall .in-use").count();
  while (await myTurn() && !await over()) {
    await page.locator(".cell.target").first().focus();
    await page.keyboard.press("Enter");
  }
  const game = {
    boxes,
    lit,
    status: await status(),
    changes: await page.locator(".change").allInnerTexts(),
    used: await page.locator(".opened button").count(),
    announced: await page.locator("#announcer").innerText(),
  };
  await page.locator("#train-speed").fill("6");
  await page.getByRole("button", { name: "Train", exact: true }).click();
  await page.getByText("1,001 games").first().waitFor();
  await page.getByRole("button", { name: "Train", exact: true }).waitFor();
  const trained = await page.locator("#announcer").innerText();

  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Save", exact: true }).click(),
  ]);
  const saved = Deno.readTextFileSync(await download.path());
  const load = (text: string) =>
    page.locator("input[type=file]").setInputFiles({
      name: "menace.json",
      mimeType: "application/json",
      buffer: Buffer.from(text),
    });
  await load("{}");
  await page.locator(".problem:not(:empty)").waitFor();
  const problem = await page.locator(".problem").innerText();
  await load(saved);
  await page.getByText("It has played no game yet").waitFor();
  await page.locator(".cell.target").first().click();
  await page.locator(".opened li").nth(1).waitFor();
  return { ...game, trained, problem, saved: JSON.parse(saved), left: await machine() };
}

/** What the page shows of the machine, after the server was killed and the page loaded again. */
async function menaceKept() {
  await page.goto(`${server.url}#/menace`);
  await page.locator(".opened li").nth(1).waitFor();
  return await machine();
}

/** The marks on the board, and the beads in all boxes, as a screen reader tells them. */
async function machine() {
  await page.locator(".wall[aria-busy=false]").waitFor();
  return await page.evaluate(() =>
    [...document.querySelectorAll(".board .cell, .wall .box")].map((each) => each.ariaLabel)
  );
}

/** Kills the server in the middle of a game and starts it again. */
async function killed() {
  await begin({ game: "tictactoe", mode: "people" });
  for (const cell of ["a1", "b2"]) {
    await page.locator(`[data-cell=${cell}]`).click();
    await page.locator(`[data-cell=${cell}].last`).waitFor();
  }
  const before = await moves();
  await page.getByRole("button", { name: "Hint" }).click();
  await page.getByText("Hint: ").first().waitFor();
  const hint = await page.locator(".hint").innerText();
  const { port } = new URL(server.url);
  server.kill();
  await page.getByText("Connection lost").waitFor();
  const warned = true;
  server = await serve(["--port", port, "--store", store, "--log"]);
  await page.getByText("Connection lost").waitFor({ state: "detached" });
  await page.waitForFunction(() => document.querySelector("#connection")!.textContent === "");
  await page.reload();
  await page.locator(".cell.target").first().waitFor();
  const after = await moves();
  await page.locator("[data-cell=c3]").click();
  await page.locator("[data-cell=c3].last").waitFor();
  return { before, hint, after, warned, goesOn: (await moves()).length };
}

/** Gives up against the learner, and looks at what it has learned; returns to the game. */
async function learner() {
  await page.goto(`${server.url}#/learner/6x6`);
  await page.getByRole("link", { name: "Play against it" }).click();
  await page.locator("#side").selectOption("1");
  await page.getByRole("button", { name: "Play", exact: true }).click();
  await myTurn();
  const chosen = await page.locator(".lesson").innerText();
  const game = page.url();
  await page.getByRole("button", { name: "Give up" }).click();
  await page.getByRole("button", { name: "Really give up?" }).click();
  await page.getByText("It has learned from this game").first().waitFor();
  const learned = await page.locator(".lesson").innerText();
  await page.getByRole("link", { name: "What it knows" }).click();
  await page.locator(".positions li").first().waitFor();
  const positions = await page.locator(".positions li").allInnerTexts();
  const picture = await page.locator(".positions [role=img]").getAttribute("aria-label");
  await page.locator(".search summary").click();
  await page.locator(".pattern [data-cell=a1]").click();
  await page.getByText("It knows no such position").waitFor();
  await page.reload();
  await page.getByText("It knows no such position").waitFor();
  await page.getByRole("button", { name: "Clear the search" }).click();
  await page.locator(".positions li").first().waitFor();
  await page.locator(".learner-files summary").click();
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Save db.json" }).click();
  const db = await Deno.readTextFile(await (await download).path());
  const file = (text: string) => ({
    ...{ name: "a.json", mimeType: "application/json", buffer: Buffer.from(text) },
  });
  await page.locator("#learner-db").setInputFiles(file(db.replace('"w":1', '"w":7')));
  await page.locator("#learner-w").setInputFiles(file('{"w1": 5, "w2": 5, "w3": 5}'));
  await page.getByRole("button", { name: "Replace what it knows" }).click();
  await page.getByRole("button", { name: "Really replace" }).click();
  await page.getByText("it now knows 1 position.").waitFor();
  await page.locator(".positions .accepted").waitFor();
  const replaced = await page.locator(".positions li").allInnerTexts();
  await page.locator("#train-against").selectOption("random");
  await page.locator("#train-games").selectOption("10");
  await page.getByRole("button", { name: "Train", exact: true }).click();
  // Threads are started, which takes long on a busy machine.
  const patience = { timeout: 60_000 };
  await page.locator(".training-status", { hasText: "is over: 10 games" }).waitFor(patience);
  await page.locator(".learner-log summary").click();
  const log = await page.locator(".log tbody tr").allInnerTexts();
  await page.locator(".learner-games summary").click();
  const games = Buffer.from("reversi:size=6\nc2 dark\na1 dark\n");
  await page.locator("#learner-games")
    .setInputFiles({ name: "games.txt", mimeType: "text/plain", buffer: games });
  await page.getByRole("button", { name: "Learn them" }).click();
  await page.locator(".damaged li").waitFor(patience);
  const imported = await page.locator(".learner-games").innerText();
  await page.goto(game);
  await page.locator(".status.over").waitFor();
  const serverLog = server.printed.filter((line) => line.startsWith("["));
  return { chosen, learned, positions, picture, replaced, log, imported, serverLog };
}

/** Starts a short evolution, sorts its networks, and plays against one of them. */
async function evolution() {
  await page.goto(`${server.url}#/evolution`);
  await page.getByText("More settings").click();
  await page.locator("#board").selectOption("metelyk:side=3");
  await page.locator("#population").fill("6");
  await page.locator("#generations").selectOption("100");
  await page.locator("#pace").selectOption("0");
  const unnamedInForm = await unnamed();
  await page.getByRole("button", { name: "Start" }).click();
  await page.locator(".status", { hasText: "Stopped after generation 100" }).waitFor();
  const address = page.url();
  const owners = await page.locator(".course .note").innerText();
  const column = (index: number) =>
    page.locator(`.window tbody td:nth-child(${index})`).allInnerTexts();
  const networks = page.locator(".window").getByRole("button", { name: "Network", exact: true });
  await networks.focus();
  await page.keyboard.press("Enter");
  const order = async () => ({
    sort: await page.locator(".window th").nth(1).getAttribute("aria-sort"),
    numbers: (await column(2)).map(Number),
  });
  const ascending = await order();
  await page.keyboard.press("Enter");
  const descending = await order();
  await page.reload();
  await page.locator(".window tbody tr").first().waitFor();
  const labels = await page.locator(".tree text:not(.axis)").allTextContents();
  const totals = await column(4);
  const champions = await page.locator(".champions tbody tr").count();
  const unnamedInView = await unnamed();
  await page.locator(".window tbody button").first().click();
  await page.locator(".board .cell").first().waitFor();
  await myTurn();
  const against = await page.locator(".bars").innerText();
  return {
    ...{ address, owners, ascending, descending, labels, totals, champions, against },
    unnamed: [...unnamedInForm, ...unnamedInView],
  };
}

/** The widths of the window, and of the widest part of the page in them. */
async function widths(addresses: readonly string[]): Promise<[number, number][]> {
  const found: [number, number][] = [];
  for (const width of [390, 838, 1600]) {
    await page.setViewportSize({ width, height: 844 });
    for (const address of addresses) {
      await page.goto(address);
      found.push([width, await page.evaluate(() => document.documentElement.scrollWidth)]);
    }
  }
  return found;
}

/** Buttons and fields that a screen reader cannot name. */
async function unnamed(): Promise<string[]> {
  return await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("button, select, input")]
      .filter((each) =>
        !each.textContent?.trim() && !each.getAttribute("aria-label") &&
        !(each as HTMLInputElement).labels?.length
      )
      .map((each) => each.outerHTML)
  );
}
