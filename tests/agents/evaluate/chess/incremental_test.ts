import { assertGreater, assertStrictEquals } from "@std/assert";
import { createEvaluation, listEvaluations, valueAlone } from "matchbox/agents/mod.ts";
import { randomStream } from "matchbox/base/mod.ts";
import type { ChessPosition } from "matchbox/games/chess/mod.ts";
import { findGame, legalMoves } from "matchbox/games/mod.ts";
import { PERFT_SUITE } from "../../../games/chess/positions.ts";

const chess = findGame("chess");

Deno.test("every evaluation of chess gives the same after moves, passes and undoing as anew", () => {
  for (
    const name of [
      ...listEvaluations(chess).map(({ name }) => name),
      "piece_squares(tables=article)",
    ]
  ) {
    const random = randomStream(`walks ${name}`);
    const [kept, anew] = [createEvaluation(chess, name), createEvaluation(chess, name)];
    let compared = 0;
    for (const { position: fen } of PERFT_SUITE) {
      const position = chess.start(fen) as ChessPosition;
      kept.reset?.(position);
      /** The plies to undo; a pass is not told to the evaluation. */
      const plies: ("move" | "pass")[] = [];
      for (let step = 0; step < 300; step++) {
        const moves = legalMoves(chess, position);
        if (plies.length > 0 && (moves.length === 0 || random.below(3) === 0)) {
          position.undo();
          if (plies.pop() === "move") kept.undo?.();
        } else if (!position.inCheck() && random.below(5) === 0) {
          position.pass();
          plies.push("pass");
        } else {
          const move = moves[random.below(moves.length)];
          kept.play?.(position, move);
          position.play(move);
          plies.push("move");
        }
        assertStrictEquals(
          kept.evaluate(position),
          valueAlone(anew, position),
          `${name}: ${position}`,
        );
        compared++;
      }
    }
    assertGreater(compared, 1000);
  }
});

Deno.test("an evaluation of chess has room for lines of any length", () => {
  // The knights go out and home again.
  const dancer = chess.start();
  const dance = ["Nf3", "Nf6", "Ng1", "Ng8"].map((name) => {
    const move = chess.parse(dancer, name);
    dancer.play(move);
    return move;
  });
  for (const { name } of listEvaluations(chess)) {
    const [kept, anew] = [createEvaluation(chess, name), createEvaluation(chess, name)];
    const position = chess.start();
    const start = valueAlone(kept, position);
    for (let ply = 0; ply < 501; ply++) {
      kept.play?.(position, dance[ply % 4]);
      position.play(dance[ply % 4]);
    }
    assertStrictEquals(kept.evaluate(position), valueAlone(anew, position));
    for (let ply = 0; ply < 501; ply++) {
      position.undo();
      kept.undo?.();
    }
    assertStrictEquals(kept.evaluate(position), start);
  }
});
