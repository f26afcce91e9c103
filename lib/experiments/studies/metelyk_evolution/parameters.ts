/**
 * The parameters of the study, and the data of its tasks.
 *
 * @module
 */
import { evolutionParameters } from "matchbox/agents/learners/evolution/settings.ts";
import type { NetworkKind } from "matchbox/agents/networks/choose_move.ts";
import { integer, type ParameterValues } from "matchbox/base/mod.ts";
import type { PopulationName } from "./evolve.ts";

/** The parameters of the study. */
export const parameters = {
  runs: integer(2, 1000, 2, "populations of each kind, with their own random streams"),
  checkpoints: integer(1, 100, 2, "checkpoints of a population after its first generation"),
  generations: integer(1, 10_000, 5, "generations from one checkpoint to the next"),
  openings: integer(1, 1000, 2, "openings of a match; each is played with both sides"),
  population: evolutionParameters.population,
  pairing: evolutionParameters.pairing,
  replaced: evolutionParameters.replaced,
  rate: evolutionParameters.rate,
  strength: evolutionParameters.strength,
  opening: evolutionParameters.opening,
  repeats: integer(
    1,
    100,
    2,
    "fresh processes in which a generation is timed, each of both kinds in turn",
  ),
};
export type Params = ParameterValues<typeof parameters>;

/** A kind of network. */
interface Kind {
  readonly network: NetworkKind;
  readonly hidden: string;
}

/** The data of a task. */
export type Data =
  | { readonly what: "evolve"; readonly name: PopulationName; readonly checkpoint: number }
  | { readonly what: "networks"; readonly hidden: string; readonly run: number }
  | Kind & { readonly what: "inputs"; readonly run: number }
  | Kind & { readonly what: "champion" }
  | { readonly what: "time"; readonly hidden: string; readonly repeat: number };
