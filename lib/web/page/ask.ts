/**
 * Questions whose refusal is shown to the person.
 *
 * @module
 */
import type { Link } from "./link.ts";
import { capital } from "matchbox/touch/page/words.ts";

/** A request of any type. */
export type AnyRequest = { readonly type: string } & Readonly<Record<string, unknown>>;

/**
 * Asks the server.
 *
 * @param problem shows why it was refused; empty otherwise
 * @returns the answer; undefined when it was refused
 */
export async function ask(
  link: Link,
  problem: HTMLElement,
  request: AnyRequest,
): Promise<unknown> {
  problem.textContent = "";
  try {
    return await link.ask(request);
  } catch (error) {
    problem.textContent = capital((error as Error).message);
    return undefined;
  }
}
