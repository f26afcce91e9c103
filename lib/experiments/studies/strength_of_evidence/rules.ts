/**
 * The duels by which the sources choose between two individuals: the smallest tests of strength there are.
 *
 * @module
 */
import { drawResult, resultShares, type SimulatedPlayers } from "matchbox/arena/mod.ts";
import type { Random } from "matchbox/base/mod.ts";

/** How a duel is decided. */
export interface Rule {
  /** Number of the line of the sources. */
  readonly source: "B5" | "E6";
  readonly title: string;
  /** Who has won so many games stays, and the other goes. */
  readonly wins: number;
  /** A draw ends the duel and keeps both; otherwise it counts for nobody. */
  readonly drawEnds: boolean;
}

/**
 * Both rules. Who moves first is drawn by lot and alternates. The cap on games that E6 is read with is left
 * out: while a few games in ten are decided, hardly a duel would reach it.
 */
export const rules: readonly Rule[] = [
  { source: "B5", title: "one game", wins: 1, drawEnds: true },
  { source: "E6", title: "first to four wins", wins: 4, drawEnds: false },
];

/** Who is kept, of which the first player is the better one. */
const outcomes = ["first", "both", "second"] as const;
type Kept = typeof outcomes[number];

/**
 * The probability that the second player is kept and the first one goes, exactly.
 *
 * Without draws and openings that matter, first to n wins is the negative binomial distribution: see
 * tests/experiments/strength_of_evidence_test.ts. With them the duel is walked from its end: what is yet to
 * be won by either, and whom the next opening favours.
 */
export function wrongShare({ wins, drawEnds }: Rule, players: SimulatedPlayers): number {
  const [favoured, other] = [true, false].map((side) => resultShares(players, side));
  const draw = drawEnds ? 0 : players.drawShare;
  // shares[i][j]: from i and j games short of the goal, when the opening favours the first player or the other.
  const shares: [number, number][][] = [];
  for (let first = 0; first <= wins; first++) {
    shares.push([]);
    for (let second = 0; second <= wins; second++) {
      if (first === 0 || second === 0) {
        shares[first].push(first === 0 ? [0, 0] : [1, 1]);
        continue;
      }
      const won = shares[first - 1][second];
      const lost = shares[first][second - 1];
      const decided = favoured.win * won[1] + favoured.loss * lost[1];
      const decidedOther = other.win * won[0] + other.loss * lost[0];
      // A draw changes sides and nothing else: x = decided + draw y, y = decidedOther + draw x.
      shares[first].push([
        (decided + draw * decidedOther) / (1 - draw ** 2),
        (decidedOther + draw * decided) / (1 - draw ** 2),
      ]);
    }
  }
  const [x, y] = shares[wins][wins];
  return (x + y) / 2;
}

/** Plays duels between simulated players: how often who is kept, and the games of each. */
export function countDuels(
  rule: Rule,
  players: SimulatedPlayers,
  duels: number,
  random: Random,
): { outcomes: Map<Kept, number>; games: number[] } {
  const counts = new Map(outcomes.map((outcome) => [outcome, 0]));
  const games = Array.from({ length: duels }, () => {
    const { kept, games } = duel(rule, players, random);
    counts.set(kept, counts.get(kept)! + 1);
    return games;
  });
  return { outcomes: counts, games };
}

function duel(
  { wins, drawEnds }: Rule,
  players: SimulatedPlayers,
  random: Random,
): { kept: Kept; games: number } {
  const won = { win: 0, draw: 0, loss: 0 };
  let favoured = random.below(2) === 0;
  for (let games = 1;; games++) {
    won[drawResult(resultShares(players, favoured), random)]++;
    if (won.win === wins) return { kept: "first", games };
    if (won.loss === wins) return { kept: "second", games };
    if (drawEnds && won.draw > 0) return { kept: "both", games };
    favoured = !favoured;
  }
}
