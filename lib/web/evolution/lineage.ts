/**
 * The lineage of a population as a tree to draw: living networks and their ancestors, generations from left
 * to right. Each living network has a row of its own, and an ancestor that left has that of its last child,
 * so that no two lines cross or cover each other.
 *
 * @module
 */
import type { Lineage } from "matchbox/agents/mod.ts";
import type { Branch } from "./messages.ts";

/**
 * Arranges the tree.
 *
 * @param lines of all networks that ever lived
 * @param living the numbers of those that live
 * @param last the last generation
 */
export function lineageBranches(
  lines: readonly Lineage[],
  living: ReadonlySet<number>,
  last: number,
): Branch[] {
  const shown = withAncestors(lines, living);
  const children = Map.groupBy(shown, ({ parent }) => parent);
  const rows = new Map<number, number>();
  let next = 0;
  const place = ({ network }: Lineage): void => {
    const below = children.get(network) ?? [];
    below.forEach(place);
    rows.set(network, living.has(network) ? next++ : rows.get(below.at(-1)!.network)!);
  };
  children.get(null)?.forEach(place);
  return shown.map(({ network, parent, born }) => ({
    ...{ number: network, parent, born },
    y: rows.get(network)!,
    until: living.has(network) ? last : children.get(network)!.at(-1)!.born,
    from: parent === null ? null : rows.get(parent)!,
  }));
}

/** The lines of living networks and of their ancestors, in the order of birth. */
function withAncestors(lines: readonly Lineage[], living: ReadonlySet<number>): Lineage[] {
  const byNumber = new Map(lines.map((line) => [line.network, line]));
  const shown = new Set<Lineage>();
  for (const network of living) {
    let each = byNumber.get(network);
    while (each && !shown.has(each)) {
      shown.add(each);
      each = each.parent === null ? undefined : byNumber.get(each.parent);
    }
  }
  return [...shown].sort((a, b) => a.network - b.network);
}
