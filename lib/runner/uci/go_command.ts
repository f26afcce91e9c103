/**
 * The command `go` of the Universal Chess Interface: what limits a search.
 *
 * @module
 */
import type { Side } from "matchbox/games/mod.ts";

/** What the chess program asks for. Parts that are missing set no limit. */
export interface GoCommand {
  /** In plies. */
  readonly depth?: number;
  /** The most nodes. */
  readonly nodes?: number;
  /** Whether the search goes on until it is stopped. */
  readonly infinite: boolean;
  /**
   * Whether the engine thinks in the time of its opponent: no limit ends the search and no move is told before
   * `ponderhit` or `stop`.
   */
  readonly ponder: boolean;
  /** Milliseconds for this move; when it ponders, from `ponderhit` on. */
  readonly milliseconds?: number;
  /** The coordinates of the only moves to search; missing for all. */
  readonly searchMoves?: readonly string[];
}

/** Milliseconds of a move that the search does not use, for the work around it. */
const MARGIN = 30;

/** Moves over which the time is divided, when the program does not say how many there are. */
const MOVES = 30;

/** The words that may follow `go`; moves end where the next one begins. */
const WORDS = [
  ...[
    "searchmoves",
    "ponder",
    "wtime",
    "btime",
    "winc",
    "binc",
    "movestogo",
    "depth",
    "nodes",
    "mate",
  ],
  ...["movetime", "infinite"],
];

/**
 * Reads the words that follow `go`. Unknown words are skipped, and so are limits without a number.
 *
 * @param side the side to move, whose clock counts
 */
export function readGo(words: readonly string[], side: Side): GoCommand {
  const numberAfter = (name: string): number | undefined => {
    const at = words.indexOf(name);
    const text = at < 0 ? "" : words[at + 1] ?? "";
    // Programs send negative times when a flag has fallen.
    return /^-?\d{1,15}$/.test(text) ? Math.max(0, Number(text)) : undefined;
  };
  const wordsAfter = (name: string): readonly string[] => {
    const at = words.indexOf(name);
    if (at < 0) return [];
    const after = words.slice(at + 1);
    const end = after.findIndex((word) => WORDS.includes(word));
    return end < 0 ? after : after.slice(0, end);
  };
  const mate = numberAfter("mate");
  const depth = numberAfter("depth") ?? (mate === undefined ? undefined : 2 * mate - 1);
  const nodes = numberAfter("nodes");
  const remaining = numberAfter(side === 0 ? "wtime" : "btime");
  const increment = numberAfter(side === 0 ? "winc" : "binc") ?? 0;
  const moveTime = numberAfter("movetime");
  const milliseconds = moveTime !== undefined
    ? Math.max(1, moveTime - MARGIN)
    : remaining !== undefined
    ? timeOfMove(remaining, increment, numberAfter("movestogo"))
    : undefined;
  const searchMoves = wordsAfter("searchmoves");
  return {
    ...(depth !== undefined && { depth: Math.max(1, depth) }),
    ...(nodes !== undefined && { nodes: Math.max(1, nodes) }),
    infinite: words.includes("infinite"),
    ponder: words.includes("ponder"),
    ...(milliseconds !== undefined && { milliseconds }),
    ...(searchMoves.length > 0 && { searchMoves }),
  };
}

/** An equal share of the time and most of the increment, but never more than half of what is left. */
function timeOfMove(remaining: number, increment: number, moves = MOVES): number {
  const share = remaining / Math.max(1, Math.min(moves, MOVES)) + 0.8 * increment;
  return Math.max(1, Math.min(share, remaining / 2) - MARGIN);
}
