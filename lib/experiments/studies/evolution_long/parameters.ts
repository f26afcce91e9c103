/**
 * The parameters of the study, and the data of its tasks.
 *
 * @module
 */
import { integer, type ParameterValues } from "matchbox/base/mod.ts";
import { processesParameter } from "../../timing.ts";
import { FEW, type Kind } from "./kinds.ts";

/** The parameters of the study. */
export const parameters = {
  runs: integer(2, 1000, 2, "populations of each kind, with their own random streams"),
  generations: integer(
    4,
    100_000,
    4,
    `generations of ${FEW} networks until the first checkpoint, a multiple of 4`,
  ),
  doublings: integer(2, 20, 2, "how often the games so far are doubled until the next checkpoint"),
  openings: integer(1, 10_000, 2, "openings of a match; each is played with both sides"),
  positions: integer(
    5,
    10_000,
    20,
    "won positions of the small board in which champions are judged",
  ),
  perfect: integer(1, 10_000, 1, "openings against perfect play"),
  processes: processesParameter(1, "each of which times all kinds"),
};
/** Their values. */
export type Params = ParameterValues<typeof parameters>;

/** The data of a task. */
export type Data =
  | {
    readonly what: "evolve";
    readonly kind: Kind;
    readonly run: number;
    readonly checkpoint: number;
  }
  | { readonly what: "positions" }
  | { readonly what: "judge"; readonly kind: Kind; readonly run: number }
  | { readonly what: "duel"; readonly contest: number; readonly run: number }
  | { readonly what: "champion"; readonly runs: number }
  | { readonly what: "time"; readonly process: number };

/** The games that a population has played at a checkpoint. */
export function playedAt(checkpoint: number, { generations }: Pick<Params, "generations">): number {
  return checkpoint === 0 ? 0 : FEW * generations * 2 ** (checkpoint - 1);
}
