/**
 * The kinds of populations that evolve: two networks, with one thing changed at a time.
 *
 * @module
 */
import {
  type EvolutionSettings,
  evolutionSettings,
} from "matchbox/agents/learners/evolution/settings.ts";
import { NETWORK_KINDS, type NetworkKind } from "matchbox/agents/networks/choose_move.ts";
import type { Encoding } from "matchbox/agents/networks/encoding.ts";
import type { Game } from "matchbox/games/game.ts";
import { findGame } from "matchbox/games/registry.ts";

/** A kind of populations. */
export interface Kind {
  /** The side of the battle quarter of their board. */
  readonly side: number;
  readonly network: NetworkKind;
  /** Neurons of the hidden layer, or none. */
  readonly hidden: string;
  readonly inputs: Encoding;
  /** Networks of a generation. */
  readonly population: number;
}

/** The board of the source, and the largest one that is solved in a moment. */
export const [FULL, SMALL] = [4, 3];
/** The hidden layers. */
export const HIDDEN = ["none", "16"] as const;
/** The smaller population, and the larger one. */
export const [FEW, MANY] = [16, 64];

/** What the kinds have in common where nothing is changed. */
const PLAIN = { side: FULL, inputs: "sum", population: FEW } as const;

/** Plain networks on a board, with and without a hidden layer. */
export function plainKinds(side: number): Kind[] {
  return HIDDEN.flatMap((hidden) =>
    NETWORK_KINDS.map((network) => ({ ...PLAIN, side, network, hidden }))
  );
}

/** A change of networks with a hidden layer. */
function changed(change: Partial<Kind>): Kind[] {
  return NETWORK_KINDS.map((network) => ({ ...PLAIN, network, hidden: "16", ...change }));
}

/** The kinds on the full board. */
export const fullKinds: readonly Kind[] = [
  ...plainKinds(FULL),
  ...changed({ inputs: "scaled" }),
  ...changed({ population: MANY }),
];

/** Those on the board where perfect play judges. */
export const smallKinds: readonly Kind[] = plainKinds(SMALL);

/** What two kinds of champions are compared in. */
export const questions = ["network", "inputs", "population"] as const;
/** One of these. */
export type ContestQuestion = typeof questions[number];

/** A comparison of two kinds: the scores are those of the first one. */
export interface Contest {
  readonly question: ContestQuestion;
  /** What both have in common, e.g. `16` hidden neurons or `38-1`. */
  readonly of: string;
  readonly first: Kind;
  readonly second: Kind;
}

/** All comparisons: kinds that differ in one thing. */
export const contests: readonly Contest[] = [
  ...HIDDEN.map((hidden): Contest => ({
    question: "network",
    of: hidden,
    first: { ...PLAIN, network: "38-1", hidden },
    second: { ...PLAIN, network: "38-50", hidden },
  })),
  ...NETWORK_KINDS.flatMap((network): Contest[] => {
    const second: Kind = { ...PLAIN, network, hidden: "16" };
    return [
      { question: "inputs", of: network, first: { ...second, inputs: "scaled" }, second },
      { question: "population", of: network, first: { ...second, population: MANY }, second },
    ];
  }),
];

/** The name of a kind in tasks. */
export function keyOf({ side, network, hidden, inputs, population }: Kind): string {
  return `side ${side}, ${network}, hidden ${hidden}, ${inputs}, population ${population}`;
}

/** The game of a kind. */
export function gameOf(side: number): Game {
  return findGame(`metelyk:side=${side}`);
}

/** The settings of its evolution: the rule and the mutation of the study metelyk-evolution. */
export function settingsOf({ network, hidden, inputs, population }: Kind): EvolutionSettings {
  return evolutionSettings({
    ...{ network, hidden, inputs, population },
    ...{ pairing: "pairs", replaced: 0.5, rate: 0.1, strength: 0.3, opening: 4 },
  });
}
