/**
 * Groups of agents with finite rating differences. The maximum-likelihood difference of two agents is
 * finite when each took points from the other, directly or through a chain of agents (L. R. Ford, "Solution
 * of a ranking problem from binary comparisons", 1957). In other words, the groups are the strongly
 * connected components of the graph of points taken.
 *
 * @module
 */
import type { NumberedMatch } from "./bradley_terry.ts";

/** A group of agents, by number; it may have only one. */
export interface RatingGroup {
  readonly members: readonly number[];
  /**
   * Its relation to the core, the group whose ratings are finite: above when its agents took points from
   * the core but lost none to it, below in the opposite case, apart when no chain of points connects them.
   * Chains of agents count.
   */
  readonly place: "core" | "above" | "below" | "apart";
}

/**
 * The groups of all agents, ordered so that no group took a point from one before it.
 *
 * The core is the largest group; among equally large ones the one comparable with most agents, then the one
 * with most games, then the one with the first name.
 */
export function ratingGroups(
  names: readonly string[],
  matches: readonly NumberedMatch[],
): RatingGroup[] {
  const arrows = matches.flatMap(({ first, second, count, points }) => [
    ...(points > 0 ? [[first, second]] : []),
    ...(points < count ? [[second, first]] : []),
  ]);
  const backwards = arrows.map(([winner, loser]) => [loser, winner]);
  // For each agent: from whom it took points and to whom it lost points, over any number of steps, itself
  // included.
  const sources = reachedFromEach(names.length, arrows);
  const takers = reachedFromEach(names.length, backwards);
  const groups = names
    .map((_, agent) =>
      names.keys().filter((other) => sources[agent].has(other) && takers[agent].has(other))
        .toArray()
    )
    .filter(([foremost], agent) => foremost === agent);
  const [[core]] = groups.toSorted((one, other) =>
    other.length - one.length ||
    comparable(other) - comparable(one) ||
    pairsOf(other, matches) - pairsOf(one, matches) ||
    (firstName(one) < firstName(other) ? -1 : 1)
  );
  return groups
    // A group that took points from another has all its sources and more.
    .toSorted(([one], [other]) => sources[other].size - sources[one].size)
    .map((members) => {
      const above = sources[members[0]].has(core);
      const below = takers[members[0]].has(core);
      const place = above ? below ? "core" : "above" : below ? "below" : "apart";
      return { members, place };
    });

  function comparable([agent]: readonly number[]): number {
    return sources[agent].union(takers[agent]).size;
  }

  function firstName(members: readonly number[]): string {
    return members.map((agent) => names[agent]).sort()[0];
  }
}

/** Number of pairs with at least one of the members. */
function pairsOf(members: readonly number[], matches: readonly NumberedMatch[]): number {
  return matches
    .filter(({ first, second }) => members.includes(first) || members.includes(second))
    .reduce((sum, { count }) => sum + count, 0);
}

/** Everything reachable from `start` along arrows, including `start`. */
export function reached(start: number, arrows: readonly number[][]): Set<number> {
  const next = Map.groupBy(arrows, ([from]) => from);
  const seen = new Set([start]);
  // The loop comes to the agents that it adds as well.
  for (const agent of seen) {
    for (const [, to] of next.get(agent) ?? []) seen.add(to);
  }
  return seen;
}

/**
 * The same from every agent, by Warshall's algorithm ("A theorem on Boolean matrices", 1962): what a step
 * leads to, then what a stop at agent 0 adds, at agent 1, and so on.
 */
function reachedFromEach(agents: number, arrows: readonly number[][]): Set<number>[] {
  const reach = Array.from({ length: agents }, (_, agent) => {
    const row = new Uint8Array(agents);
    row[agent] = 1;
    return row;
  });
  for (const [from, to] of arrows) reach[from][to] = 1;
  for (let stop = 0; stop < agents; stop++) {
    const beyond = reach[stop];
    for (const row of reach) {
      if (row[stop] === 0) continue;
      for (let agent = 0; agent < agents; agent++) row[agent] |= beyond[agent];
    }
  }
  return reach.map((row) => new Set(row.keys().filter((agent) => row[agent] === 1)));
}
