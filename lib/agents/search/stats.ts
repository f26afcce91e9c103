/**
 * What a search counts. Every algorithm fills the same counters in the same way, so that algorithms can be
 * compared.
 *
 * A node is one call of the recursive function, the root included. A leaf is a node without children: the
 * game is over there, or the depth is 0. A leaf where the game is not over is evaluated. A cutoff is a node
 * left early because a move reached beta.
 *
 * @module
 */

/** Counters of a search; none ever decreases. */
export interface SearchStats {
  /** Calls of the recursive function, the root included. */
  nodes: number;
  /** Nodes without children. */
  leaves: number;
  /** Leaves that were evaluated because the game is not over there. */
  evaluations: number;
  /** Nodes left early because a move reached beta. */
  cutoffs: number;
  /** Cutoffs by the first move tried; their share measures the move order. */
  firstMoveCutoffs: number;
  /** Cutoffs by one of the first three moves tried. */
  firstThreeCutoffs: number;
  /** Moves searched again, because a null window has shown that they are better. */
  reSearches: number;
  /** Searches of the root beyond the first at a depth: aspiration windows that failed, steps of MTD(f). */
  rootReSearches: number;
  /** Look-ups in the transposition table. */
  tableProbes: number;
  /** Look-ups that found the position. */
  tableHits: number;
  /** Look-ups that found another position in its place. */
  tableCollisions: number;
  /** Nodes of the quiescence search, which `nodes` counts too. */
  quiescenceNodes: number;
  /** Cutoffs by the null move; `cutoffs` does not count them. */
  nullMoveCutoffs: number;
  /** Cuts by ProbCut; `cutoffs` does not count them. */
  probCuts: number;
  /** Depth of the deepest completed search, in plies. */
  depthReached: number;
}

/** All counters at 0. */
export function emptyStats(): SearchStats {
  return {
    nodes: 0,
    leaves: 0,
    evaluations: 0,
    cutoffs: 0,
    firstMoveCutoffs: 0,
    firstThreeCutoffs: 0,
    reSearches: 0,
    rootReSearches: 0,
    tableProbes: 0,
    tableHits: 0,
    tableCollisions: 0,
    quiescenceNodes: 0,
    nullMoveCutoffs: 0,
    probCuts: 0,
    depthReached: 0,
  };
}
