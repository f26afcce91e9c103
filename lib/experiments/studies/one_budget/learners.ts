/**
 * The games of the study and the learners that fit each, a line a learner. To add one, add its line.
 *
 * Players look one ply ahead, or at the position at hand alone, so that what they have learned is compared and not
 * their search. Two search by their method: AlphaZero with a few playouts, and the delta rule where it is unsure. The
 * games of a generation divide the games of the first checkpoint.
 *
 * @module
 */

/** A learner in one game. */
export interface LearnerOfGame {
  /** In tables. */
  readonly name: string;
  /** Its spec. */
  readonly spec: string;
  /** The kind of its method, for claims. */
  readonly kind: Kind;
  /** How it trains; see training.ts. */
  readonly by: Way;
}

/** The kinds of methods. */
export type Kind = "boxes" | "table" | "n-tuples" | "network" | "evolution" | "regression" | "rule";

/** Trains against itself, against the machine of the other side, against an agent, or by generations of games. */
export type Way =
  | { readonly way: "self" }
  | { readonly way: "sides"; readonly other: string }
  | { readonly way: "against"; readonly agent: string }
  | { readonly way: "generations"; readonly games: number };

/** A game of the study. */
export interface Arena {
  /** In tables. */
  readonly name: string;
  /** Spec of the game. */
  readonly game: string;
  /** Random plies before a test game. */
  readonly plies: number;
  /** Checkpoints beside those of the parameter: small games have more. */
  readonly more: number;
  readonly learners: readonly LearnerOfGame[];
}

const self: Way = { way: "self" };
const generations = (games: number): Way => ({ way: "generations", games });

const nTuples: LearnerOfGame = { name: "n-tuples", spec: "ntuple", kind: "n-tuples", by: self };
const valueNet: LearnerOfGame = { name: "value net", spec: "value_net", kind: "network", by: self };
const alphaZero: LearnerOfGame = {
  ...{ name: "AlphaZero", spec: "alphazero:playouts=25", kind: "network", by: self },
};
const qLearning: LearnerOfGame = {
  ...{ name: "Q-learning", spec: "q_learning", kind: "table", by: self },
};
const tdTable: LearnerOfGame = { name: "TD table", spec: "td_lambda", kind: "table", by: self };

/** The evolution strategies, with these parameters of their own beside the usual ones. */
function strategies(own: string): LearnerOfGame[] {
  const kind = "evolution";
  return [
    { name: "(1+1)", spec: `one_plus_one:pairs=10${own}`, kind, by: generations(20) },
    {
      ...{ name: "cross-entropy", kind, by: generations(40) },
      spec: `cross_entropy:population=10,pairs=2${own}`,
    },
    {
      ...{ name: "CMA-ES", kind, by: generations(40) },
      spec: `cma_es:population=10,pairs=2${own}`,
    },
  ];
}

/** The learners of Reversi on each board. */
const reversi: readonly LearnerOfGame[] = [
  nTuples,
  valueNet,
  ...strategies(",depth=1"),
  {
    ...{ name: "regression", spec: "texel:games=40,depth=1", kind: "regression" },
    by: generations(40),
  },
  alphaZero,
];

/** The games. */
export const ARENAS: readonly Arena[] = [
  {
    ...{ name: "tic-tac-toe", game: "tictactoe", plies: 2, more: 3 },
    learners: [
      {
        ...{ name: "MENACE", spec: "menace:setting=michie", kind: "boxes" },
        by: { way: "sides", other: "menace:setting=michie,side=O" },
      },
      qLearning,
      { name: "SARSA", spec: "sarsa", kind: "table", by: self },
      { name: "Monte Carlo", spec: "monte_carlo", kind: "table", by: self },
      tdTable,
      alphaZero,
    ],
  },
  {
    ...{ name: "Metelyk k=3", game: "metelyk:side=3", plies: 4, more: 0 },
    learners: [
      qLearning,
      tdTable,
      nTuples,
      valueNet,
      alphaZero,
      {
        ...{ name: "budding", spec: "budding:network=38-1,population=20", kind: "evolution" },
        by: generations(20),
      },
      ...strategies(",network=38-1"),
    ],
  },
  {
    name: "Reversi 6x6",
    game: "reversi:size=6",
    plies: 4,
    more: 0,
    learners: reversi,
  },
  {
    ...{ name: "Reversi 8x8", game: "reversi", plies: 6, more: 0 },
    learners: [
      ...reversi,
      {
        ...{ name: "genetic", kind: "evolution", by: generations(20) },
        spec: "reversi_weights:population=20,games=2,opening=4,depth=1",
      },
      {
        ...{ name: "delta rule", spec: "delta_rule:level=easy,depth=1", kind: "rule" },
        by: { way: "against", agent: "easy:depth=1" },
      },
    ],
  },
];

/** The name of a game. */
export function arenaNamed(name: string): Arena {
  return ARENAS.find((arena) => arena.name === name)!;
}

/** The specs of all that plays. */
export const specs: readonly string[] = ARENAS.flatMap(({ game, learners }) => [
  game,
  ...learners.flatMap(({ spec, by }) => [
    spec,
    ...by.way === "sides" ? [by.other] : by.way === "against" ? [by.agent] : [],
  ]),
]);
