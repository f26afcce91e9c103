/**
 * The games of the study, and the players of each. A player's name is its spec, so that a reader can copy it.
 *
 * @module
 */
import { type Player, roundRobin } from "../../round_robin.ts";

/** A game with its players. */
export interface Arena {
  /** In tables. */
  readonly name: string;
  /** Spec of the game. */
  readonly game: string;
  /** Specs of the players. */
  readonly agents: readonly string[];
  /** Openings of a match, as a multiple of the parameter: fewer where a move takes long. */
  readonly share: number;
}

/** Alpha-beta with the usual evaluation of the game. */
export function alphaBeta(depth: number): string {
  return `alphabeta:depth=${depth}`;
}

/** Monte-Carlo tree search with playouts to the end of the game. */
export function mcts(playouts: number): string {
  return `mcts:playouts=${playouts},eval=none`;
}

/** The weakest players of every game. */
export const [RANDOM, GREEDY] = ["random", "greedy"];
/** Plies of alpha-beta, where a game has it. */
export const [SHALLOW, DEEP] = [2, 4];
/** Playouts of Monte-Carlo tree search, where a game has it. */
export const [FEW, MANY] = [100, 400];

const everywhere = [RANDOM, GREEDY, alphaBeta(SHALLOW), alphaBeta(DEEP), mcts(FEW), mcts(MANY)];
const reversi = [
  ...everywhere,
  "maximum_disc",
  "easy",
  "medium",
  "hard",
  "expert:nodes=2000",
  "ntuple_published",
];

/** All games, about by the time that they take. */
export const ARENAS: readonly Arena[] = [
  {
    ...{ name: "tic-tac-toe", game: "tictactoe", share: 2 },
    agents: [...everywhere, "perfect"],
  },
  { name: "Hexapawn", game: "hexapawn", share: 2, agents: everywhere },
  {
    ...{ name: "Metelyk", game: "metelyk", share: 1 },
    agents: [...everywhere, "search:nodes=1000", "ntuple_published"],
  },
  {
    ...{ name: "draughts", game: "draughts", share: 1 },
    agents: [...everywhere, "search:nodes=1000"],
  },
  {
    ...{ name: "Connect Four 7x6", game: "connect_four", share: 1 },
    agents: [
      ...everywhere,
      alphaBeta(6),
      "solver:empties=20,before=alphabeta(depth=6)",
      "ntuple_published",
    ],
  },
  { name: "Reversi 6x6", game: "reversi:size=6", share: 1, agents: reversi },
  { name: "Reversi 8x8", game: "reversi", share: 1, agents: reversi },
  {
    ...{ name: "chess", game: "chess", share: 1 / 3 },
    agents: [
      ...[RANDOM, GREEDY, alphaBeta(SHALLOW)],
      ...["step2_material", "step4_alphabeta", "step5_squares"],
      ...["turing", "shannon_a:depth=50,nodes=1000", "bernstein:depth=50,nodes=1000"],
      ...["search:nodes=1000", "champion:nodes=250", "champion:nodes=1000"],
    ],
  },
];

/** Every two players of a game once. */
export function matchesOf({ agents }: Arena): readonly { first: Player; second: Player }[] {
  return roundRobin(agents.map((agent) => ({ name: agent, agent })));
}

/** The openings of each match of a game. */
export function openingsOf({ share }: Arena, openings: number): number {
  return Math.max(2, Math.round(share * openings));
}
