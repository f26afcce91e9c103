/**
 * The finding of the study in one sentence.
 *
 * @module
 */
import { nameInSentence } from "../../game_names.ts";
import { fromTo } from "../../from_to.ts";
import { sampled, type Transposition } from "./summary.ts";

/** What the largest table leaves of the nodes. */
export function finding({ sizes }: Transposition): string {
  const bits = Math.max(...sizes.map((size) => size.bits));
  const largest = sampled(sizes).filter((size) =>
    size.bits === bits && size.replacement === "deeper"
  );
  const nodes = largest.map(({ game, nodes }) => [nameInSentence(game), nodes] as const);
  const counts = largest.map(({ count }) => count);
  return `A table of 2^${bits} slots leaves ${fromTo(nodes, 2)} of the nodes of alpha-beta ` +
    `(${Math.min(...counts)} positions or more of each game).`;
}
