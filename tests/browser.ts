/**
 * The browsers of this machine, for tests that run in one.
 *
 * @module
 */
import { findProgram } from "matchbox/runner/machine/program.ts";

/** What a browser is started with that nobody looks at and that shall ask for nothing. */
export const BROWSER_FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** Where Chromium or Chrome is; without one it says so, for a test that is then not run. */
export function findBrowser(): Promise<string | null> {
  return findAny(["chromium", "chromium-browser", "google-chrome"], "Chromium or Chrome");
}

/** The same of Firefox. */
export function findFirefox(): Promise<string | null> {
  return findAny(["firefox", "firefox-esr"], "Firefox");
}

async function findAny(names: readonly string[], browser: string): Promise<string | null> {
  for (const name of names) {
    const program = await findProgram(name);
    if (program) return program;
  }
  console.log(`not tested: no ${browser} on the PATH`);
  return null;
}
