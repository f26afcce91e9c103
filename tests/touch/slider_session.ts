import type { Frame } from "playwright-core";

/** Moves the sliders of the simulated matches; the shares by what a match shows. */
export async function useMatches(frame: Frame) {
  const look = () =>
    frame.evaluate(`Object.fromEntries([...document.querySelectorAll(".verdicts tr")]
      .map((row) => [row.cells[0].textContent, row.cells[1].textContent]))`) as Promise<
      Readonly<Record<string, string>>
    >;
  const begin = await look();
  await frame.press("#games", "ArrowRight");
  await frame.press("#games", "ArrowRight");
  const longer = await look();
  await frame.press("#elo", "Home");
  const equal = await look();
  return { begin, longer, equal };
}

/** What is seen of bars. */
export interface BarsSeen {
  readonly words: string;
  readonly numbers: readonly string[];
  /** In percent. */
  readonly widths: readonly number[];
}

/** Moves the slider of bars. */
export async function useBars(frame: Frame) {
  const look = () =>
    frame.evaluate(`({
      words: document.querySelector("output").textContent,
      numbers: [...document.querySelectorAll(".bar-row .number")].map((one) => one.textContent),
      widths: [...document.querySelectorAll(".filled")].map((one) => Number.parseFloat(one.style.width)),
    })`) as Promise<BarsSeen>;
  const last = await look();
  await frame.press("#slider", "ArrowLeft");
  const middle = await look();
  await frame.press("#slider", "Home");
  const first = await look();
  await frame.selectOption("#group", { label: "another" });
  const other = await look();
  return { last, middle, first, other };
}
