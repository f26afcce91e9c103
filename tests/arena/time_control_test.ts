import { assert, assertEquals, assertStrictEquals, assertThrows } from "@std/assert";
import fc from "fast-check";
import {
  formatTimeControl,
  GameClock,
  parseTimeControl,
  type TimeControl,
} from "matchbox/arena/time_control.ts";
import type { Side } from "matchbox/games/mod.ts";
import { orRefused } from "../games/fuzzing.ts";
import { UsageError } from "matchbox/base/mod.ts";
import { HandClock } from "./scripted_agent.ts";

const DAY = 24 * 60 * 60;

Deno.test("a time control is seconds for the game and, after a plus, for each move", () => {
  const controls: [string, TimeControl][] = [
    ["60", { base: 60, increment: 0 }],
    ["10+0.1", { base: 10, increment: 0.1 }],
    ["0+1", { base: 0, increment: 1 }],
    ["0.5", { base: 0.5, increment: 0 }],
    [`${DAY}+${DAY}`, { base: DAY, increment: DAY }],
  ];
  for (const [text, control] of controls) {
    assertEquals(parseTimeControl(text), control);
    assertStrictEquals(formatTimeControl(control), text);
  }
});

Deno.test("a time control of whole milliseconds reads back as it was", () => {
  const seconds = fc.nat(1000 * DAY).map((milliseconds) => milliseconds / 1000);
  fc.assert(fc.property(seconds, seconds, (base, increment) => {
    fc.pre(base + increment > 0);
    const control = { base, increment };
    assertEquals(parseTimeControl(formatTimeControl(control)), control);
  }));
});

Deno.test("an invalid time control, or one of no time or more than a day, is refused in one line", () => {
  const refused = [
    "",
    " ",
    "a",
    "-1",
    "+1",
    "1+",
    "1+-1",
    "1++1",
    "1e3",
    "0x10",
    ".5",
    "5.",
    "1 + 1",
  ];
  refused.push("NaN", "Infinity", "1,5", "40/60", "1:00", "10s", "1\n", "9".repeat(400));
  refused.push("0", "0+0", "0.0", `${DAY + 1}`, `1+${DAY + 0.001}`);
  for (const text of refused) {
    assertThrows(
      () => parseTimeControl(text),
      UsageError,
      /^time ".*": expected seconds .* e\.g\. 60, 10\+0\.1 or 0\+1, .*$/,
    );
  }
});

Deno.test("any text is a time control above 0, or refused in one line", () => {
  const piece = fc.constantFrom(..."0123456789.+-e ");
  fc.assert(fc.property(fc.string({ unit: fc.oneof(piece, fc.string()) }), (text) => {
    const control = orRefused(UsageError, () => parseTimeControl(text));
    if (control === null) return;
    const { base, increment } = control;
    assert(base >= 0 && increment >= 0 && base + increment > 0);
    assert(base <= DAY && increment <= DAY);
  }));
});

Deno.test("the time left is the base plus increments minus the time spent, for each side", () => {
  const turn = fc.record({ side: fc.constantFrom<Side>(0, 1), spent: fc.nat(3000) });
  const control = fc.record({ base: fc.nat(10), increment: fc.nat(3) });
  fc.assert(fc.property(control, fc.array(turn), (control, turns) => {
    const time = new HandClock();
    time.time = 12345;
    const clock = new GameClock(control, time);
    const increment = 1000 * control.increment;
    turns.forEach(({ side, spent }, number) => {
      const own = turns.slice(0, number).filter((turn) => turn.side === side);
      const before = own.reduce((sum, turn) => sum + turn.spent, 0);
      const remaining = 1000 * control.base + (own.length + 1) * increment - before;
      assertEquals(clock.start(side), { remaining, increment });
      time.time += spent;
      assertStrictEquals(clock.stop(side), spent <= remaining);
      // Time between two moves counts for neither side.
      time.time += 500;
    });
  }));
});
