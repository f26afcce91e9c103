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

/** Plays against a program, asks it, and sets up positions. */
export async function useBoard(frame: Frame) {
  const look = () => frame.evaluate(LOOK) as Promise<BoardSeen>;
  const says = (beginning: string) =>
    frame.locator(".says", { hasText: new RegExp(`^${RegExp.escape(beginning)}`) }).waitFor();
  const begin = await look();
  await frame.press("[data-cell=c2]", "Enter");
  await says("It played");
  const answered = await look();
  await frame.click("text=What would it play?");
  await says("It would play");
  const asked = await look();
  await frame.selectOption("#game", { label: "Tic-tac-toe" });
  await frame.click("button:text-is('Set up')");
  for (const [piece, cell] of [["X", "a1"], ["O", "b2"]]) {
    await frame.check(`.palette label:has-text("${piece}") input`);
    await frame.click(`[data-cell=${cell}]`);
  }
  await frame.click("text=Play on from here");
  const set = await look();
  await frame.selectOption("#game", { label: "Chess" });
  // A ladder of two rooks.
  await frame.fill("#notation", "7k/1R6/R7/8/8/8/8/7K w - - 0 1");
  await frame.press("#notation", "Enter");
  await frame.click("text=What would it play?");
  await says("It would play");
  const fen = await look();
  await frame.click("text=New game");
  await frame.click("button:text-is('Set up')");
  await frame.fill("#notation", "rnbqkbnr/pppppppp/8/8/4Q3/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
  await frame.press("#notation", "Enter");
  const wrong = await look();
  await frame.fill("#spec", "nobody");
  await frame.press("#spec", "Enter");
  await frame.click("text=Play on from here").catch(() => {});
  await frame.click("text=What would it play?");
  const unknown = await look();
  await frame.selectOption("#game", { label: "Reversi 6x6" });
  return { begin, answered, asked, set, fen, wrong, unknown };
}
