/**
 * What a visitor looks for among the positions, as parameters of the address.
 *
 * @module
 */
import { type Order, ORDERS } from "./messages.ts";

/** What is looked for. */
export interface LookedFor {
  readonly order: Order;
  readonly descending: boolean;
  /** A text of a position with `?` for anything; as long as the board. */
  readonly pattern: string;
  readonly discs: readonly [number, number] | null;
  /** From 0. */
  readonly page: number;
}

/** What an address says, as far as it can be understood. */
export function readAddress(parameters: URLSearchParams, size: number): LookedFor {
  const order = parameters.get("order") as Order;
  const pattern = parameters.get("pattern") ?? "";
  const discs = /^(\d{1,3})-(\d{1,3})$/.exec(parameters.get("discs") ?? "");
  const page = Number(parameters.get("page") ?? 1);
  return {
    order: ORDERS.includes(order) ? order : "games",
    descending: parameters.get("from") !== "least",
    pattern: isPattern(pattern, size) ? pattern : anything(size),
    discs: discs && discsBetween(Number(discs[1]), Number(discs[2]), size),
    page: Number.isInteger(page) && page > 0 && page <= 1_000_000 ? page - 1 : 0,
  };
}

/** The address of what is looked for. */
export function addressOf(
  board: string,
  { order, descending, pattern, discs, page }: LookedFor,
): string {
  const parameters = new URLSearchParams({ order });
  if (!descending) parameters.set("from", "least");
  if (/[0-3]/.test(pattern)) parameters.set("pattern", pattern);
  if (discs) parameters.set("discs", discs.join("-"));
  if (page > 0) parameters.set("page", String(page + 1));
  return `#/learner/${board}?${parameters}`;
}

/** The pattern of every position. */
export function anything(size: number): string {
  return "?".repeat(size ** 2);
}

/** Whether a text is a pattern for a board: its characters, with at most one move. */
export function isPattern(text: string, size: number): boolean {
  return text.length === size ** 2 && /^[0-3?]*$/.test(text) && text.split("3").length <= 2;
}

/** Numbers of discs within what the board allows; null when that is every number. */
export function discsBetween(one: number, other: number, size: number): [number, number] | null {
  const most = size ** 2 - 1;
  const [least, greatest] = [Math.min(one, other), Math.max(one, other)]
    .map((discs) => Math.max(4, Math.min(discs, most)));
  return least === 4 && greatest === most ? null : [least, greatest];
}
