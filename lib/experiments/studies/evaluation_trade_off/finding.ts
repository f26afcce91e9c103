/**
 * The finding of the study in one sentence.
 *
 * @module
 */
import { fromTo } from "../../from_to.ts";
import type { Summary } from "./summary.ts";

/** What knowledge is worth with the same nodes, and what more nodes are worth against it. */
export function finding({ duels }: Summary): string {
  const [{ sameNodes, moreNodes }] = duels;
  const same = duels.map(({ duel, sameNodes }) => [duel, sameNodes] as const);
  const more = duels.map(({ duel, moreNodes }) => [duel, moreNodes.score] as const);
  return `With the same nodes the simple program scores ${
    fromTo(same, 2)
  } points a game, with ${moreNodes.multiple} times as many ${
    fromTo(more, 2)
  }; ${sameNodes.count} openings.`;
}
