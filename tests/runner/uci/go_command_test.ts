import { assertEquals, assertLess, assertLessOrEqual, assertStrictEquals } from "@std/assert";
import fc from "fast-check";
import { readGo } from "matchbox/runner/uci/go_command.ts";

const read = (text: string, side: 0 | 1 = 0) => readGo(text.split(" "), side);

const plain = { infinite: false, ponder: false };

Deno.test("depth, nodes and mate limit the search, in any order and beside unknown words", () => {
  assertEquals(read("depth 7"), { depth: 7, ...plain });
  assertEquals(read("nodes 500 depth 3 sometimes"), { depth: 3, nodes: 500, ...plain });
  // Mate in 2 is decided by three plies.
  assertEquals(read("mate 2"), { depth: 3, ...plain });
  assertEquals(read("infinite"), { ...plain, infinite: true });
  assertEquals(read(""), plain);
  assertEquals(read("depth x nodes"), plain);
  assertEquals(read("depth 0"), { depth: 1, ...plain });
});

Deno.test("the moves to search end where another word of the command begins", () => {
  const searchMoves = ["e2e4", "d2d4"];
  assertEquals(read("infinite searchmoves e2e4 d2d4"), {
    infinite: true,
    ponder: false,
    searchMoves,
  });
  assertEquals(read("searchmoves e2e4 d2d4 depth 2"), { depth: 2, ...plain, searchMoves });
  assertEquals(read("searchmoves depth 2"), { depth: 2, ...plain });
  const pondering = read("ponder searchmoves e2e4 d2d4 wtime 9000 btime 9000");
  assertEquals({ ...pondering, milliseconds: undefined }, {
    ...{ infinite: false, ponder: true, milliseconds: undefined, searchMoves },
  });
});

Deno.test("the clock of the side to move counts", () => {
  const text = "wtime 60000 btime 600 winc 0 binc 0";
  assertLess(read(text, 1).milliseconds!, read(text, 0).milliseconds!);
  assertStrictEquals(read("btime 60000", 0).milliseconds, undefined);
});

Deno.test("a move never takes all of the time, and more with fewer moves to go or an increment", () => {
  const time = fc.integer({ min: 1000, max: 10_000_000 });
  fc.assert(fc.property(time, fc.integer({ min: 1, max: 60 }), (left, moves) => {
    const plain = read(`wtime ${left}`).milliseconds!;
    const within = read(`wtime ${left} movestogo ${moves}`).milliseconds!;
    const added = read(`wtime ${left} winc 5000`).milliseconds!;
    assertLessOrEqual(within, left / 2);
    assertLessOrEqual(added, left / 2);
    assertLessOrEqual(plain, within);
    assertLessOrEqual(plain, added);
    assertLess(read(`movetime ${left}`).milliseconds!, left);
  }));
  // A fallen flag.
  assertStrictEquals(read("wtime -5").milliseconds, 1);
});
