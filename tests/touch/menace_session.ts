import type { Frame } from "playwright-core";

const LOOK = `({
  status: document.querySelector(".status").textContent,
  button: document.querySelector(".controls .main").textContent,
  box: document.querySelector(".box-words").textContent,
  moves: [...document.querySelectorAll(".opened strong")].map((one) => one.textContent),
  changes: [...document.querySelectorAll(".opened .change")].map((one) => one.textContent),
  caption: document.querySelector("figcaption").textContent,
  columns: [...document.querySelectorAll(".chart path")].map((one) => one.getAttribute("d") ?? "").join("").split("M").length - 1,
  wall: [...document.querySelectorAll(".wall .box")].map((one) => one.getAttribute("aria-label")),
})`;

/** What is seen of the machine. */
export interface MachineSeen {
  readonly status: string;
  readonly button: string;
  readonly box: string;
  readonly moves: readonly string[];
  readonly changes: readonly string[];
  readonly caption: string;
  readonly columns: number;
  readonly wall: readonly string[];
}

/** Plays a game against random play bead by bead, trains the machine, and changes its rewards. */
export async function useMenace(frame: Frame) {
  const look = async () => {
    // The words of the boxes come when the wall is calm.
    await frame.waitForFunction("document.querySelector('.wall').ariaBusy !== 'true'");
    return await frame.evaluate(LOOK) as MachineSeen;
  };
  const next = ".controls .main";
  const begin = await look();
  await frame.focus(next);
  await frame.press(next, "Enter");
  const drawn = await look();
  await frame.press("[data-cell]:not(:has(svg))", "Enter");
  const answered = await look();
  await frame.selectOption("#against", "random");
  let steps = 0;
  while ((await look()).button !== "Give the reward" && steps++ < 10) await frame.click(next);
  const over = await look();
  await frame.click(next);
  const rewarded = await look();
  await frame.click("text=1,000 games");
  const trained = await look();
  await frame.click("text=New machine");
  await frame.click("text=10 games");
  const ten = await look();
  await frame.focus("#won");
  await frame.press("#won", "Home");
  const other = await look();
  return { begin, drawn, answered, over, rewarded, trained, ten, other };
}
