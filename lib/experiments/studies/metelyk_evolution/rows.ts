/**
 * The rows of the study: five sets with exact columns, and one with measured times.
 *
 * @module
 */
import type { NetworkKind } from "matchbox/agents/networks/choose_move.ts";
import type { Encoding } from "matchbox/agents/networks/encoding.ts";
import { rowSet } from "../../row_sets.ts";

/** The key of a population. */
type PopulationKey = { network: NetworkKind; hidden: string; inputs: Encoding; run: number };
type Score = { games: number; wins: number; draws: number };

export type StrengthRow = PopulationKey & { generation: number; opponent: string } & Score;
export type HallRow = PopulationKey & {
  generation: number;
  champion: number;
  mutations: number;
  history: string;
} & Score;
export type LineRow = {
  network: NetworkKind;
  hidden: string;
  number: number;
  parent: number | null;
  born: number;
  living: boolean;
  generation: number;
  total: number;
  survived: number;
  history: string;
};
export type NetworkDuelRow = {
  hidden: string;
  run: number;
  generation_1: number;
  generation_50: number;
} & Score;
export type InputDuelRow = { network: NetworkKind; hidden: string; run: number } & Score;
export type SpeedRow = {
  network: NetworkKind;
  hidden: string;
  seconds: number;
  seconds_low: number;
  seconds_high: number;
  repeats: number;
  games: number;
};

const network = { kind: "key", meaning: "kind of the networks" } as const;
const hidden = { kind: "key", meaning: "neurons of the hidden layer, or none" } as const;
const run = { kind: "key", meaning: "number of the run, from 1" } as const;
const inputs = {
  kind: "key",
  meaning: "last two inputs: sum and difference of the scores, or the two scores",
} as const;
const generation = { kind: "key", meaning: "generations of the population so far" } as const;
const score = (player: string) =>
  ({
    games: { kind: "exact", unit: "games", meaning: "games played" },
    wins: { kind: "exact", unit: "games", meaning: `games that ${player} won` },
    draws: { kind: "exact", unit: "games", meaning: "games drawn" },
  }) as const;

export const sets = {
  strengths: rowSet<StrengthRow>("The champion of a population against one opponent", {
    ...{ network, hidden, inputs, run, generation },
    opponent: { kind: "key", meaning: "spec of the opponent" },
    ...score("the champion"),
  }),
  hall: rowSet<HallRow>("A champion of the hall of fame against the last one of its run", {
    ...{ network, hidden, inputs, run, generation },
    champion: {
      kind: "exact",
      meaning: "number of the champion in its run, in the order of birth",
    },
    mutations: { kind: "exact", meaning: "mutations in its line (Generation Number)" },
    history: { kind: "exact", meaning: "its last ten generations" },
    ...score("the last champion"),
  }),
  lines: rowSet<LineRow>("A network of the last population of run 1, or an ancestor of one", {
    ...{ network, hidden },
    number: { kind: "key", meaning: "number of the network, in the order of birth" },
    parent: { kind: "exact", meaning: "number of the network from which it budded" },
    born: { kind: "exact", meaning: "generation in which it was born" },
    living: { kind: "exact", meaning: "whether it is in the last population" },
    generation: { kind: "exact", meaning: "mutations in its line (Generation Number)" },
    total: {
      kind: "exact",
      meaning: "generations that its line has lived through (Total Generation Number)",
    },
    survived: {
      kind: "exact",
      meaning: "generations since the last mutation, among the last ten (Survived Generations)",
    },
    history: {
      kind: "exact",
      meaning: "its last ten generations: = unchanged, + gave offspring, * budded and mutated",
    },
  }),
  network_duels: rowSet<NetworkDuelRow>("A champion of 38-1 against one of 38-50, in one run", {
    ...{ hidden, run },
    generation_1: { kind: "key", meaning: "generations of the population of 38-1" },
    generation_50: { kind: "key", meaning: "generations of the population of 38-50" },
    ...score("38-1"),
  }),
  input_duels: rowSet<InputDuelRow>("The last champions of a run with either kind of inputs", {
    ...{ network, hidden, run },
    ...score("the network with sum and difference of the scores"),
  }),
  speeds: rowSet<SpeedRow>("The time of a generation", {
    ...{ network, hidden },
    seconds: { kind: "measured", unit: "s", meaning: "median time of a generation" },
    seconds_low: { kind: "measured", unit: "s", meaning: "lower quartile of the time" },
    seconds_high: { kind: "measured", unit: "s", meaning: "upper quartile of the time" },
    repeats: { kind: "exact", meaning: "how often it was timed" },
    games: { kind: "exact", unit: "games", meaning: "games of a generation" },
  }),
};
