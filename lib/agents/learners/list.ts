/**
 * Every learner and population, by the file that defines it and its name. To add one, write a file with its
 * entry and list it here; it is then an agent as well, and `deno task train` trains it.
 *
 * @module
 */
import { alphazero } from "./alphazero/alphazero.ts";
import { deltaRule } from "./delta_rule/delta_rule.ts";
import { budding } from "./evolution/budding.ts";
import { chessWeights, reversiWeights } from "./genetic/populations.ts";
import { her } from "./her.ts";
import type { LearnerEntry } from "./learner.ts";
import { menace } from "./menace.ts";
import type { PopulationEntry } from "./population.ts";
import { cmaEs, crossEntropy, onePlusOne } from "./strategies/populations.ts";
import { monteCarlo } from "./tabular/monte_carlo.ts";
import { qLearning } from "./tabular/q_learning.ts";
import { sarsa } from "./tabular/sarsa.ts";
import { tdLambda } from "./tabular/value_table.ts";
import { ntuple } from "./temporal_difference/ntuple/ntuple.ts";
import { valueNet } from "./temporal_difference/value_net.ts";
import { taperedWeights } from "./tapered/tapered_weights.ts";
import { texel } from "./texel.ts";

/** The learners by name, in groups by file, relative to this one. */
export const learnersByFile: Readonly<Record<string, Readonly<Record<string, LearnerEntry>>>> = {
  "menace.ts": { menace },
  "her.ts": { her },
  "delta_rule/delta_rule.ts": { delta_rule: deltaRule },
  "tabular/monte_carlo.ts": { monte_carlo: monteCarlo },
  "tabular/q_learning.ts": { q_learning: qLearning },
  "tabular/sarsa.ts": { sarsa },
  "tabular/value_table.ts": { td_lambda: tdLambda },
  "temporal_difference/ntuple/ntuple.ts": { ntuple },
  "temporal_difference/value_net.ts": { value_net: valueNet },
  "alphazero/alphazero.ts": { alphazero },
};

/** The populations likewise. */
export const populationsByFile: Readonly<
  Record<string, Readonly<Record<string, PopulationEntry>>>
> = {
  "evolution/budding.ts": { budding },
  "genetic/populations.ts": { reversi_weights: reversiWeights, chess_weights: chessWeights },
  "strategies/populations.ts": {
    cma_es: cmaEs,
    cross_entropy: crossEntropy,
    one_plus_one: onePlusOne,
  },
  "tapered/tapered_weights.ts": { tapered_weights: taperedWeights },
  "texel.ts": { texel },
};
