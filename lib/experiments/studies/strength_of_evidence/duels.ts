/**
 * Duels: very short matches, after which the loser has to go. The sources choose between two individuals so
 * (B5, E6).
 *
 * @module
 */
import { drawResult, resultShares, type SimulatedPlayers } from "matchbox/arena/mod.ts";
import type { Random } from "matchbox/base/mod.ts";
import { type ColumnText, rowSet } from "../../row_sets.ts";
import { playersApart, playersColumns, type PlayersRow, roundedMean } from "./simulated_players.ts";

/** How a duel is decided. */
export interface Rule {
  /** The plain name of the rule. */
  readonly name: string;
  /** The player who first has so many wins stays, and the other one goes. */
  readonly wins: number;
  /** A draw ends the duel and keeps both; otherwise it counts for nobody. */
  readonly drawEnds: boolean;
}

/**
 * The rule of B5, and that of E6. Who moves first is drawn by lot, and then alternates. The cap that we put on
 * the games of E6 is left out here: where most games have a winner, hardly a duel would reach it.
 */
export const rules: readonly Rule[] = [
  { name: "one game decides", wins: 1, drawEnds: true },
  { name: "first to four wins", wins: 4, drawEnds: false },
];

/** Who stays. */
type Kept = "first" | "both" | "second";

/** Duels by one rule. */
export type DuelRow = { rule: string } & PlayersRow & {
  duels: number;
  first_kept: number;
  both_kept: number;
  second_kept: number;
  games: number;
  games_low: number | null;
  games_high: number | null;
};

const counted = (meaning: string): ColumnText => ({ kind: "exact", unit: "duels", meaning });

/** The rows of the duels. */
export const duelSet = rowSet<DuelRow>("Simulated duels by one rule: who is kept", {
  rule: { kind: "key", meaning: "how a duel is decided" },
  ...playersColumns,
  duels: counted("simulated duels"),
  first_kept: counted("the first player is kept and the second one goes"),
  both_kept: counted("both are kept"),
  second_kept: counted("the second player is kept and the first one goes"),
  games: { kind: "exact", unit: "games", meaning: "mean length of a duel" },
  games_low: { kind: "exact", unit: "games", meaning: "lower end of its 95 % interval" },
  games_high: { kind: "exact", unit: "games", meaning: "upper end of its 95 % interval" },
});

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
 * The probability that the second player is kept and the first one goes, exactly.
 *
 * Without draws and openings that matter, first to n wins is the negative binomial distribution: see
 * tests/experiments/strength_of_evidence_test.ts. With them the duel is walked from its end: what is yet to
 * be won by either, and who is favoured by the next opening.
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

/**
 * The Elo difference, in whole Elo, from which on the first rule is wrong at least as often as the second one.
 *
 * @param most the largest difference that is looked at
 * @returns null when the first rule is the better one up to there
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

/** Plays duels between simulated players: how often who is kept, and the games of each. */
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
