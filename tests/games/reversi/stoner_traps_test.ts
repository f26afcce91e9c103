import { assertEquals, assertThrows } from "@std/assert";
import { findGame } from "matchbox/games/mod.ts";
import type { ReversiPosition } from "matchbox/games/reversi/mod.ts";
import { cornerOffers } from "matchbox/games/reversi/stoner_traps.ts";

const game = findGame("reversi");

/** What is found in moves from a position whose last row is given; light is to move. */
function offers(lastRow: string, moves: string) {
  const rows = ["--------", "--------", "--------", "---XO---", "---XX---", "--XO----", "---XX---"];
  const start = game.start(`${rows.join("")}${lastRow} O`) as ReversiPosition;
  const position = start.clone();
  const played = moves.split(" ").map((text) => {
    const move = game.parse(position, text);
    position.play(move);
    return move;
  });
  return cornerOffers(game, start, played).map(({ attack, near, square, ...offer }) => ({
    ...{ ...offer, near: name(near), square: name(square) },
    attack: attack && { ...attack, far: name(attack.far), square: name(attack.square) },
  }));
}

const name = (square: number) => game.format(game.start(), square);

/** What light's b7 is in all these games: it flips c6 and d5, so that dark cannot take a8. */
const b7 = { ply: 0, side: 1, square: "b7", near: "a8", open: false, set: true };

Deno.test("a Stoner trap as the source draws it: b7, then the wedge d8, and h8 falls for a8", () => {
  // Nothing can flip d8 between c8 and e8, so no answer saves h8. Dark takes a8 over b7, c6, d5 to e4.
  const [trap] = offers("--X-XXX-", "b7 e3 d8 a8 h8");
  const { attack, ...offer } = trap;
  assertEquals(offer, { ...b7, nearTakenBy: 0 } as typeof offer);
  const { answers: _, ...found } = attack!;
  assertEquals(found, { ply: 2, square: "d8", far: "h8", parries: 0, farTakenBy: 1 });
});

Deno.test("a disc beside an empty square is no wedge: c8 flips it back", () => {
  const [{ attack, nearTakenBy }] = offers("----XXX-", "b7 e3 d8 c8");
  assertEquals(nearTakenBy, null);
  // Only c8 flips d8.
  assertEquals([attack!.square, attack!.parries, attack!.farTakenBy], ["d8", 1, null]);
});

Deno.test("there is no trap without a weak edge, without the diagonal, or without an attack", () => {
  // All six squares between the corners: a balanced edge.
  assertEquals(offers("-XXXXXX-", "b7 e3"), [{
    ...{ ...b7, set: false, attack: null, nearTakenBy: null },
  }] as ReturnType<typeof offers>);
  // Two discs are no row.
  assertEquals(offers("-----XX-", "b7 e3").map(({ set }) => set), [false]);
  // The trap is set, and light moves elsewhere.
  assertEquals(offers("--X-XXX-", "b7 e3 d3").map(({ set, attack }) => [set, attack]), [
    [true, null],
  ]);
});

Deno.test("a corner that the other side can take at once is open", () => {
  // Dark takes c3 to b2 over light discs; light has e5 on the diagonal behind them.
  const rows = ["--------", "--------", "--O-----", "---XX---", "---XO---", "--------", "--------"];
  const start = game.start(`${rows.join("")}-------- X`) as ReversiPosition;
  const b2 = game.parse(start, "b2");
  assertEquals(
    cornerOffers(game, start, [b2]).map(({ open, set, near }) => [open, set, name(near)]),
    [[true, false, "a1"]],
  );
});

Deno.test("other boards are refused", () => {
  const small = findGame("reversi:size=6");
  assertThrows(() => cornerOffers(small, small.start() as ReversiPosition, []), RangeError, "8x8");
});
