/**
 * A page that solves Reversi on 4x4 by a kernel, asked for two threads. Its title is what it found.
 *
 * @module
 */
import { EndgameSolver } from "matchbox/agents/endgame/solve_endgame.ts";
import { findGame } from "matchbox/games/registry.ts";

/** What a page finds: a score with its nodes, or an error; and whether threads can share memory there. */
export interface Found {
  readonly score: number;
  readonly nodes: number;
  readonly error?: string;
  readonly shares: boolean;
}

const page = globalThis as unknown as { readonly document: { title: string } };

page.document.title = JSON.stringify({ ...solved(), shares: "SharedArrayBuffer" in globalThis });

function solved() {
  try {
    const solver = new EndgameSolver(4, 8, {}, "wasm", 2);
    solver.begin();
    const score = solver.score(findGame("reversi:size=4").start());
    return { score, nodes: solver.nodes };
  } catch (error) {
    return { error: String(error) };
  }
}
