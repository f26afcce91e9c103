import { assertEquals, assertStrictEquals, assertThrows } from "@std/assert";
import { compileCell, IMPORT } from "matchbox/web/live/cell_code.ts";

/** Runs cells one after the other, as the worker of a page does. @returns the value of the last */
async function runCells(...cells: string[]): Promise<unknown> {
  const scope = globalThis as unknown as Record<string, unknown>;
  scope[IMPORT] = (name: string) => Promise.resolve({ name, default: `default of ${name}` });
  let value: unknown;
  const declared = new Set<string>([IMPORT]);
  try {
    for (const cell of cells) {
      const { code, names } = compileCell(cell);
      for (const name of names) {
        declared.add(name);
        Object.defineProperty(scope, name, {
          value: scope[name],
          writable: true,
          configurable: true,
        });
      }
      value = await (0, eval)(code);
    }
  } finally {
    for (const name of declared) delete scope[name];
  }
  return value;
}

Deno.test("the last expression is the value of a cell, and nothing else is", async () => {
  assertStrictEquals(await runCells("1 + 1;"), 2);
  assertEquals(await runCells("({ a: 1 })"), { a: 1 });
  assertStrictEquals(await runCells("await Promise.resolve(7); // seven"), 7);
  assertStrictEquals(await runCells("const x1 = 1;"), undefined);
  assertStrictEquals(await runCells("for (const i of [1, 2]) i;"), undefined);
});

Deno.test("what a cell declares is there for later cells, and the cell can be run again", async () => {
  const cell = "const { a1, b1: [b1 = 5, ...c1] } = { a1: 1, b1: [undefined, 2, 3] };\nlet d1;";
  assertEquals(await runCells(cell, cell, "[a1, b1, c1, d1]"), [1, 5, [2, 3], undefined]);
  const kinds = "const f1v = f1();\nfunction f1() { return 4; }\nclass C1 { x = f1v; }";
  assertEquals(await runCells(kinds, kinds, "[f1v, f1(), new C1().x]"), [4, 4, 4]);
  assertStrictEquals(
    await runCells(
      "let n1 = 1;",
      "n1 += 1;",
      "const n1 = n1before();\nfunction n1before() { return 9; }",
      "n1",
    ),
    9,
  );
});

Deno.test("types are taken out, and names that only a later cell uses are imported", async () => {
  const imports = 'import all1, { type T1, name as renamed1 } from "here.ts";\n' +
    'import * as space1 from "there.ts";\ninterface I1 { readonly a: T1 }\n';
  const used = "const i1 = { a: 1 } satisfies I1 as I1;\n[all1, renamed1, space1.name, i1!.a];";
  assertEquals(await runCells(imports, used), ["default of here.ts", "here.ts", "there.ts", 1]);
});

Deno.test("lines stay where they are, so that an error names its own", () => {
  const cell =
    'import {\n  a2,\n  b2,\n} from "x.ts";\ninterface I2 {\n  a: 1;\n}\nconst c2 = 1;\nMARK;';
  const line = (text: string) => text.split("\n").findIndex((each) => each.includes("MARK"));
  assertStrictEquals(line(compileCell(cell).code), line(cell));
  const error = assertThrows(() => compileCell("const a = 1;\nconst b = = 2;"), SyntaxError);
  assertStrictEquals((error as unknown as { loc: { line: number } }).loc.line, 2);
});
