import { assertEquals, assertThrows } from "@std/assert";
import { importsOf } from "matchbox/runner/fingerprint/imports.ts";

Deno.test("imports and re-exports of every form are found, with type imports marked", () => {
  const source = `
    import one, { type T } from "one";
    import type { U } from "two";
    import * as all from "./three.ts";
    import "four";
    export { x } from "five";
    export type { V } from "six";
    export * from "seven";
    const later = await import("eight");
    const computed = await import("nine" + later);
    const data = new URL("../data/book.json", import.meta.url);
    const worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
    const web = new URL("https://example.org/", "https://example.org/");
  `;
  assertEquals(importsOf(source).map(({ specifier, kind }) => `${kind} ${specifier}`), [
    "module one",
    "types two",
    "module ./three.ts",
    "module four",
    "module five",
    "types six",
    "module seven",
    "module eight",
    "asset ../data/book.json",
    "asset ./worker.ts",
  ]);
});

Deno.test("imports in strings and comments are ignored", () => {
  const source = `
    // import { a } from "comment";
    /** import { b } from "docstring"; */
    const text = 'import { c } from "text";';
    const template = \`
import { d } from "template";
\`;
  `;
  assertEquals(importsOf(source), []);
});

Deno.test("TypeScript syntax is accepted, and invalid syntax is an error", () => {
  const source = `
    abstract class A<T extends object> { constructor(private readonly x: T) {} declare y: number; }
    function f(this: A<{}>): asserts this is A<{ z: 1 }> {}
    const g = <T,>(x: T) => x satisfies unknown as T;
    using file = null;
    import { h } from "h";
  `;
  assertEquals(importsOf(source), [{ specifier: "h", kind: "module" }]);
  assertThrows(() => importsOf("const = 3;"), SyntaxError);
});
