import { assert, assertEquals, assertStrictEquals } from "@std/assert";
import { Endings } from "matchbox/agents/metelyk/endings.ts";
import { Lanes, menOf } from "matchbox/agents/metelyk/men.ts";
import { Solver } from "matchbox/agents/metelyk/solver.ts";
import { randomStream } from "matchbox/base/mod.ts";
import { findGame, legalMoves, type Position, randomPosition } from "matchbox/games/mod.ts";
import type { MetelykPosition } from "matchbox/games/metelyk/mod.ts";
import { sampleSize } from "../../fixtures/sample_size.ts";
import { referenceMetelykAt } from "../../reference/metelyk.ts";
import type { Reference } from "../../reference/reference.ts";

/** The value for White by minimax on the rules as the reference has them. */
function referenceValue(position: Reference, values: Map<string, number>): number {
  const key = position.toString();
  let value = values.get(key);
  if (value !== undefined) return value;
  const result = position.result();
  const white = key.split(" ")[1] === "w";
  value = result ?? Math[white ? "max" : "min"](
    ...position.moves().map((move) => referenceValue(position.play(move), values)),
  );
  values.set(key, value);
  return value;
}

/** Late positions, so that minimax ends. */
function* latePositions(size: number, plies: number, count: number) {
  const game = findGame(`metelyk:side=${size}`);
  const random = randomStream(`late ${size}`);
  for (let i = 0; i < count; i++) {
    const position = randomPosition(game, plies + random.below(plies), random);
    if (position) yield position as MetelykPosition;
  }
}

/** Whether minimax over all positions below ends soon. */
function isLate(position: Position, most: number): boolean {
  const game = findGame(`metelyk:side=${(position as MetelykPosition).size}`);
  const seen = new Set<string>();
  const visit = (): boolean => {
    if (seen.has(position.toString())) return true;
    seen.add(position.toString());
    return seen.size <= most && legalMoves(game, position).every((move) => {
      position.play(move);
      const small = visit();
      position.undo();
      return small;
    });
  };
  return visit();
}

Deno.test("the solver finds the values of minimax on the rules, and bounds hold", () => {
  let exact = 0;
  for (const [size, plies] of [[2, 3], [3, 17], [4, 50]]) {
    const values = new Map<string, number>();
    const solver = new Solver({ size });
    const endings = new Endings(new Lanes(size), true);
    let tried = 0;
    for (const position of latePositions(size, plies, sampleSize(40, 400))) {
      if (!isLate(position, 1500)) continue;
      const white = referenceValue(referenceMetelykAt(position.toString()), values);
      const value = 0 + (position.side === 0 ? white : 0 - white);
      const { least, most } = endings.boundsOf(menOf(position));
      assert(least <= value && value <= most, `${position}`);
      assertStrictEquals(solver.value(position), value, `${position}`);
      tried++;
      if (least === most) exact++;
    }
    assert(tried > 5, `${size}`);
  }
  assert(exact > 0);
});

Deno.test("the first player wins the small boards by one first move alone", () => {
  // A13, from a program outside the project.
  for (const [size, wins] of [[1, "0-2"], [2, "2-6"], [3, "5-12"]] as const) {
    const game = findGame(`metelyk:side=${size}`);
    const start = game.start();
    const winning = new Solver({ size }).moves(game, start)
      .filter(({ value }) => value === 1)
      .map(({ move }) => game.format(start, move));
    assertEquals(winning, [wins]);
  }
});
