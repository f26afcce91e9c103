/**
 * The parameters of the study.
 *
 * @module
 */
import { integer, type ParameterValues } from "matchbox/base/mod.ts";
import { processesParameter } from "../../timing.ts";

/** The parameters of the study. */
export const parameters = {
  runs: integer(2, 1000, 2, "trainings of each setting, with their own random streams"),
  small: integer(1, 100_000_000, 256, "games of a training on 6x6"),
  large: integer(1, 100_000_000, 128, "games of a training on 8x8"),
  openings: integer(4, 10_000, 4, "openings of a test, each played with both colours"),
  exact: integer(1, 10_000, 2, "games whose moves are judged by exact values"),
  empties: integer(4, 20, 8, "moves with at most so many empty squares are judged"),
  processes: processesParameter(1, "each of which times all settings"),
};
/** Their values. */
export type Params = ParameterValues<typeof parameters>;
