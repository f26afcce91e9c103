/**
 * A running study in the terminal: a progress bar, or the growing table that the study chose to show.
 *
 * @module
 */
import type { Study } from "matchbox/experiments/mod.ts";
import { toMarkdown } from "matchbox/report/markdown.ts";
import { type Progress, terminalProgress } from "matchbox/runner/work/progress.ts";
import type { RunOptions } from "matchbox/runner/studies/run_study.ts";
import { liveTable } from "./live_table.ts";

/** The number of rows shown: the last ones. */
const LAST_ROWS = 20;

/** Shows a run while it lasts. */
export async function liveRun(
  study: Study,
): Promise<Pick<RunOptions, "progress" | "onRows">> {
  const name = study.live?.table;
  if (name === undefined || !Deno.stderr.isTerminal()) {
    return { progress: await terminalProgress() };
  }
  let line = "";
  let shown = "";
  let [label, total] = ["", 0];
  const live = liveTable(() => line);
  let beside = "";
  const draw = () => live.show(() => [shown, line].filter(Boolean).join("\n\n"));
  const progress: Progress = {
    start(name, count) {
      [label, total] = [name, count];
    },
    note(text) {
      beside = text === "" ? "" : `; ${text}`;
    },
    update(done) {
      line = `${label}: ${done} of ${total} tasks${beside}`;
      draw();
    },
    end: () => live.end(),
  };
  return {
    progress,
    onRows(rows) {
      const table = study.tables(study.summarise(rows)).find((table) => table.name === name);
      if (!table) return;
      shown = toMarkdown({ ...table, rows: table.rows.slice(-LAST_ROWS) }, { legend: false });
      draw();
    },
  };
}
