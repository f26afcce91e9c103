/**
 * Aspiration windows of different widths in one position (E1).
 *
 * @module
 */
import { aspiration } from "matchbox/agents/search/aspiration.ts";
import type { Windows } from "matchbox/agents/search/window.ts";
import type { Sample } from "./compare.ts";
import { deepen } from "./deepen.ts";
import type { Program, Setting } from "./programs.ts";
import type { WindowRow } from "./rows.ts";

/** The narrowest window of each game: half its width, in units of its evaluation. */
const NARROWEST: Readonly<Record<string, number>> = {
  "reversi:size=8": 1,
  "metelyk:side=4": 1,
  chess: 50,
};
/** Each window is twice as wide as the one before. */
const WIDTHS = 7;

/** The program whose windows are compared. */
const PROGRAM: Program = { algorithm: "alpha-beta with table", order: "killers and history" };

/** One row for each width. */
export function compareWindows(
  { key, start }: Sample,
  depth: number,
  setting: Setting,
): { windows: WindowRow[] } {
  const open = deepen(start, depth, PROGRAM, setting);
  const windows = Array.from({ length: WIDTHS }, (_, i) => {
    const width = NARROWEST[key.game] * 2 ** i;
    const outcomes = { inside: 0, failed_low: 0, failed_high: 0 };
    const found = deepen(start, depth, PROGRAM, setting, counted(aspiration(width), outcomes));
    const { value, total } = found.at(-1)!;
    if (value !== open.at(-1)!.value) {
      throw new Error(`${start}: window ${width} finds ${value} and not ${open.at(-1)!.value}`);
    }
    return {
      ...key,
      width,
      depth: found.length,
      ...outcomes,
      re_searches: total.rootReSearches,
      nodes: total.nodes,
      nodes_open: open.at(-1)!.total.nodes,
    };
  });
  return { windows };
}

interface Outcomes {
  inside: number;
  failed_low: number;
  failed_high: number;
}

/** These windows, with the result of the first search of each depth counted. */
function counted(windows: Windows, outcomes: Outcomes): Windows {
  return (search, guess) => {
    let searches = 0;
    return windows((alpha, beta) => {
      const value = search(alpha, beta);
      if (guess !== null && searches++ === 0) {
        if (value <= alpha) outcomes.failed_low++;
        else if (value >= beta) outcomes.failed_high++;
        else outcomes.inside++;
      }
      return value;
    }, guess);
  };
}
