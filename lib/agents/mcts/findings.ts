/**
 * What a Monte-Carlo search has found, read from its tree.
 *
 * @module
 */
import type { Finding, RootMove } from "../agent.ts";
import { ROOT, type Tree } from "./tree.ts";

/** The line of most playouts, with its value. */
export function findingOf(tree: Tree): Finding {
  const line = lineOf(tree);
  return {
    move: tree.moves[line[0]],
    value: tree.mean(line[0]),
    depth: line.length,
    principalVariation: line.map((node) => tree.moves[node]),
    nodes: tree.size,
  };
}

/** The path of most visited children from the root. */
function lineOf(tree: Tree): number[] {
  const line: number[] = [];
  for (let node = tree.mostVisited(ROOT); node !== 0; node = tree.mostVisited(node)) {
    line.push(node);
  }
  return line;
}

/** The visited moves of the root, by decreasing playouts. */
export function rootMoves(tree: Tree): RootMove[] {
  const first = tree.firstChild(ROOT);
  return Array.from({ length: tree.endOfChildren(ROOT) - first }, (_, i) => first + i)
    .filter((child) => tree.visits[child] > 0)
    .sort((a, b) => tree.visits[b] - tree.visits[a])
    .map((child) => ({ move: tree.moves[child], value: tree.mean(child), exact: true }));
}
