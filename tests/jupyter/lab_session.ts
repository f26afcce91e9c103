/**
 * A user's session in JupyterLab in a real browser. It is a separate program, because Playwright reads /proc
 * when it is loaded, which Deno allows only with all permissions. All visits are in one session, because a
 * browser and JupyterLab take much longer to start than to use.
 *
 *     deno run -A lab_session.ts BROWSER PLAN
 *
 * PLAN is a `Plan` as JSON. Prints a `Session` as JSON.
 *
 * @module
 */
import { chromium } from "playwright-core";
import { BROWSER_FLAGS } from "../browser.ts";
import { type CellsVisit, runCells } from "./lab_cells.ts";
import { type KernelVisit, useKernel } from "./lab_kernel.ts";
import { stepThroughGame } from "./lab_player.ts";
import { saveAll } from "./lab_saves.ts";
import { type MeasuredTable, measureTables } from "./lab_tables.ts";

/** What is visited. */
export interface Plan {
  /** The address of the notebook for `runCells`. */
  readonly cells: string;
  /** The address of the notebook for `useKernel`. */
  readonly kernel: string;
  /** The address of the notebook for `stepThroughGame`. */
  readonly player: string;
  /** The address of the notebook for `measureTables`. */
  readonly tables: string;
  /** The address of JupyterLab without a notebook. */
  readonly saves: string;
  /** Paths of the notebooks that are opened and saved, as JupyterLab names them. */
  readonly saved: readonly string[];
}

/** The observations of a session. */
export interface Session {
  readonly cells: CellsVisit;
  readonly kernel: KernelVisit;
  /** See `stepThroughGame`. */
  readonly captions: readonly string[];
  /** See `measureTables`. */
  readonly tables: readonly MeasuredTable[];
  /** See `saveAll`. */
  readonly changed: readonly boolean[];
}

const [executablePath, text] = Deno.args;
const plan: Plan = JSON.parse(text);
const browser = await chromium.launch({ executablePath, args: BROWSER_FLAGS });
try {
  const page = await browser.newPage();
  const session: Session = {
    cells: await runCells(page, plan.cells),
    kernel: await useKernel(page, plan.kernel),
    captions: await stepThroughGame(page, plan.player),
    tables: await measureTables(page, plan.tables),
    changed: await saveAll(page, plan.saves, plan.saved),
  };
  console.log(JSON.stringify(session));
} finally {
  await browser.close();
}
