/**
 * Duels: very short matches whose loser is removed. The sources choose between two individuals in this way
 * (B5, E6).
 *
 * @module
 */
import { drawResult, resultShares, type SimulatedPlayers } from "matchbox/arena/simulated_match.ts";
import type { Random } from "matchbox/base/mod.ts";
import type { DuelRow, PlayersRow } from "./rows.ts";
import { playersApart, roundedMean } from "./simulated_players.ts";

/** A rule that decides a duel. */
export interface Rule {
  /** The plain name of the rule. */
  readonly name: string;
  /** The first player with this number of wins is kept, and the other one is removed. */
  readonly wins: number;
  /** Whether a draw ends the duel and keeps both; otherwise draws do not count. */
  readonly drawEnds: boolean;
}

/**
 * The rule of B5, and that of E6. The first mover is random and then alternates. Our limit on the games of
 * E6 is left out here, because with few draws duels hardly ever reach it.
 */
export const rules: readonly Rule[] = [
  { name: "one game decides", wins: 1, drawEnds: true },
  { name: "first to four wins", wins: 4, drawEnds: false },
];

/** The outcome of a duel: who is kept. */
type Kept = "first" | "both" | "second";

/** Plays duels by each rule. */
export function duelRows(players: PlayersRow, duels: number, random: Random): DuelRow[] {
  return rules.map((rule) => {
    const { kept, games } = countDuels(rule, playersApart(players), duels, random);
    const { mean, low, high } = roundedMean(games);
    return {
      rule: rule.name,
      ...players,
      duels,
      ...{ first_kept: kept.first, both_kept: kept.both, second_kept: kept.second },
      ...{ games: mean, games_low: low, games_high: high },
    };
  });
}

/**
 * The exact probability that the second player is kept and the first one removed.
 *
 * Without draws and openings that matter, first to n wins is the negative binomial distribution: see
 * tests/experiments/strength_of_evidence_test.ts. With them it is computed backwards from the end of the
 * duel, by the wins that each player still needs and the player that the next opening favours.
 */
export function wrongShare({ wins, drawEnds }: Rule, players: SimulatedPlayers): number {
  const [favoured, other] = [true, false].map((side) => resultShares(players, side));
  const draw = drawEnds ? 0 : players.drawShare;
  // shares[i][j]: the probabilities when the players need i and j more wins and the opening favours the
  // first player or the other.
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
      // A draw only changes sides: x = decided + draw y, y = decidedOther + draw x.
      shares[first].push([
        (decided + draw * decidedOther) / (1 - draw ** 2),
        (decidedOther + draw * decided) / (1 - draw ** 2),
      ]);
    }
  }
  const [x, y] = shares[wins][wins];
  return (x + y) / 2;
}

/**
 * The least Elo difference, in whole Elo, from which on the first rule errs at least as often as the second.
 *
 * @param most the largest difference to examine
 * @returns null when the first rule is better up to there
 */
export function crossing(
  [one, other]: readonly Rule[],
  { draws, bias }: Omit<PlayersRow, "difference">,
  most: number,
): number | null {
  const oneIsBetter = (difference: number) => {
    const players = playersApart({ difference, draws, bias });
    return wrongShare(one, players) < wrongShare(other, players);
  };
  for (let difference = 0; difference <= most; difference++) {
    if (!oneIsBetter(difference)) return difference;
  }
  return null;
}

/** Plays duels between simulated players; counts the outcomes and the games of each duel. */
export function countDuels(
  rule: Rule,
  players: SimulatedPlayers,
  duels: number,
  random: Random,
): { kept: Record<Kept, number>; games: number[] } {
  const counts = { first: 0, both: 0, second: 0 };
  const games = Array.from({ length: duels }, () => {
    const { kept, games } = duel(rule, players, random);
    counts[kept]++;
    return games;
  });
  return { kept: counts, games };
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
