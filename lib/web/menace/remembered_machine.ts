/**
 * The machine of this browser.
 *
 * @module
 */
import * as v from "valibot";
import { machineId } from "./messages.ts";

const KEY = "matchbox/machine";

/** Its id; null when there is none. */
export function rememberedMachine(): string | null {
  try {
    const id = v.safeParse(machineId, localStorage.getItem(KEY));
    return id.success ? id.output : null;
  } catch {
    // A browser may keep nothing.
    return null;
  }
}

/** Makes a machine that of this browser. */
export function rememberMachine(id: string): void {
  try {
    localStorage.setItem(KEY, id);
  } catch {
    // The address of the page has the machine all the same.
  }
}
