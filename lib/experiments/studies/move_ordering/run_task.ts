/**
 * The work of the tasks: the windows of a game, and the counted or timed searches of positions.
 *
 * @module
 */
import { createEvaluation } from "matchbox/agents/evaluate/mod.ts";
import type { Clock, Random } from "matchbox/base/mod.ts";
import { type Game, legalMoves, type Position } from "matchbox/games/game.ts";
import { findGame } from "matchbox/games/registry.ts";
import { timeSideBySide } from "../../timing.ts";
import { playedPosition } from "./positions.ts";
import type { ChangeRow, CutRow, SearchRow, StartRow, TimingRow, WindowRow } from "./rows.ts";
import {
  type Conditions,
  FRAME,
  FULL,
  type NamedSearch,
  PLAIN,
  searcher,
  searchesOf,
  searchesWithCuts,
  type SearchRun,
  sortedBySearch,
} from "./searches.ts";
import { halfWidthFor } from "./windows.ts";

/** The evaluation of the searches of each game, and of the player that makes the positions. */
export const EVALUATIONS: Readonly<Record<string, string>> = {
  chess: "piece_squares",
  reversi: "squares",
  metelyk: "advance",
};

/** Shares of changes of the value that fit into the aspiration windows; the first is the one judged. */
export const INSIDE = [0.75, 0.5, 0.9];

/** The orders by a shallow search are searched to this many plies less, because they cost many nodes. */
const SORTED_SHALLOWER = 2;

/** The parameters of a task. */
export interface TaskConditions {
  readonly game: string;
  /** Plies. */
  readonly depth: number;
  readonly opening: number;
  readonly played: number;
  readonly table_bits: number;
  readonly quiescence: boolean;
  /** The evaluation of the searches in chess. */
  readonly chess_eval: string;
  /** The aspiration windows of the game. */
  readonly windows: readonly WindowRow[];
  /** A random stream, the same for the same label. */
  stream(label: string): Random;
}

/**
 * Chooses the windows of a game by the last change of the value in other positions than those compared.
 *
 * @param count number of positions
 */
export function chooseWindows(
  count: number,
  conditions: TaskConditions,
): { changes: ChangeRow[]; windows: WindowRow[] } {
  const { game, depth } = conditions;
  const { found, searches, at } = prepare(conditions);
  const full = searches.find(({ name }) => name === FULL)!.parts;
  const [deep, shallow] = [depth, depth - 1].map((plies) => searcher(found, full, at(plies)));
  const changes = Array.from({ length: count }, (_, i) => {
    const start = positionOf(found, i + 1, "positions for the window", conditions);
    const [{ value }, { value: before }] = [deep(start), shallow(start)];
    return { game, position: i + 1, depth, before, value, change: Math.abs(value - before) };
  });
  const windows = INSIDE.map((inside) => ({
    game,
    inside,
    half_width: halfWidthFor(changes.map(({ change }) => change), inside),
  }));
  return { changes, windows };
}

/** All searches of a position to the greatest depth, and some of them to the other depths. */
export function countNodes(
  position: number,
  conditions: TaskConditions,
): { starts: StartRow[]; searches: SearchRow[] } {
  const { game, depth } = conditions;
  const { found, searches, at } = prepare(conditions);
  const start = positionOf(found, position, "positions", conditions);
  const counted = (plies: number, some: readonly NamedSearch[]) => {
    const runs = some.map((search) => ({
      search,
      run: searcher(found, search.parts, at(plies))(start),
    }));
    checkValues(runs);
    return runs.map(({ search: { name }, run }) => ({
      ...{ game, position, depth: plies, search: name, value: run.value },
      move: found.format(start, run.move),
      ...countsOf(run),
    }));
  };
  const byDepth = searches.filter(({ name }) => [PLAIN, FRAME, FULL].includes(name));
  return {
    starts: [{
      ...{ game, position, start: start.toString() },
      moves: legalMoves(found, start).length,
    }],
    searches: Array.from({ length: depth }, (_, i) => {
      const plies = i + 1;
      const sorted = plies <= depth - SORTED_SHALLOWER ? sortedBySearch : [];
      return counted(plies, [...(plies === depth ? searches : byDepth), ...sorted]);
    }).flat(),
  };
}

