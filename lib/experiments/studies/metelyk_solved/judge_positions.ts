/**
 * Judges players by exact values: which moves they play in positions of the full board that are won and can
 * be lost.
 *
 * @module
 */
import type { Solver } from "matchbox/agents/metelyk/solver.ts";
import { SearchStopped } from "matchbox/agents/search/limit.ts";
import type { Random } from "matchbox/base/mod.ts";
import { legalMoves, type Position } from "matchbox/games/game.ts";
import type { MetelykPosition } from "matchbox/games/metelyk/position.ts";
import { findGame } from "matchbox/games/registry.ts";
import { playersOf } from "./players.ts";

/** The random moves before a position: at least so many, and fewer than so many more. */
const FEWEST = 32;
const MORE = 24;

const game = findGame("metelyk");

/** Rows of positions `from` to `from + count - 1`, and of the moves of all players in them. */
export function judgePositions(
  { from, count }: { readonly from: number; readonly count: number },
  solver: Solver,
  nodes: number,
  random: Random,
) {
  const players = [...playersOf(game, random)];
  const drawn = Array.from({ length: count }, (_, i) => {
    const { position, plies } = drawPosition(random);
    const solved = solve(position, solver, nodes);
    const value = solved && Math.max(...solved.map((each) => each.value));
    const best = solved?.filter((each) => each.value === value).length ?? 0;
    const number = from + i;
    const choices = solved && value === 1 && best < solved.length
      ? players.map(([player, choose]) => {
        const move = choose(position);
        return { player, number, value: solved.find((each) => each.move === move)!.value };
      })
      : [];
    const moves = legalMoves(game, position).length;
    return { row: { number, plies, value, moves, best }, choices };
  });
  return {
    positions: drawn.map(({ row }) => row),
    choices: drawn.flatMap(({ choices }) => choices),
  };
}

function drawPosition(random: Random) {
  while (true) {
    const position = game.start() as MetelykPosition;
    const plies = FEWEST + random.below(MORE);
    let ply = 0;
    for (; ply < plies && position.result() === null; ply++) {
      const moves = legalMoves(game, position);
      position.play(moves[random.below(moves.length)]);
    }
    if (position.result() === null) return { position, plies };
  }
}

/** The values of all moves; null when they need more nodes. */
function solve(position: Position, solver: Solver, nodes: number) {
  solver.begin({ nodes });
  try {
    return solver.moves(game, position.clone());
  } catch (error) {
    if (error instanceof SearchStopped) return null;
    throw error;
  }
}
