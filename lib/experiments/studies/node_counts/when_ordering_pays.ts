/**
 * From which depth on a shallow order pays for its own nodes.
 *
 * @module
 */
import { formatInterval } from "matchbox/report/statistics/interval.ts";
import { ofReversi, type PriceOfOrder } from "./summary.ts";

/**
 * The answer for Reversi in a sentence. An order pays where the whole interval of the ratio lies below 1, at
 * that depth and at all greater ones.
 *
 * @param prices by depth, with Reversi among them
 */
export function whenOrderingPays(prices: readonly PriceOfOrder[]): string {
  const reversi = ofReversi(prices);
  const { depth, nodes } = reversi.at(-1)!;
  const from = reversi.findIndex((_, at) => reversi.slice(at).every(pays));
  const ratio = formatInterval(nodes, { digits: 2, count: false });
  const atTheEnd = `at depth ${depth} it needs ${ratio} times the nodes`;
  if (from >= 0) {
    return `In Reversi a shallow order pays from depth ${reversi[from].depth} on: ${atTheEnd}`;
  }
  return nodes.low !== null && nodes.low > 1
    ? `Up to depth ${depth} of Reversi a shallow order does not pay for its own nodes: ${atTheEnd}`
    : `Up to depth ${depth} of Reversi a shallow order is not seen to pay for its own nodes: ${atTheEnd}`;
}

function pays({ nodes }: PriceOfOrder): boolean {
  return nodes.high !== null && nodes.high < 1;
}
