import { assert, assertEquals, assertStrictEquals } from "@std/assert";
import fc from "fast-check";
import { leftOut, shortNames } from "matchbox/arena/short_names.ts";

/** Labels in the order of the specs. */
function labelsOf(...specs: string[]): string[] {
  const labels = shortNames(specs);
  return specs.map((spec) => labels.get(spec)!);
}

Deno.test("parameters that all agents of a name share are left out, and leftOut lists them", () => {
  const specs = [
    "alphabeta:depth=4,eval=squares,order=generated",
    "alphabeta:depth=6,eval=squares,order=generated",
    "minimax:depth=4,eval=squares",
    "random",
  ];
  assertEquals(labelsOf(...specs), [
    "alphabeta:depth=4",
    "alphabeta:depth=6",
    "minimax",
    "random",
  ]);
  assertStrictEquals(
    leftOut(specs),
    "alphabeta:eval=squares,order=generated; minimax:depth=4,eval=squares",
  );
});

Deno.test("nothing is left out when nothing is shared", () => {
  const specs = ["greedy:eval=discs", "greedy:eval=squares", "random"];
  assertEquals(labelsOf(...specs), specs);
  assertStrictEquals(leftOut(specs), "");
});

Deno.test("a duplicate agent has one label, and specs need not be valid", () => {
  assertEquals(labelsOf("random", "random"), ["random", "random"]);
  assertEquals(labelsOf("a:,,=", "a", "", ":"), ["a:,,=", "a", "", ":"]);
});

Deno.test("parameters in another order make another label", () => {
  const specs = ["a:x=1,y=2", "a:y=2,x=1"];
  assertEquals(labelsOf(...specs), specs);
  assertStrictEquals(leftOut(specs), "");
});

Deno.test("different specs have different labels, none longer than its spec", () => {
  // Few letters, so that specs often share a name and parameters.
  const letters = fc.constantFrom("a", "b", ":", ",", "=");
  const spec = fc.string({ unit: letters, maxLength: 9 });
  fc.assert(fc.property(fc.uniqueArray(spec, { maxLength: 6 }), (specs) => {
    const labels = labelsOf(...specs);
    assertStrictEquals(new Set(labels).size, specs.length);
    assert(labels.every((label, i) => label.length <= specs[i].length));
  }));
});
