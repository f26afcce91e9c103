/**
 * The record of a search: every node that it visits, in its order, with the window and the value of each. The
 * search is that of the agents; only its `Search`, its order and its table also write down what they are asked.
 *
 * @module
 */
import type { Evaluation } from "matchbox/agents/evaluate/evaluation.ts";
import { algorithms } from "matchbox/agents/search/algorithms.ts";
import { asGenerated, type MoveOrder } from "matchbox/agents/search/move_order.ts";
import { NULL_WINDOW } from "matchbox/agents/search/null_window.ts";
import { Search } from "matchbox/agents/search/search.ts";
import type { SearchStats } from "matchbox/agents/search/stats.ts";
import { TranspositionTable } from "matchbox/agents/search/transposition_table.ts";
import { fromTable } from "matchbox/agents/search/value.ts";
import { unknownName } from "matchbox/base/mod.ts";
import type { Game, Move, Position } from "matchbox/games/game.ts";

/** The algorithms whose windows are known here. */
export const RECORDED = ["minimax", "alphabeta", "negascout"] as const;
/** One of them. */
export type RecordedAlgorithm = typeof RECORDED[number];

/** How a search is made. */
export interface RecordOptions {
  /** Search depth in plies, at least 1. */
  readonly depth: number;
  /** How it searches. */
  readonly algorithm: RecordedAlgorithm;
  /** Values the positions at depth 0. */
  readonly evaluation: Evaluation;
  /** Default: as generated. Minimax ignores it. */
  readonly order?: MoveOrder;
  /** A transposition table of 2^tableBits slots. Default: none. Minimax uses none. */
  readonly tableBits?: number;
  /** The most nodes. Default: no limit. */
  readonly nodes?: number;
}

/** How a node got its value. */
export type Source = "below" | "evaluation" | "end" | "table";

/** A visited node. */
export interface Visit {
  /** Its number in the order of the visits, from 1: the root. */
  readonly number: number;
  /** The move to it; -1 at the root. */
  readonly move: Move;
  /** Plies from the root. */
  readonly ply: number;
  /** Whether NegaScout searches it again, because a null window has shown that it is better. */
  readonly again: boolean;
  /** Alpha and beta on entry, for the side to move; null for a search without a window. */
  readonly window: readonly [alpha: number, beta: number] | null;
  /** For the side to move; a bound where `cut`. */
  readonly value: number;
  /** How it got the value. */
  readonly source: Source;
  /** Whether a move reached beta, so that the later ones were left out. */
  readonly cut: boolean;
  /** All its moves in the order in which they are tried; empty where it has none or none was asked for. */
  readonly moves: readonly Move[];
  /** The nodes below it, in the order of the visits. */
  readonly children: readonly Visit[];
}

/** A search, and all that it visited. */
export interface RecordedSearch {
  /** The visit to the root, with all others below it. */
  readonly root: Visit;
  /** What the search counted. */
  readonly stats: SearchStats;
}

/**
 * Searches a position and writes down every node.
 *
 * @throws {SearchStopped} when it visits more nodes than the limit
 * @throws {UsageError} when there is no such algorithm here
 */
export function recordSearch(
  game: Game,
  position: Position,
  { depth, algorithm, evaluation, order, tableBits, nodes }: RecordOptions,
): RecordedSearch {
  if (!RECORDED.includes(algorithm)) {
    throw unknownName("search algorithm", algorithm, [...RECORDED]);
  }
  const entry = algorithms[algorithm];
  const withTable = tableBits !== undefined && entry.withMemory !== undefined;
  const table = withTable ? new WrittenTable(tableBits) : undefined;
  const search = new WritingSearch(game, evaluation, order ?? asGenerated, table);
  const root = position.clone();
  search.begin(root, nodes === undefined ? {} : { nodes });
  const run = withTable ? entry.withMemory! : entry.search;
  const found = run(root, depth, -Infinity, Infinity, search);
  const visit = finished(search.root!, {
    window: entry.exhaustive ? null : [-Infinity, Infinity],
    scouts: entry.scouts ?? false,
    depth,
  });
  if (visit.value !== found) {
    throw new Error(`${algorithm}: found ${found}, but its nodes come to ${visit.value}`);
  }
  return { root: visit, stats: { ...search.stats } };
}

/** A node while it is searched. */
interface Draft {
  readonly number: number;
  readonly move: Move;
  readonly ply: number;
  readonly again: boolean;
  value: number | null;
  source: Source;
  cut: boolean;
  moves: readonly Move[];
  readonly children: Draft[];
}

