/**
 * Runs the report of the browser test in a worker.
 *
 * @module
 */
import { report } from "../games/browser_report.ts";

self.postMessage(report());
