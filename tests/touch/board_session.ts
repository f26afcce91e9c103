import type { Frame } from "playwright-core";

/** What is seen of a board. */
export interface BoardSeen {
  readonly status: string;
  readonly says: string;
  readonly moves: string;
  readonly notation: string;
  readonly problem: string;
}

const LOOK = `({
  status: document.querySelector(".status").textContent,
  says: document.querySelector(".says").textContent,
  moves: document.querySelector(".moves").textContent,
  notation: document.querySelector("#notation").value,
  problem: document.querySelector("[role=alert]").textContent,
})`;

/** The name of the cell at the bottom left. */
const CORNER = `(() => {
  const cells = [...document.querySelectorAll("[data-cell]")].map((cell) => [cell, cell.getBoundingClientRect()]);
  const score = ([, { left, top }]) => left - top;
  return cells.sort((one, other) => score(one) - score(other))[0][0].dataset.cell;
})()`;

/** Programs with what they need, and positions that are nearly decided. */
const OFFERED = [
  ["Chess", "the champion, 3 seconds", "7k/1R6/R7/8/8/8/8/7K w - - 0 1"],
  ["Chess", "Turing's paper machine of 1952", "7k/1R6/R7/8/8/8/8/7K w - - 0 1"],
  ["Chess", "Bernstein's seven moves of 1957", "7k/1R6/R7/8/8/8/8/7K w - - 0 1"],
  ["Los Alamos chess", "MANIAC of 1956", "k5/6/K5/6/6/5R w 0"],
  [
    "Connect Four 7x6",
    "perfect with 20 free squares",
    "--X--O---O--O---OO-O--XXX-X-XOOO-XXOXXXOOX X",
  ],
  ["Reversi 6x6", "perfect with 12 empty squares", "-OX-XO-OXOOO-OXOXO--OXOO-OOOOO-XXXOX X"],
] as const;

/** Plays against a program, asks it, and sets up positions. */
export async function useBoard(frame: Frame) {
  const says = (beginning: string) =>
    frame.locator(".says", { hasText: new RegExp(`^${RegExp.escape(beginning)}`) }).waitFor();
  const begin = await look(frame);
  await frame.press("[data-cell=c2]", "Enter");
  await says("It played");
  const answered = await look(frame);
  await frame.click("text=What would it play?");
  await says("It would play");
  const asked = await look(frame);
  await frame.selectOption("#game", { label: "Tic-tac-toe" });
  await frame.click("button:text-is('Set up')");
  for (const [piece, cell] of [["X", "a1"], ["O", "b2"]]) {
    await frame.check(`.palette label:has-text("${piece}") input`);
    await frame.click(`[data-cell=${cell}]`);
  }
  await frame.click("text=Play on from here");
  const set = await look(frame);
  await frame.selectOption("#game", { label: "Chess" });
  // A ladder of two rooks.
  await frame.fill("#notation", "7k/1R6/R7/8/8/8/8/7K w - - 0 1");
  await frame.press("#notation", "Enter");
  await frame.click("text=What would it play?");
  await says("It would play");
  const fen = await look(frame);
  await frame.click("text=New game");
  await frame.click("button:text-is('Set up')");
  await frame.fill("#notation", "rnbqkbnr/pppppppp/8/8/4Q3/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
  await frame.press("#notation", "Enter");
  const wrong = await look(frame);
  await frame.fill("#spec", "nobody");
  await frame.press("#spec", "Enter");
  await frame.click("text=Play on from here").catch(() => {});
  await frame.click("text=What would it play?");
  const unknown = await look(frame);
  // Two games with a board of six by six, whose cells have other names, and two whose first rank is elsewhere.
  const corners: Record<string, string> = {};
  for (const label of ["Draughts 6x6", "Los Alamos chess", "Reversi 6x6"]) {
    await frame.selectOption("#game", { label });
    corners[label] = await frame.evaluate(CORNER);
  }
  const offered = await askOffered(frame);
  await frame.selectOption("#game", { label: "Reversi 6x6" });
  return { begin, answered, asked, set, fen, wrong, unknown, corners, offered };
}

function look(frame: Frame): Promise<BoardSeen> {
  return frame.evaluate(LOOK) as Promise<BoardSeen>;
}

/** What the programs say that need trained weights or a solver, near the end of a game. */
async function askOffered(frame: Frame): Promise<Record<string, string>> {
  const said: Record<string, string> = {};
  for (const [game, program, notation] of OFFERED) {
    await frame.selectOption("#game", { label: game });
    await frame.selectOption("#program", { label: program });
    await frame.fill("#notation", notation);
    await frame.press("#notation", "Enter");
    await frame.click("text=What would it play?");
    const answer = frame.locator(".says", { hasText: /^It would play/ });
    await answer.or(frame.locator("[role=alert]:not(:empty)")).first().waitFor();
    const { says, problem } = await look(frame);
    said[program] = says || problem;
  }
  return said;
}
