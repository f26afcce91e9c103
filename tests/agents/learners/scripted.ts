import { assertLess, assertStrictEquals, fail } from "@std/assert";
import type { AgentContext } from "matchbox/agents/mod.ts";
import type { Random } from "matchbox/base/mod.ts";

/** The random draws of a learner: `[bound, draw]` for each call of `below`. */
export type Script = readonly (readonly [bound: number, draw: number])[];

/** A context whose stream follows a script; `done` asserts that the whole script was used. */
export function scripted(script: Script): { context: AgentContext; done(): void } {
  let next = 0;
  const unexpected = () => fail("no such draw was expected");
  const random: Random = {
    state: [],
    uint32: unexpected,
    float: unexpected,
    below(bound) {
      assertLess(next, script.length, `draw ${next + 1}, below ${bound}, was not expected`);
      assertStrictEquals(bound, script[next][0], `the bound of draw ${next + 1}`);
      return script[next++][1];
    },
  };
  return {
    context: { random, clock: { now: () => 0 } },
    done: () => assertStrictEquals(next, script.length, "draws that were expected"),
  };
}
