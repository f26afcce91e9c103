/**
 * The contract of a page.
 *
 * @module
 */
import type { Link } from "./link.ts";

/** What a page may use. */
export interface PageContext {
  readonly link: Link;
  /** What follows the name of the page in the address, e.g. `ID` of `#/play/ID`. */
  readonly path: string;
  /** The parameters after a question mark, e.g. `#/play?game=chess`. */
  readonly parameters: URLSearchParams;
  /** Goes to an address such as `#/play/ID`. */
  go(address: string): void;
  /** Tells people who do not see the page. */
  announce(text: string): void;
}

/** A page. */
export interface Page {
  /** Its address is `#/NAME`. */
  readonly name: string;
  /** As in the navigation. */
  readonly title: string;
  /** Whether it is not in the navigation. */
  readonly unlisted?: boolean;
  /**
   * Shows the page.
   *
   * @param place an empty element for it
   * @returns a function that ends it: listeners, timers
   */
  open(place: HTMLElement, context: PageContext): () => void;
}
