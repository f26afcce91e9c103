/**
 * The finding of the study in one sentence.
 *
 * @module
 */
import { fromTo } from "../../from_to.ts";
import { hiddenName, type NetSpeed } from "./summary.ts";

/** The time of 38-1 beside 38-50, computed in the plain way and incrementally. */
export function finding({ speeds }: NetSpeed): string {
  const times = (contender: string) => {
    const own = speeds.filter((speed) => speed.contender === contender);
    return fromTo(own.map(({ hidden, ratio }) => [hiddenName(hidden), ratio]), 2);
  };
  return `A move of 38-1 takes ${times("38-1")} times the time of 38-50, and ${
    times("38-1 incremental")
  } with an incremental first layer (${speeds[0].ratio.count} samples).`;
}
