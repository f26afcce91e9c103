/**
 * Moves labels that overlap apart, as little as possible.
 *
 * @module
 */

/** A label on an axis. */
export interface Extent {
  readonly centre: number;
  readonly size: number;
}

/**
 * Centres at which extents keep their order and do not overlap, with the least sum of squared moves. After
 * subtracting from each centre the sizes of the extents before it, the centres only have to be
 * non-decreasing. That is isotonic regression, solved by pooling adjacent violators.
 *
 * @param low the lowest start of the first extent
 * @param high the highest end of the last extent; exceeded if they do not fit
 * @returns the centres in the order of `extents`
 */
export function spread(extents: readonly Extent[], low = -Infinity, high = Infinity): number[] {
  const order = extents.map((_, i) => i).sort((a, b) => extents[a].centre - extents[b].centre);
  const offsets: number[] = [];
  const pools: { sum: number; count: number }[] = [];
  for (const [rank, i] of order.entries()) {
    const half = (rank === 0 ? 0 : extents[order[rank - 1]].size + extents[i].size) / 2;
    offsets.push((offsets.at(-1) ?? 0) + half);
    pools.push({ sum: extents[i].centre - offsets[rank], count: 1 });
    while (pools.length > 1 && meanOf(pools.at(-2)!) > meanOf(pools.at(-1)!)) {
      const { sum, count } = pools.pop()!;
      const before = pools.pop()!;
      pools.push({ sum: before.sum + sum, count: before.count + count });
    }
  }

  const [first, last] = [extents[order[0]], extents[order[order.length - 1]]];
  const least = low + (first?.size ?? 0) / 2;
  const most = high - (last?.size ?? 0) / 2 - (offsets.at(-1) ?? 0);
  const rising = pools.flatMap((pool) =>
    Array<number>(pool.count).fill(Math.max(Math.min(meanOf(pool), most), least))
  );
  const centres = Array<number>(extents.length);
  for (const [rank, i] of order.entries()) centres[i] = rising[rank] + offsets[rank];
  return centres;
}

function meanOf({ sum, count }: { readonly sum: number; readonly count: number }): number {
  return sum / count;
}
