import { assert, assertGreater, assertLessOrEqual, assertStrictEquals } from "@std/assert";
import {
  createEvaluation,
  type Evaluation,
  gainSort,
  quiescenceOf,
  Search,
  WIN,
} from "matchbox/agents/mod.ts";
import { findGame, type Game, legalMoves, type Position } from "matchbox/games/mod.ts";
import type { ChessPosition } from "matchbox/games/chess/mod.ts";
import { moveFrom, moveTo } from "matchbox/games/chess/mod.ts";
import { samplePositions } from "../sample_positions.ts";
import { sampleSize } from "../../fixtures/sample_size.ts";
import { plainEvaluation } from "matchbox/experiments/plain_evaluations.ts";

const chess = findGame("chess");

const quietValue = (game: Game, position: Position) => {
  const search = new Search(game, { evaluation: createEvaluation(game, plainEvaluation(game)) });
  return quiescenceOf(game)(position, -Infinity, Infinity, search) + 0;
};

/** The most nodes of the search by definition; without a window there are very many lines of captures. */
const MOST = 20_000;

/**
 * The value by definition, without a window: stand pat or the best loud move; under a threat the best of all
 * moves. NaN when it needs too many nodes.
 */
function byDefinition(
  game: Game,
  evaluation: Evaluation,
  position: Position,
  ply = 0,
  visited = { nodes: 0 },
): number {
  if (++visited.nodes > MOST) return NaN;
  const result = position.result();
  if (result !== null) return result * (position.side === 0 ? 1 : -1) * (WIN - ply);
  const threatened = game.tactics!.threatened(position);
  const out = new Int32Array(game.maxMoves);
  const moves = threatened
    ? legalMoves(game, position)
    : [...out.subarray(0, game.tactics!.loudMoves(position, out, 0))];
  let best = threatened ? -Infinity : evaluation.evaluate(position);
  for (const move of moves) {
    position.play(move);
    best = Math.max(best, -byDefinition(game, evaluation, position, ply + 1, visited));
    position.undo();
  }
  return best;
}

Deno.test("the quiescence search has the value by definition, or a bound of it outside the window", () => {
  for (const spec of ["chess", "metelyk", "metelyk:side=2"]) {
    const game = findGame(spec);
    const evaluation = createEvaluation(game, plainEvaluation(game));
    let compared = 0;
    for (const position of samplePositions(game, sampleSize(30, 80), "quiet")) {
      const value = byDefinition(game, evaluation, position) + 0;
      if (Number.isNaN(value)) continue;
      compared++;
      assertStrictEquals(quietValue(game, position), value, `${position}`);
      for (const bound of [value - 100, value, value + 100]) {
        const search = new Search(game, { evaluation });
        const found = quiescenceOf(game)(position, bound, bound + 1, search);
        if (found <= bound) assertLessOrEqual(value, found);
        else assert(value >= found, `${position}`);
      }
    }
    assertGreater(compared, sampleSize(5, 15), spec);
  }
});

Deno.test("a capture that loses the queen is avoided, one that wins a piece is played", () => {
  // Black's pawn is protected by a pawn, so the queen should not take it.
  const covered = chess.start("4k3/2p5/3p4/8/3Q4/8/8/4K3 w - - 0 1");
  assertStrictEquals(quietValue(chess, covered), 900 - 200);
  const hanging = chess.start("4k3/8/3r4/8/3Q4/8/8/4K3 w - - 0 1");
  assertStrictEquals(quietValue(chess, hanging), 900);
});

Deno.test("a side in check does not stand pat, so mate is found", () => {
  const mated = chess.start("4R1k1/5ppp/8/8/8/8/8/6K1 b - - 0 1");
  assertStrictEquals(quietValue(chess, mated), -WIN);
  // White takes and mates.
  const mating = chess.start("4r1k1/5ppp/8/8/8/8/8/4R1K1 w - - 0 1");
  assertStrictEquals(quietValue(chess, mating), WIN - 1);
});

Deno.test("nodes of the quiescence search count as nodes and on their own", () => {
  const search = new Search(chess, { evaluation: createEvaluation(chess, "material") });
  for (const position of samplePositions(chess, 5, "counted")) {
    search.begin(position);
    quiescenceOf(chess)(position, -Infinity, Infinity, search);
    assertGreater(search.stats.quiescenceNodes, 0);
    assertStrictEquals(search.stats.nodes, search.stats.quiescenceNodes);
  }
});

Deno.test("captures are sorted: the most valuable victim first, then the least valuable attacker", () => {
  // A pawn and a rook can capture a queen, and the rook a knight.
  const position = chess.start("4k3/8/8/1q1n4/P7/8/8/1R1R2K1 w - - 0 1");
  const moves = new Int32Array(chess.maxMoves);
  const count = chess.tactics!.loudMoves(position, moves, 0);
  gainSort(chess)(position, moves, count);
  assertStrictEquals(
    [...moves.subarray(0, count)].map((move) => chess.format(position, move)).join(" "),
    "axb5 Rxb5 Rxd5",
  );
  const worth = (man: number) => man & 7;
  for (const sample of samplePositions(chess, 40, "sorted")) {
    const end = chess.tactics!.loudMoves(sample, moves, 0);
    const loud = moves.slice(0, end);
    gainSort(chess)(sample, moves, end);
    assertStrictEquals(`${[...moves.subarray(0, end)].sort()}`, `${[...loud].sort()}`);
    const board = sample as ChessPosition;
    // Plain captures only: no promotions, no captures en passant.
    const plain = [...moves.subarray(0, end)].filter((move) =>
      move >> 16 === 0 && board.at(moveTo(move)) !== 0
    );
    for (let i = 1; i < plain.length; i++) {
      const [victim, next] = [plain[i - 1], plain[i]].map((move) => worth(board.at(moveTo(move))));
      const [taker, other] = [plain[i - 1], plain[i]].map((move) =>
        worth(board.at(moveFrom(move)))
      );
      assert(victim > next || victim === next && taker <= other, `${sample}`);
    }
  }
});
