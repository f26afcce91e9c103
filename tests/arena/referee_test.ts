import { assertEquals, assertStrictEquals, assertThrows } from "@std/assert";
import fc from "fast-check";
import { Referee, type RefereeOptions } from "matchbox/arena/mod.ts";
import { formatRecord, readRecords } from "matchbox/arena/record_text.ts";
import { randomStream } from "matchbox/base/mod.ts";
import { findGame, IllegalMoveError, legalMoves } from "matchbox/games/mod.ts";
import { HandClock } from "./scripted_agent.ts";

const ticTacToe = findGame("tictactoe");
const everyGame = ["tictactoe", "reversi:size=6", "metelyk:side=2", "chess"].map(findGame);

function refereeOf(options: Partial<RefereeOptions> = {}, game = ticTacToe): Referee {
  return new Referee(game, ["one", "other"], { seed: "referee", ...options });
}

/** Plays moves of the game's notation. */
function playAll(referee: Referee, ...moves: string[]): void {
  for (const move of moves) {
    referee.startTurn();
    referee.play(referee.game.parse(referee.position, move));
  }
}

const yes = { deterministic: true };

Deno.test("the referee judges a game move by move", () => {
  const referee = refereeOf();
  assertEquals([referee.side, referee.plies, referee.end], [0, 0, null]);
  playAll(referee, "a1", "b2");
  assertEquals([referee.side, referee.plies, referee.end], [0, 2, null]);
  assertStrictEquals(ticTacToe.format(refereeOf().position, referee.lastMove!), "b2");
  playAll(referee, "a2", "b1", "a3");
  assertEquals(referee.end, { result: 1, ending: "rules", reason: "" });
  assertThrows(() => referee.play(8), RangeError);
});

Deno.test("an unfinished game has no record", () => {
  assertThrows(() => refereeOf().record(yes), RangeError);
});

Deno.test("a side that resigns loses, also when it is not its turn, and the record is read back", async () => {
  for (const side of [0, 1] as const) {
    const referee = refereeOf();
    playAll(referee, "a1");
    referee.resign(side);
    const record = referee.record({ deterministic: false });
    assertEquals([record.result, record.ending], [side === 0 ? -1 : 1, "resignation"]);
    assertStrictEquals(record.reason, `${["one", "other"][side]} resigned`);
    const { records } = await readRecords(await formatRecord(record, "1"));
    assertEquals(records, [record]);
  }
});

Deno.test("after the end a resignation has no effect, but a failure counts", () => {
  const referee = refereeOf();
  playAll(referee, "a1", "b2", "a2", "b1", "a3");
  referee.resign(0);
  assertStrictEquals(referee.end!.ending, "rules");
  referee.fail(0, new Error("cannot take it in"));
  assertEquals([referee.end!.result, referee.end!.ending], [-1, "failure"]);
  referee.fail(1, new Error("nor can I"));
  assertStrictEquals(referee.end!.result, -1);
});

Deno.test("take-backs restore the game, in any sequence of moves and take-backs", () => {
  const steps = fc.array(fc.oneof(fc.nat(), fc.record({ back: fc.nat(6) })), { maxLength: 40 });
  for (const game of everyGame) {
    fc.assert(
      fc.property(steps, (steps) => {
        const referee = refereeOf({}, game);
        const played: number[] = [];
        for (const step of steps) {
          if (typeof step === "number") {
            if (referee.end) continue;
            const legal = legalMoves(game, referee.position);
            played.push(legal[step % legal.length]);
            referee.play(played.at(-1));
          } else {
            const plies = Math.min(step.back, played.length);
            referee.takeBack(plies);
            played.length -= plies;
          }
          // Names are asked for now and then, so that take-backs also remove written moves.
          if (played.length % 3 === 0) referee.moveNames();
        }
        const anew = refereeOf({}, game);
        for (const move of played) anew.play(move);
        assertStrictEquals(`${referee.position}`, `${anew.position}`);
        assertStrictEquals(`${referee.copyFor({})}`, `${anew.position}`);
        assertEquals(referee.moveNames(), anew.moveNames());
        assertEquals(referee.end, anew.end);
      }),
      { numRuns: 30 },
    );
  }
});

Deno.test("after a take-back a finished game continues; at most all plies can be taken back", () => {
  const referee = refereeOf();
  playAll(referee, "a1", "b2", "a2", "b1", "a3");
  referee.takeBack(1);
  assertStrictEquals(referee.end, null);
  playAll(referee, "c3", "b3");
  assertEquals(referee.record(yes).moves, ["a1", "b2", "a2", "b1", "c3", "b3"]);
  assertStrictEquals(referee.end!.result, -1);
  for (const plies of [7, -1, 0.5]) assertThrows(() => referee.takeBack(plies), RangeError);
});

