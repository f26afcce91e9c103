/**
 * The games of the study, and whom its learners meet there.
 *
 * @module
 */

/** A game of the study. */
export interface Arena {
  /** In tables. */
  readonly name: string;
  /** Spec of the game. */
  readonly game: string;
  /** Random plies of an opening. */
  readonly opening: number;
  /** The perfect player; null where there is none that is fast enough. */
  readonly perfect: string | null;
}

/** Four small games. In all but Reversi a perfect player answers within milliseconds. */
export const ARENAS: readonly Arena[] = [
  { name: "tic-tac-toe", game: "tictactoe", opening: 2, perfect: "perfect" },
  { name: "Connect Four 5x4", game: "connect_four:size=5x4", opening: 4, perfect: "solver" },
  { name: "Reversi 6x6", game: "reversi:size=6", opening: 4, perfect: null },
  { name: "Metelyk k=3", game: "metelyk:side=3", opening: 4, perfect: "perfect" },
];

/** The game whose positions are so few that all of them are tried. */
export const TRIED = "tic-tac-toe";
/** The game in which moves of the endgame are measured. */
export const MEASURED = "Reversi 6x6";
/** The games of C49: in tic-tac-toe more positions do not make a player stronger than another perfect one. */
export const STRENGTHS: readonly string[] = ARENAS.map(({ name }) => name)
  .filter((name) => name !== TRIED);

/** Far fewer positions are a part of this. */
export const TIMES = 10;
/** Plies of alpha-beta. */
export const DEPTH = 4;

/** Whom a learner meets at each point of its training. */
export const ALWAYS = ["mcts", "depth", "perfect"] as const;
/** Whom it meets only at the end. */
export const AT_THE_END = ["mcts times", "nodes times", "policy"] as const;
/** An opponent. */
export type Opponent = typeof ALWAYS[number] | typeof AT_THE_END[number];

/** What an opponent is, in tables and texts. */
export const OPPONENTS: Readonly<Record<Opponent, string>> = {
  mcts: "plain MCTS, as many playouts",
  depth: `alpha-beta, ${DEPTH} plies`,
  perfect: "perfect play",
  "mcts times": `plain MCTS, ${TIMES} times as many playouts`,
  "nodes times": `alpha-beta, ${TIMES} times as many nodes`,
  policy: "its own policy, without search",
};

/** The two ways in which a learner plays. */
export const WAYS = ["search", "policy"] as const;
export type Way = typeof WAYS[number];

/**
 * The spec of an opponent that is no learner; null where there is none.
 *
 * @param playouts of the learner for a move
 */
export function specOf(opponent: Exclude<Opponent, "policy">, arena: Arena, playouts: number) {
  switch (opponent) {
    case "mcts":
      return `mcts:playouts=${playouts},eval=none`;
    case "mcts times":
      return `mcts:playouts=${TIMES * playouts},eval=none`;
    case "depth":
      return `alphabeta:depth=${DEPTH}`;
    case "nodes times":
      return `alphabeta:depth=60,nodes=${TIMES * playouts}`;
    case "perfect":
      return arena.perfect;
  }
}

/** The spec of the learner: the same in all games, with the settings of its own defaults. */
export function learnerSpec(playouts: number): string {
  return `alphazero:playouts=${playouts}`;
}
