/**
 * The finding of the study in one sentence.
 *
 * @module
 */
import { findGame } from "matchbox/games/registry.ts";
import { fromTo } from "../../from_to.ts";
import type { Summary } from "./summary.ts";

/** What twice the nodes are worth. */
export function finding({ byNodes }: Summary): string {
  const scores = byNodes.map(({ game, score }) => [findGame(game).title, score] as const);
  return `A program with twice the nodes scores ${
    fromTo(scores, 3)
  } points a game against itself ` +
    `(${byNodes[0].score.count} openings each).`;
}
