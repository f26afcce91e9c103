import { assertEquals, assertMatch, assertStrictEquals } from "@std/assert";
import { prepareCell } from "matchbox/jupyter/kernel/prepared_cell.ts";
import { UNTIL_STOPPED } from "matchbox/runner/notebook_files/cell_stop.ts";

Deno.test("imports are taken out of a cell, and its lines stay where they are", async () => {
  const source = `import { a } from "a";\nlet x = 1; import {\n  b,\n} from "b";\nx + 1`;
  const { imports, code, waits } = await prepareCell(source);
  assertStrictEquals(imports, `import { a } from "a";\nimport {\n  b,\n} from "b";\n`);
  assertStrictEquals(code, `\nlet x = 1; \n\n\nx + 1`);
  assertStrictEquals(waits, false);
});

Deno.test("what a cell itself waits for is stoppable, what its functions wait for is not changed", async () => {
  const source = `const f = async () => await g();
class C { async m() { await g(); } }
const { x = await f() } = await (f(), await f());
[1].map(async (i) => { await i; });`;
  const { code, waits, imports } = await prepareCell(source);
  const until = (text: string) => `await ${UNTIL_STOPPED}(${text})`;
  const nested = until(`(f(), ${until("f()")})`);
  const lines = source.split("\n");
  assertEquals(code.split("\n"), [
    lines[0],
    lines[1],
    `const { x = ${until("f()")} } = ${nested};`,
    lines[3],
  ]);
  assertStrictEquals(waits, true);
  assertMatch(imports, /^import "file:.*\/stoppable\.ts";\n$/);
});

Deno.test("cells that wait in other ways are known, so that no interrupt blocks their kernel", async () => {
  for (const source of ["for await (const x of y) {}", "await using file = open();"]) {
    assertStrictEquals((await prepareCell(source)).waits, true, source);
  }
  assertStrictEquals((await prepareCell("using file = open();")).waits, false);
});

Deno.test("a cell that Deno's parser refuses throws its message, with the place", async () => {
  const { code, typed } = await prepareCell("const good = 1;\nlet = = 2;");
  assertStrictEquals(typed, null);
  assertMatch(code, /^throw .*new SyntaxError\("line 2, column \d+: /);
});

Deno.test("what the kernel runs, runs as it is: objects, types, decorators, names declared twice", async () => {
  for (
    const source of [
      "{ a: 1, b: [2] }",
      "enum E { A }\nlet q = <number> 5;",
      "@dec class A { accessor x = 1; }",
      "const a = 1; const a = 2;",
    ]
  ) {
    assertStrictEquals((await prepareCell(source)).code, source);
  }
  assertStrictEquals((await prepareCell("{ a: 1, b: [2] }")).typed, "({ a: 1, b: [2] }\n)");
});
