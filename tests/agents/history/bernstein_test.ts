import { assertAlmostEquals, assertEquals, assertLess, assertStrictEquals } from "@std/assert";
import { bernstein as evaluation, sumsOf } from "matchbox/agents/evaluate/chess/bernstein.ts";
import { controlOf } from "matchbox/agents/evaluate/chess/control.ts";
import {
  questionOf,
  sortByQuestions,
  threatened,
} from "matchbox/agents/history/plausible_moves.ts";
import { createAgent } from "matchbox/agents/mod.ts";
import type { ChessPosition } from "matchbox/games/chess/mod.ts";
import { staticExchange } from "matchbox/games/chess/static_exchange.ts";
import { findGame } from "matchbox/games/mod.ts";
import { stillContext } from "../../fixtures/still_context.ts";
import { samplePositions } from "../sample_positions.ts";

const chess = findGame("chess");
const at = (fen?: string) => chess.start(fen) as ChessPosition;

/** The question that a move answers. */
function answers(fen: string, text: string): string {
  const position = at(fen);
  const move = chess.parse(position, text);
  const threat = position.inCheck() ? 0 : threatened(position);
  return questionOf(position, move, staticExchange(position.cells, move), threat);
}

/** The first moves by the questions. */
function plausible(fen: string | undefined, most: number): string[] {
  const position = at(fen);
  const moves = new Int32Array(chess.maxMoves);
  const count = position.moves(moves, 0);
  sortByQuestions(position, moves, count);
  return [...moves.subarray(0, Math.min(most, count))].map((move) => chess.format(position, move));
}

Deno.test("the seven moves of the first position: four knights come out, then pawns move", () => {
  assertEquals(plausible(undefined, 7), ["Na3", "Nc3", "Nf3", "Nh3", "a3", "a4", "b3"]);
});

Deno.test("each question is answered as by hand", () => {
  const check = "4k3/8/8/8/4r3/8/3N1B2/4K3 w - - 0 1";
  assertEquals(answers(check, "Nxe4"), "takes the man that gives check");
  assertEquals(answers(check, "Be3"), "between king and check");
  assertEquals(answers(check, "Kd1"), "king out of check");
  // The pawn attacks the knight, which can take it or leave.
  const attacked = "4k3/8/8/8/4p3/5N2/8/4K3 w - - 0 1";
  assertEquals(answers(attacked, "Nd4"), "saves men");
  assertEquals(answers(attacked, "Ke2"), "saves men");
  assertEquals(answers(attacked, "Kd1"), "other man");
  assertEquals(answers("4k3/8/8/4p3/8/5N2/8/4K3 w - - 0 1", "Nxe5"), "wins men");
  assertEquals(answers("4k3/8/3p4/4n3/8/5N2/8/4K3 w - - 0 1", "Nxe5"), "exchanges men");
  assertEquals(answers("4k3/8/3p4/4p3/8/5N2/8/4K3 w - - 0 1", "Nxe5"), "loses men");
  assertEquals(answers("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", "O-O"), "castles");
  assertEquals(answers("4k3/8/8/8/8/8/8/2B1K3 w - - 0 1", "Bf4"), "develops a knight or bishop");
  // The pawn of d4 stands before that of c3 and controls e5.
  const chain = "4k3/8/8/8/3P4/2P2N2/8/4K3 w - - 0 1";
  assertEquals(answers(chain, "Ne5"), "key square");
  assertEquals(answers(chain, "Ng5"), "other man");
  assertEquals(answers(chain, "d5"), "pawn");
  const file = "4k3/p7/8/8/8/8/P7/R3K3 w - - 0 1";
  assertEquals(answers(file, "Rb1"), "open file");
});

Deno.test("Bernstein's four sums, worked by hand", () => {
  // The king in the corner reaches 3 squares, and controls them but for those that the rook attacks as well: b1.
  const position = at("7k/8/8/8/8/8/8/K6r w - - 0 1");
  const control = controlOf(position);
  // The square b1 is attacked once by each.
  assertEquals(sumsOf(position, control, 0), { material: 0, mobility: 3, area: 2, king: 2 });
  // The rook: 6 squares to b1, a1 with the king, 7 up to the own king's, which is no move. The king: g8, g7, h7.
  // Both attack h7, so that there are 7 + 7 + 2 squares, less b1; g8, g7 and h7 lie round the king.
  assertEquals(sumsOf(position, control, 1), {
    ...{ material: 5, mobility: 7 + 6 + 3, area: 6 + 7 + 2, king: 3 },
  });
  const { evaluate } = evaluation.create(chess, undefined as never);
  assertAlmostEquals(evaluate(position), Math.log((1 + 3 + 2 + 2) / (1 + 50 + 16 + 15 + 3)));
});

Deno.test("four plies of seven moves are at most 2,801 positions, and alpha-beta finds the same move", () => {
  const [minimax, alphaBeta] = ["bernstein", "bernstein:cutoffs=true"].map((spec) =>
    createAgent(spec, chess)
  );
  const opening = at("r1bq1rk1/pp2bppp/2n1pn2/2pp4/3P1B2/2PBPN2/PP1N1PPP/R2QK2R w KQ - 0 8");
  const { stats } = minimax.analyse!(opening, stillContext());
  assertStrictEquals(stats.nodes, 1 + 7 + 7 ** 2 + 7 ** 3 + 7 ** 4);
  for (const position of [opening, ...samplePositions(chess, 3, "bernstein")]) {
    const [all, few] = [minimax, alphaBeta].map((agent) =>
      agent.analyse!(position, stillContext())
    );
    assertEquals([few.move, few.value], [all.move, all.value]);
    assertLess(few.stats.nodes, all.stats.nodes);
  }
});
