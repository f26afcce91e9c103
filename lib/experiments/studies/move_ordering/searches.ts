/**
 * The compared searches: alpha-beta with each heuristic alone, with all of them in the order of E1, and with
 * all but one.
 *
 * @module
 */
import type { Analysis } from "matchbox/agents/agent.ts";
import type { Evaluation } from "matchbox/agents/evaluate/mod.ts";
import { aspiration } from "matchbox/agents/search/aspiration.ts";
import { type ComposedParts, composedSearch } from "matchbox/agents/search/composed.ts";
import { history } from "matchbox/agents/search/history.ts";
import { killers } from "matchbox/agents/search/killers.ts";
import { losersLast, loudFirst, threatsFirst } from "matchbox/agents/search/loud_moves.ts";
import type { MoveOrder } from "matchbox/agents/search/move_order.ts";
import { DELTA } from "matchbox/agents/search/quiescence.ts";
import { type OrderStage, stagedOrder } from "matchbox/agents/search/order_stages.ts";
import { searchRoot } from "matchbox/agents/search/root.ts";
import { Search } from "matchbox/agents/search/search.ts";
import { shallowOrder } from "matchbox/agents/search/shallow_order.ts";
import { TranspositionTable } from "matchbox/agents/search/transposition_table.ts";
import type { Game, Position } from "matchbox/games/game.ts";

/** The heuristics that order the moves, in the order of E1. */
export const ORDERS = ["hash move", "killers", "captures", "checks", "history"] as const;
export type OrderName = typeof ORDERS[number];

/** What can be added to alpha-beta. */
export type Addition = OrderName | "null move" | "aspiration";

/** What can be added to a search with quiescence: parts of `composedSearch`, of the order and of the root. */
interface Cut extends ComposedParts {
  /** Captures that lose men come last. */
  readonly losersLast?: boolean;
  /** Late moves of the root are searched less deep. */
  readonly rootReductions?: boolean;
}

/** What it can leave out, search less deep or deeper, or take for a draw. */
export const CUTS = {
  "delta pruning": { pruning: { delta: DELTA } },
  "losing exchanges": { pruning: { exchanges: true } },
  "delta pruning and losing exchanges": { pruning: { delta: DELTA, exchanges: true } },
  "check extension": { extension: true },
  "late move reductions": { reductions: true },
  "futility": { futility: true },
  "razoring": { razoring: true },
  "adaptive null move": { nullMove: { reduction: 2, verified: false, adaptive: true } },
  "losing moves": { losing: true },
  "losing captures last": { losersLast: true },
  "reductions at the root": { rootReductions: true },
  "repetition as a draw": { repetition: true },
} as const satisfies Readonly<Record<string, Cut>>;
/** The name of one of them. */
export type CutName = keyof typeof CUTS;
/** Those that the quiescence search leaves out, each alone and then both; they are timed. */
export const PRUNING = [
  "delta pruning",
  "losing exchanges",
  "delta pruning and losing exchanges",
] as const satisfies readonly CutName[];

/** The parts of a search. */
export interface Parts {
  /** Iterative deepening with a transposition table. */
  readonly deepening: boolean;
  /** The heuristics of the order, one after the other; the hash move, if any, is always first. */
  readonly orders: readonly OrderName[];
  /** A search of one ply after each move sorts the moves; there are then no other orders. */
  readonly shallow?: "best" | "worst";
  readonly nullMove?: "plain" | "verified";
  /** The share of changes of the value, from one depth to the next, that fit into the aspiration window. */
  readonly inside?: number;
  /** Whether moves after the first are tried with a null window; most cuts need one. */
  readonly scout?: boolean;
  readonly cut?: CutName;
}

/** A search by its name. */
export interface NamedSearch {
  readonly name: string;
  /** Whether it shows what an addition saves; these are timed. */
  readonly compared: boolean;
  readonly parts: Parts;
}

/** The result and cost of a search. */
export interface SearchRun extends Analysis {
  /** Nodes of the searches that only sorted the moves. */
  readonly orderingNodes: number;
}

/** The same for all searches of a game. */
export interface Conditions {
  readonly evaluation: Evaluation;
  /** Plies. */
  readonly depth: number;
  readonly tableBits: number;
  /** Whether all searches have a quiescence search. */
  readonly quiescence: boolean;
  /** e, half the width of the aspiration window, by the share of changes inside. */
  readonly halfWidth: ReadonlyMap<number, number>;
}

export const PLAIN = "alpha-beta alone";
export const FRAME = "deepening and table";
export const FULL = "full order";
export const BEST_FIRST = "best first by a shallow search";
export const WORST_FIRST = "worst first by a shallow search";
/** The habit of today: captures and checks come before the killers. */
export const KILLERS_LATER = `${FULL}, killers after captures and checks`;

/** The name of the search in which nothing but this is added to deepening and table. */
export function alone(addition: Addition): string {
  return `${addition} alone`;
}

/** The name of the search with the full order, but without this heuristic. */
export function without(order: OrderName): string {
  return `${FULL} without ${order}`;
}

/** The name of the search with the full order and a window into which this share of changes fits. */
export function withWindow(inside: number): string {
  return `${FULL} with aspiration (${100 * inside} %)`;
}

