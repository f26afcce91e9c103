/**
 * The searches of one position: minimax, and alpha-beta with all choices, to every depth.
 *
 * @module
 */
import type { Game, Position } from "matchbox/games/game.ts";
import { allChoices, type Calls, callsOfAlphaBeta, callsOfMinimax, type Choices } from "./calls.ts";
import type { SearchRow } from "./rows.ts";

/** Minimax has no choices that change its calls. */
const ANY = { order: "any", root: "any", cutoff: "any" } as const;

/** A search without the key of its position. */
type Search = Omit<SearchRow, "kind" | "position">;

/** The searches to the depths from 1 to `depth`. */
export function countCalls(chess: Game, position: Position, depth: number): Search[] {
  return Array.from({ length: depth }, (_, i) => atDepth(chess, position, i + 1)).flat();
}

function atDepth(chess: Game, position: Position, depth: number): Search[] {
  const full = callsOfMinimax(chess, position, depth);
  return [
    { depth, algorithm: "minimax", ...ANY, value: full.value, calls: full.belowRoot },
    ...allChoices.map((choices) => {
      const found = callsOfAlphaBeta(chess, position, depth, choices);
      checkValue(found, full, choices);
      const { value, belowRoot: calls } = found;
      return { depth, algorithm: "alpha-beta" as const, ...choices, value, calls };
    }),
  ];
}

function checkValue(found: Calls, full: Calls, choices: Choices): void {
  if (found.value === full.value) return;
  throw new Error(
    `alpha-beta, ${Object.values(choices).join(", ")}: ${found.value}, ` +
      `but minimax finds ${full.value}`,
  );
}
