/**
 * The settings of an evolution by budding. The source leaves them open (A12), so all are parameters.
 *
 * @module
 */
import { checkParameters, integer, oneOf, type ParameterValues, real } from "matchbox/base/mod.ts";
import { NETWORK_KINDS } from "../../networks/choose_move.ts";
import { ENCODING_MEANING, ENCODINGS } from "../../networks/encoding.ts";
import { hiddenLayersParameter } from "../../networks/hidden_layers.ts";

/** The settings as parameters. */
export const evolutionParameters = {
  network: oneOf(NETWORK_KINDS, "38-50", "kind of the networks"),
  hidden: hiddenLayersParameter(),
  inputs: oneOf(ENCODINGS, "sum", ENCODING_MEANING),
  population: integer(2, 1000, 16, "networks of a generation"),
  pairing: oneOf(
    ["pairs", "all"],
    "pairs",
    "who meets in a generation: networks in random pairs, or each network all others",
  ),
  replaced: real(
    0,
    0.5,
    0.5,
    "largest share of the networks that leave for a bud of a better one; 0.5: all losers",
  ),
  rate: real(0, 1, 0.1, "chance of each weight of a bud to change"),
  strength: real(0.0001, 100, 0.5, "largest change of a weight"),
  opening: integer(0, 16, 4, "random plies before each pair of games"),
};

/** The settings of an evolution. */
export type EvolutionSettings = ParameterValues<typeof evolutionParameters>;

/**
 * Checks settings and fills in the defaults.
 *
 * @throws {UsageError} on an unknown setting or a value that is not allowed; one line that names it
 */
export function evolutionSettings(input: Record<string, unknown> = {}): EvolutionSettings {
  return checkParameters("an evolution", evolutionParameters, input);
}
