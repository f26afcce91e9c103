/**
 * The weights that can be tuned in each game, with their parameters.
 *
 * @module
 */
import { integer, oneOf, type Parameters } from "matchbox/base/mod.ts";
import type { Game } from "matchbox/games/game.ts";
import { NETWORK_KINDS } from "../../networks/choose_move.ts";
import { ENCODINGS } from "../../networks/encoding.ts";
import { hiddenLayersParameter } from "../../networks/hidden_layers.ts";
import { chessParts } from "./chess_parts.ts";
import { chessPieces } from "./chess_pieces.ts";
import { type MetelykNetwork, metelykNetwork } from "./metelyk_network.ts";
import { reversiHeuristics } from "./reversi_heuristics.ts";
import type { TunedTerms, TunedWeights } from "./tuned_weights.ts";

/** The games whose evaluations are sums of terms. */
export const gamesWithTerms: readonly string[] = ["chess", "reversi"];
/** The games with weights. */
export const gamesWithWeights: readonly string[] = [...gamesWithTerms, "metelyk"];

const depth = integer(1, 20, 2, "search depth in plies");
const weights = oneOf(
  ["pieces", "parts"],
  "pieces",
  "the values of the pieces, or the weights of the eight parts of the evaluation (E4)",
);

/** Values of the parameters of `tunedParameters`. */
export interface TunedValues extends MetelykNetwork {
  readonly depth: number;
  readonly weights: "pieces" | "parts";
}

/** What the weights of this game depend on. */
export function tunedParameters({ name }: Game): Parameters {
  if (name === "chess") return { weights, depth };
  if (name === "reversi") return { depth };
  return {
    network: oneOf(NETWORK_KINDS, "38-1", "kind of the network"),
    hidden: hiddenLayersParameter(),
    inputs: oneOf(
      ENCODINGS,
      "sum",
      "last two inputs: sum and difference of the scores, or the two scores",
    ),
  };
}

/** The terms of this game, one of `gamesWithTerms`. */
export function tunedTerms(game: Game, { depth, weights }: TunedValues): TunedTerms {
  if (game.name === "reversi") return reversiHeuristics(game, depth);
  return weights === "pieces" ? chessPieces(game, depth) : chessParts(game, depth);
}

/** The weights of this game, one of `gamesWithWeights`. */
export function tunedWeights(game: Game, values: TunedValues): TunedWeights {
  return game.name === "metelyk" ? metelykNetwork(game, values) : tunedTerms(game, values);
}
