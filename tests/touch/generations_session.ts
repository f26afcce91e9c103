import type { Frame } from "playwright-core";

const LOOK = `({
  status: document.querySelector(".status").textContent,
  match: document.querySelector(".says").textContent,
  chart: document.querySelector(".chart").getAttribute("aria-label"),
  best: document.querySelector("path.best").getAttribute("d").split(/[ML]/).length - 1,
  matches: document.querySelector("path.matches").getAttribute("d").split("M").length - 1,
  problem: document.querySelector(".problem").textContent,
})`;

/** What is seen of an evolution. */
export interface EvolutionSeen {
  readonly status: string;
  readonly match: string;
  readonly chart: string;
  /** Points of the line of the best network, and marks of matches. */
  readonly best: number;
  readonly matches: number;
  readonly problem: string;
}

/** Steps, runs, stops a run, and starts again with another seed and with the first one. */
export async function useGenerations(frame: Frame) {
  const look = async () => {
    // Only a run can be stopped.
    await frame.waitForFunction("document.querySelector('.controls button:last-child').disabled");
    return await frame.evaluate(LOOK) as EvolutionSeen;
  };
  const begin = await look();
  await frame.focus("text='Step'");
  await frame.press("text='Step'", "Enter");
  const step = await look();
  await frame.click("text='Run 10'");
  const ran = await look();
  await frame.evaluate(`(() => {
    const [, , hundred, stop] = document.querySelectorAll(".controls button");
    hundred.click();
    stop.click();
  })()`);
  const stopped = await look();
  await frame.click("text='Run 100'");
  const long = await look();
  await frame.fill("#seed", "another");
  await frame.press("#seed", "Enter");
  const other = await look();
  await frame.fill("#seed", "a test");
  await frame.click("text='Start again'");
  const again = await look();
  return { begin, step, ran, stopped, long, other, again };
}
