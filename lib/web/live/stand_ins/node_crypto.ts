/**
 * What stands for `node:crypto` in a page.
 *
 * @module
 */
import { sha256OfBytes } from "matchbox/base/sha256.ts";

/** A digest that grows, as that of Node; always SHA-256. */
export function createHash() {
  let bytes = new Uint8Array();
  return {
    update(more: string | Uint8Array) {
      const added = typeof more === "string" ? new TextEncoder().encode(more) : more;
      const all = new Uint8Array(bytes.length + added.length);
      all.set(bytes);
      all.set(added, bytes.length);
      bytes = all;
      return this;
    },
    digest(_: "hex"): string {
      const words = [...sha256OfBytes(bytes)];
      return words.map((word) => (word >>> 0).toString(16).padStart(8, "0")).join("");
    },
  };
}
