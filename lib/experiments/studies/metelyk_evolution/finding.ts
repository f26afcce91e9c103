/**
 * The finding of the study in one sentence.
 *
 * @module
 */
import { fromTo } from "../../from_to.ts";
import { type EvolutionSummary, kindName, ofSource } from "./summary.ts";

/** The last champions against the first. */
export function finding({ hall }: EvolutionSummary): string {
  const first = ofSource(hall).filter(({ generation }) => generation === 0);
  const scores = first.map((each) => [kindName(each), each.score] as const);
  return `The last champions score ${fromTo(scores, 2)} points a game against the best of their ` +
    `first population (${first[0].score.count} runs of each kind of network).`;
}
