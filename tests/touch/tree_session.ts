import type { Frame } from "playwright-core";

/** What the tree stepper shows. */
export interface TreeCounts {
  readonly so_far: string;
  readonly search: string;
  readonly full: string;
  readonly says: string;
  /** Marks of cutoffs in the drawing, and crossed moves in the rows. */
  readonly crossed: number;
}

const COUNTS = `({
  so_far: document.querySelector(".counts tr:nth-child(1) td").textContent,
  search: document.querySelector(".counts tr:nth-child(2) td").textContent,
  full: document.querySelector(".counts tr:nth-child(3) td").textContent,
  says: document.querySelector(".says").textContent,
  crossed: document.querySelectorAll('.drawn path[stroke-width="2.5"], .chip.cut').length,
})`;

/** Steps through searches by mouse and keyboard. */
export async function useTree(frame: Frame) {
  const look = () => frame.evaluate(COUNTS) as Promise<TreeCounts>;
  const begin = await look();
  await frame.click("[aria-label='One step']");
  const step = await look();
  await frame.focus("[aria-label='Step']");
  await frame.press("[aria-label='Step']", "ArrowRight");
  const key = await look();
  await frame.press("[aria-label='Step']", "ArrowLeft");
  await frame.click("[aria-label='One step back']");
  const back = await look();
  await frame.click("text=Next cutoff");
  const cutoff = await look();
  await frame.press("[aria-label='Step']", "End");
  const end = await look();
  const searches: { readonly chosen: readonly string[]; readonly counts: TreeCounts }[] = [];
  for (
    const chosen of [
      ["Reversi 6x6", "alphabeta", "generated", ""],
      ["Reversi 6x6", "alphabeta", "best", ""],
      ["Reversi 6x6", "negascout", "killers", "table"],
      ["Reversi 6x6", "minimax", "killers", ""],
      ["chess", "alphabeta", "worst", ""],
    ]
  ) {
    const [position, algorithm, order, table] = chosen;
    await frame.selectOption("#position", { label: position });
    await frame.selectOption("#order", order).catch(() => {});
    await frame.selectOption("#algorithm", algorithm);
    if (algorithm !== "minimax") await frame.setChecked("#table", table !== "");
    await frame.click("[aria-label='To the end']");
    searches.push({ chosen, counts: await look() });
  }
  await frame.fill("#notation", "nonsense");
  await frame.press("#notation", "Enter");
  const problem = await frame.textContent("[role=alert]");
  return { begin, step, key, back, cutoff, end, searches, problem };
}