/** A table that keeps the value that it gave last. */
class WrittenTable extends TranspositionTable {
  given = NaN;

  override valueAt(slot: number): number {
    return this.given = super.valueAt(slot);
  }
}

/** A search that writes down the nodes it visits. */
class WritingSearch extends Search {
  root: Draft | null = null;
  readonly #written: WrittenTable | undefined;
  readonly #path: Draft[] = [];
  readonly #moves: Move[] = [];

  constructor(game: Game, evaluation: Evaluation, order: MoveOrder, table?: WrittenTable) {
    super(game, {
      evaluation,
      table,
      order: {
        begin: () => order.begin?.(),
        cutoff: (...told) => order.cutoff?.(...told),
        arrange: (...asked) => {
          order.arrange(...asked);
          const [, , , , moves, count] = asked;
          this.#node.moves = [...moves.subarray(0, count)];
          this.#node.source = "below";
        },
      },
    });
    this.#written = table;
  }

  get #node(): Draft {
    return this.#path[this.ply];
  }

  override enter(): void {
    super.enter();
    const { ply } = this;
    const before = this.#path[ply];
    if (before) this.#close(before);
    const parent = this.#path[ply - 1];
    const node: Draft = {
      number: this.stats.nodes,
      move: this.#moves[ply - 1] ?? -1,
      ply,
      again: before !== undefined,
      value: null,
      // What is neither arranged nor valued has its value from the table, or minimax from below.
      source: this.#written ? "table" : "below",
      cut: false,
      moves: [],
      children: [],
    };
    if (parent) parent.children.push(node);
    else this.root = node;
    this.#path[ply] = node;
  }

  override play(position: Position, move: Move): void {
    super.play(position, move);
    this.#moves[this.ply - 1] = move;
    this.#path.length = this.ply;
  }

  override undo(position: Position): void {
    this.#close(this.#node);
    super.undo(position);
  }

  #close(node: Draft): void {
    if (node.source === "table") node.value = fromTable(this.#written!.given, node.ply);
  }

  override leaf(position: Position): number {
    this.#node.source = position.result() === null ? "evaluation" : "end";
    return this.#node.value = super.leaf(position);
  }

  override gameOver(position: Position): number {
    this.#node.source = "end";
    return this.#node.value = super.gameOver(position);
  }

  override cutoff(...told: Parameters<Search["cutoff"]>): void {
    super.cutoff(...told);
    this.#node.cut = true;
  }
}

/** What a node is searched with. */
interface Arrival {
  readonly window: readonly [alpha: number, beta: number] | null;
  readonly scouts: boolean;
  readonly depth: number;
}

/**
 * Adds windows and values to the record. The window of a child follows from that of its parent and the values of
 * earlier children; that the cutoffs and second searches are where these windows want them shows that the
 * search had the same.
 */
function finished(draft: Draft, { window, scouts, depth }: Arrival): Visit {
  const { value, children: drafts, source, ...seen } = draft;
  if (drafts.length === 0) {
    if (value === null) throw new Error(`node ${draft.number} has neither a value nor moves`);
    return { ...seen, source, window, value: value + 0, children: [] };
  }
  let best = -Infinity;
  let [alpha, beta] = window ?? [-Infinity, Infinity];
  let ceiling = beta;
  let expected = false;
  const children: Visit[] = [];
  drafts.forEach((child, index) => {
    if (child.again !== expected) throw new Error(`node ${child.number}: an unexpected window`);
    const before = children.at(-1);
    const own = window === null
      ? null
      : child.again
      ? [-beta, NULL_WINDOW + before!.value] as const
      : [scouts ? -ceiling : -beta, -alpha] as const;
    const visit = finished(child, { window: own, scouts, depth: depth - 1 });
    children.push(visit);
    const found = -visit.value;
    expected = scouts && !child.again && found >= ceiling && found < beta && depth > 1;
    // The second search tells the value.
    if (expected) return;
    best = Math.max(best, found);
    alpha = Math.max(alpha, found);
    ceiling = alpha + NULL_WINDOW;
    const last = index === drafts.length - 1;
    if (window && found >= beta !== (last && draft.cut)) {
      throw new Error(`node ${draft.number} has a cutoff that its window does not explain`);
    }
  });
  const moves = seen.moves.length > 0 ? seen.moves : children.map(({ move }) => move);
  return { ...seen, source, window, moves, value: best + 0, children };
}