/** The name of the search with the full order and the null move. */
export function withNullMove(kind: "plain" | "verified"): string {
  return `${FULL} with ${kind} null move`;
}

/** The search to which the cuts are added. */
export const SCOUT = `${FULL} with quiescence and null windows`;

/** The name of the search with the full order, quiescence, null windows and this cut. */
export function withCut(cut: CutName): string {
  return `${FULL} with quiescence, null windows and ${cut}`;
}

/** The heuristics of the order that a game allows. */
export function ordersOf({ tactics }: Game): OrderName[] {
  return ORDERS.filter((order) =>
    order === "captures" ? tactics : order === "checks" ? tactics?.threatens : true
  );
}

/**
 * The searches of a game, but for those with cuts.
 *
 * @param inside shares of changes that fit into the aspiration windows; the first is the compared one
 */
export function searchesOf(game: Game, inside: readonly number[]): NamedSearch[] {
  const all = ordersOf(game);
  const search = (name: string, orders: readonly OrderName[], more: Partial<Parts> = {}) => ({
    name,
    compared: true,
    parts: { deepening: true, orders, ...more },
  });
  const variant = (...of: Parameters<typeof search>) => ({ ...search(...of), compared: false });
  const passes = game.tactics?.pass !== undefined;
  const [first, ...otherShares] = inside;
  return [
    variant(PLAIN, [], { deepening: false }),
    search(FRAME, []),
    ...all.map((order) => search(alone(order), [order])),
    ...(passes ? [search(alone("null move"), [], { nullMove: "verified" })] : []),
    search(alone("aspiration"), [], { inside: first }),
    search(FULL, all),
    ...all.map((order) => search(without(order), all.filter((other) => other !== order))),
    ...(all.includes("captures") ? [variant(KILLERS_LATER, killersLater(all))] : []),
    ...(passes
      ? [
        search(withNullMove("verified"), all, { nullMove: "verified" }),
        variant(withNullMove("plain"), all, { nullMove: "plain" }),
      ]
      : []),
    search(withWindow(first), all, { inside: first }),
    ...otherShares.map((share) => variant(withWindow(share), all, { inside: share })),
  ];
}

/** The search with no cut, and one for each cut; they are for games with exchanges, and for conditions with quiescence. */
export function searchesWithCuts(game: Game): NamedSearch[] {
  const parts = { deepening: true, orders: ordersOf(game), scout: true };
  const cuts = (Object.keys(CUTS) as CutName[]).map((cut) => ({
    ...{ name: withCut(cut), compared: PRUNING.some((pruning) => pruning === cut) },
    parts: { ...parts, cut },
  }));
  return [{ name: SCOUT, compared: true, parts }, ...cuts];
}

/** Alpha-beta alone with the moves sorted by a shallow search. */
export const sortedBySearch: readonly NamedSearch[] = [
  { name: BEST_FIRST, compared: false, parts: { deepening: false, orders: [], shallow: "best" } },
  { name: WORST_FIRST, compared: false, parts: { deepening: false, orders: [], shallow: "worst" } },
];

/** Prepares a search; what it returns can be called several times and gives the same result each time. */
export function searcher(
  game: Game,
  { deepening, orders, shallow, nullMove, inside, scout, cut }: Parts,
  { evaluation, depth, tableBits, quiescence, halfWidth }: Conditions,
): (position: Position) => SearchRun {
  const sorting = shallow ? shallowOrder(game, 1, evaluation, shallow) : null;
  const added: Cut | undefined = cut && CUTS[cut];
  const search = new Search(game, {
    evaluation,
    order: sorting?.order ?? orderOf(game, orders, added?.losersLast),
    table: deepening ? new TranspositionTable(tableBits) : undefined,
  });
  const algorithm = composedSearch(game, {
    scout,
    quiescence,
    nullMove: nullMove && { reduction: 2, verified: nullMove === "verified" },
    ...added,
  });
  const options = {
    depth,
    // With a limit there is iterative deepening; this one is never reached.
    limit: deepening ? {} : undefined,
    scouts: scout,
    reductions: added?.rootReductions,
    windows: inside === undefined ? undefined : aspiration(halfWidth.get(inside)!),
  };
  return (position) => {
    const before = sorting?.stats.nodes ?? 0;
    const found = searchRoot(position, search, algorithm, options);
    return { ...found, orderingNodes: (sorting?.stats.nodes ?? 0) - before };
  };
}

function orderOf(game: Game, orders: readonly OrderName[], last = false): MoveOrder {
  const stages: Record<Exclude<OrderName, "hash move">, () => OrderStage> = {
    killers,
    captures: () => loudFirst(game),
    checks: () => threatsFirst(game),
    history: () => history(game.maxMoves),
  };
  return stagedOrder(
    orders.flatMap((order) => order === "hash move" ? [] : [stages[order]()]),
    orders.includes("hash move"),
    last ? losersLast(game) : undefined,
  );
}

function killersLater(orders: readonly OrderName[]): OrderName[] {
  const others: OrderName[] = orders.filter((order) => order !== "killers");
  return others.toSpliced(others.indexOf("history"), 0, "killers");
}