/** The searches of a position with quiescence to the greatest depth, with no cut and with each. */
export function countCuts(position: number, conditions: TaskConditions): { cuts: CutRow[] } {
  const { game, depth } = conditions;
  const { found, at } = prepare(conditions);
  const start = positionOf(found, position, "positions", conditions);
  const cuts = searchesWithCuts(found).map(({ name, parts }) => {
    const { value, move, stats } = searcher(found, parts, at(depth))(start);
    return {
      ...{ game, position, depth, search: name, value, move: found.format(start, move) },
      ...{ nodes: stats.nodes, quiescence_nodes: stats.quiescenceNodes },
    };
  });
  return { cuts };
}

/**
 * Times the searches of some positions that show what an addition saves.
 *
 * @param which those of all orders and additions, or those with cuts
 * @param repeats timings of each, at least 1
 */
export function timeSearches(
  which: "orders" | "cuts",
  positions: readonly number[],
  conditions: TaskConditions,
  repeats: number,
  source: { readonly clock: Clock; readonly random: Random },
): Omit<TimingRow, "process">[] {
  const { game, depth } = conditions;
  const { found, searches: orders, at } = prepare(conditions);
  const searches = which === "orders" ? orders : searchesWithCuts(found);
  const compared = searches.filter(({ compared }) => compared).map(({ name, parts }) => ({
    ...{ name, run: searcher(found, parts, at(depth)) },
  }));
  const works = positions.flatMap((position) => {
    const start = positionOf(found, position, "positions", conditions);
    return compared.map(({ name, run }) => ({
      key: { game, position, depth, search: name },
      run: () => void run(start),
    }));
  });
  return timeSideBySide(works, repeats, source);
}

function prepare({ game, table_bits, quiescence, chess_eval, windows }: TaskConditions) {
  const found = findGame(game);
  const evaluation = createEvaluation(
    found,
    found.name === "chess" ? chess_eval : EVALUATIONS[found.name],
  );
  const halfWidth = new Map(windows.map(({ inside, half_width }) => [inside, half_width]));
  const at = (depth: number): Conditions => ({
    ...{ evaluation, depth, tableBits: table_bits, quiescence, halfWidth },
  });
  return { found, searches: searchesOf(found, INSIDE), at };
}

/** The position with this number; it depends on nothing but the game and how far positions are. */
function positionOf(
  game: Game,
  number: number,
  label: string,
  { opening, played, stream }: TaskConditions,
): Position {
  const random = stream(
    `${label} of ${game.spec} after ${opening} random plies and ${played} played, ${number}`,
  );
  return playedPosition(
    game,
    createEvaluation(game, EVALUATIONS[game.name]),
    { opening, played },
    random,
  );
}

function countsOf({ stats, orderingNodes }: SearchRun) {
  return {
    nodes: stats.nodes,
    ordering_nodes: orderingNodes,
    all_nodes: stats.nodes + orderingNodes,
    cutoffs: stats.cutoffs,
    first_move_cutoffs: stats.firstMoveCutoffs,
    first_three_cutoffs: stats.firstThreeCutoffs,
    root_searches_again: stats.rootReSearches,
  };
}

/** An order must not change the value; the null move may. */
function checkValues(
  runs: readonly { readonly search: NamedSearch; readonly run: SearchRun }[],
): void {
  const [first] = runs;
  for (const { search: { name, parts }, run: { value } } of runs) {
    if (!parts.nullMove && value !== first.run.value) {
      throw new Error(`${name} finds ${value}, but ${first.search.name} finds ${first.run.value}`);
    }
  }
}