Deno.test("the adjudicator treats a game with take-backs like one without", () => {
  // Ahead in discs for four plies in a row; random games of Reversi swing.
  const reversi = findGame("reversi:size=6");
  const adjudication = { evaluation: "material", margin: 1, plies: 4 };
  for (let number = 0; number < 20; number++) {
    const random = randomStream(`take-backs ${number}`);
    const straight = refereeOf({ adjudication }, reversi);
    const winding = refereeOf({ adjudication }, reversi);
    while (!straight.end) {
      const legal = legalMoves(reversi, straight.position);
      const move = legal[random.below(legal.length)];
      for (const referee of [straight, winding]) referee.play(move);
      const plies = Math.min(random.below(4), winding.plies);
      const back = [...winding.moveNames()].slice(winding.plies - plies);
      winding.takeBack(plies);
      playAll(winding, ...back);
    }
    assertEquals(winding.end, straight.end);
  }
});

Deno.test("onInterruption is called for a take-back or a resignation, and for nothing else", () => {
  const referee = refereeOf();
  let told = 0;
  referee.onInterruption = () => told++;
  playAll(referee, "a1", "b2");
  assertStrictEquals(told, 0);
  referee.takeBack(2);
  referee.resign(0);
  assertStrictEquals(told, 2);
});

Deno.test("an agent that changes its copy loses, and the referee's position is not affected", () => {
  const referee = refereeOf();
  playAll(referee, "a1");
  referee.copyFor({}).play(8);
  const before = `${referee.position}`;
  referee.play(8);
  assertStrictEquals(`${referee.position}`, before);
  assertEquals(referee.end, {
    ...{ result: 1, ending: "failure" },
    reason: "other left the position changed",
  });
});

Deno.test("a side whose time is over loses, when it moves or before", () => {
  const clock = new HandClock();
  const time = { base: 2, increment: 0 };
  const late = refereeOf({ clock, time });
  late.startTurn();
  clock.time += 2001;
  late.play(0);
  const waiting = refereeOf({ clock, time });
  waiting.startTurn();
  waiting.expire();
  for (const { end } of [late, waiting]) {
    assertEquals(end, { result: -1, ending: "time", reason: "one exceeded its time of 2 s" });
  }
  const untimed = refereeOf();
  untimed.expire();
  assertStrictEquals(untimed.end, null);
});

Deno.test("a referee goes on with a game that another one has begun", () => {
  fc.assert(
    fc.property(fc.constantFrom(...everyGame), fc.nat(30), fc.nat(), (game, plies, seed) => {
      const random = randomStream(`${seed}`);
      const draw = (referee: Referee) => {
        const moves = legalMoves(referee.game, referee.position);
        referee.startTurn();
        referee.play(moves[random.below(moves.length)]);
      };
      const first = refereeOf({}, game);
      while (first.plies < plies && !first.end) draw(first);
      const moves = first.moveNames().slice();
      const second = refereeOf({ played: { moves } }, game);
      assertEquals(second.moveNames(), moves);
      assertStrictEquals(second.position.toString(), first.position.toString());
      assertEquals(second.end, first.end);
      while (!second.end && second.plies < plies + 3) draw(second);
      second.takeBack(second.plies);
      assertStrictEquals(second.position.toString(), game.start().toString());
    }),
    { numRuns: 30 },
  );
});

Deno.test("a resigned game stays resigned, and an unplayable move of it is refused", () => {
  const end = { result: -1, ending: "resignation", reason: "one resigned" } as const;
  const referee = refereeOf({ played: { moves: ["a1"], end } });
  assertEquals(referee.end, end);
  assertThrows(() => refereeOf({ played: { moves: ["a1", "a1"] } }), IllegalMoveError);
});

Deno.test("a suspended turn takes no time and gets its increment once", () => {
  const clock = new HandClock();
  const left = [5000, 7000] as const;
  const referee = refereeOf({
    clock,
    time: { base: 60, increment: 2 },
    played: { moves: [], left },
  });
  assertEquals(referee.timeLeft, [5000, 7000]);
  assertEquals(referee.startTurn(), { remaining: 7000, increment: 2000 });
  clock.time += 1000;
  assertEquals(referee.timeLeft, [6000, 7000]);
  referee.suspendTurn();
  clock.time += 100_000;
  assertEquals(referee.timeLeft, [6000, 7000]);
  assertEquals(referee.startTurn(), { remaining: 6000, increment: 2000 });
  clock.time += 500;
  referee.play(0);
  assertEquals(referee.timeLeft, [5500, 7000]);
  assertEquals(referee.startTurn(), { remaining: 9000, increment: 2000 });
});
