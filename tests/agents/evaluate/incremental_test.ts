import { assertGreater, assertStrictEquals } from "@std/assert";
import {
  alphaBeta,
  createEvaluation,
  type Evaluation,
  minimax,
  Search,
  searchRoot,
  shallowOrder,
} from "matchbox/agents/mod.ts";
import { findGame, type Move, type Position } from "matchbox/games/mod.ts";
import { samplePositions } from "../sample_positions.ts";

const metelyk = findGame("metelyk");

/** Updates its value move by move, and checks at each leaf that it matches the position. */
function incremental(): Evaluation & { leaves: number } {
  const plain = createEvaluation(metelyk, "advance");
  let own: Position | null = null;
  return {
    leaves: 0,
    evaluate(position) {
      this.leaves++;
      assertStrictEquals(own!.toString(), position.toString());
      return plain.evaluate(own!);
    },
    reset(position) {
      own = position.clone();
    },
    play: (_position: Position, move: Move) => own!.play(move),
    undo: () => own!.undo(),
  };
}

Deno.test("every search updates an incremental evaluation, also an ordering search and one that was stopped", () => {
  for (const position of samplePositions(metelyk, 5)) {
    const evaluation = incremental();
    const { order } = shallowOrder(metelyk, 1, evaluation, "best");
    const plain = new Search(metelyk, { evaluation: createEvaluation(metelyk, "advance") });
    const expected = minimax(position, 3, plain);

    for (
      const search of [
        new Search(metelyk, { evaluation }),
        new Search(metelyk, { evaluation, order }),
      ]
    ) {
      const found = searchRoot(position, search, alphaBeta, { depth: 3 });
      assertStrictEquals(found.value, expected);
      search.begin(position);
      assertStrictEquals(minimax(position, 3, search), expected);
      // After a search that was stopped in the middle, the next one is right again.
      searchRoot(position, search, alphaBeta, { depth: 9, limit: { nodes: 77 } });
      assertStrictEquals(searchRoot(position, search, alphaBeta, { depth: 3 }).value, expected);
    }
    assertGreater(evaluation.leaves, 0);
  }
});
