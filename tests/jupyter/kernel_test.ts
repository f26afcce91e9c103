import {
  assert,
  assertEquals,
  assertLess,
  assertMatch,
  assertStrictEquals,
  assertStringIncludes,
} from "@std/assert";
import { join } from "@std/path";
import { environmentOf } from "matchbox/runner/machine/program.ts";
import { busyness } from "./busyness.ts";
import { projectJupyter, root, temporaryFolder } from "./notebooks.ts";

/** How long Stop may take, in seconds, where nothing else runs. */
const SECONDS_TO_STOP = 2;

/** What a cell showed, as Jupyter's messages say it. */
interface Shown {
  readonly type: string;
  readonly [field: string]: unknown;
}

interface Ran {
  /** From Stop to the end of the cell. */
  readonly seconds: number;
  readonly cells: readonly {
    readonly status: "ok" | "error" | "aborted";
    readonly count: number;
    readonly outputs: readonly Shown[];
  }[];
}

// deno-lint-ignore no-explicit-any -- each step has its own kind of observation
async function session(...steps: readonly object[]): Promise<any[]> {
  const { python: [python], env } = await projectJupyter();
  const script = join(root, "tests", "jupyter", "kernel_session.py");
  const child = new Deno.Command(python, {
    args: ["-B", script, join(root, "notebooks")],
    ...environmentOf(env),
    stdin: "piped",
    stdout: "piped",
    stderr: "piped",
  }).spawn();
  const output = child.output();
  const writer = child.stdin.getWriter();
  await writer.write(new TextEncoder().encode(JSON.stringify(steps)));
  await writer.close();
  const { success, stdout, stderr } = await output;
  const decoder = new TextDecoder();
  assert(success, decoder.decode(stderr));
  return JSON.parse(decoder.decode(stdout));
}

/** The shown output of a kind of the only cell of a step. */
function shown({ cells: [{ outputs }] }: Ran, kind: string): Shown | undefined {
  return outputs.find(({ type }) => type === kind);
}

function resultOf(ran: Ran): unknown {
  return (shown(ran, "execute_result")?.data as Record<string, unknown>)?.["text/plain"];
}

Deno.test("Stop ends cells that compute, wait or run a study, and keeps the variables", async () => {
  const loop = `import { join } from "node:path";\nconsole.log("begun");\nwhile (join) {}`;
  const waits = `console.log("begun");\nawait new Promise((end) => setTimeout(end, 1e9));`;
  // Without the store each run begins anew; it would take hours.
  const study = `import { runInNotebook } from "matchbox/notebook/mod.ts";
Deno.env.set("MATCHBOX_OUT", "/nowhere");
await runInNotebook("strength-of-evidence", { set: { pairs: 100_000 } });`;
  const [, computed, kept, waited, ran, last]: Ran[] = await session(
    { run: ["let state = 41;"] },
    { run: [loop], stop: "begun" },
    { run: ["++state"] },
    { run: [waits], stop: "begun" },
    { run: [study], stop: " tasks" },
    { run: ["++state"] },
  );
  for (const stopped of [computed, waited, ran]) {
    assertStrictEquals(stopped.cells[0].status, "error");
    assertStrictEquals(shown(stopped, "error")?.ename, "AbortError");
    assertLess(stopped.seconds, SECONDS_TO_STOP * busyness());
  }
  assertMatch(String(shown(ran, "error")?.evalue), /^stopped; nothing was kept/);
  assertEquals([resultOf(kept), resultOf(last)], ["42", "43"]);
  // Each cell has counted once, also those whose imports ran apart.
  assertEquals([kept, waited, ran, last].map(({ cells }) => cells[0].count), [3, 4, 5, 6]);
});

Deno.test("what was finished before Stop is kept, and the cell continues there", async () => {
  await using store = await temporaryFolder();
  const play = `import { tournamentInNotebook } from "matchbox/notebook/mod.ts";
await tournamentInNotebook("tictactoe", ["random", "alphabeta:depth=9"], {
  games: 10_000,
  store: ${JSON.stringify(store.path)},
});`;
  const [ran, again]: Ran[] = await session(
    { run: [play], stop: "[1-9]\\d* of \\d+ tasks" },
    { run: [play], stop: " tasks" },
  );
  assertMatch(String(shown(ran, "error")?.evalue), /^stopped; what was finished is kept/);
  const begin = shown(again, "display_data")?.data as Record<string, string>;
  assertMatch(begin["text/plain"], /: [1-9]\d* of \d+ tasks/);
});

Deno.test("errors before a cell runs: its syntax with the place, its imports, and what was sent with it", async () => {
  const [wrong, together, missing, printed, object]: Ran[] = await session(
    { run: ["const y = 2;\nconst x: = 3;"] },
    { run: ["1", "const xs = [1, 2", "3", "4"] },
    { run: [`import { nothing } from "matchbox/nothing.ts";`, "5"] },
    { run: [`import "data:text/javascript,console.log('loaded')";\nconst z = 1;`] },
    { run: ["{ a: 1, b: 2 }"] },
  );
  const error = shown(wrong, "error");
  assertStrictEquals(error?.ename, "SyntaxError");
  assertMatch(String(error?.evalue), /^line 2, column \d+: Unexpected token `=`/);
  // The line itself, with a mark.
  assertMatch((error?.traceback as string[]).join("\n"), /const x: = 3;\n\s+\|\s+~/);
  // Frontends show the reader's text, not what ran.
  assertStrictEquals(shown(wrong, "execute_input")?.code, "const y = 2;\nconst x: = 3;");

  assertEquals(together.cells.map(({ status }) => status), ["ok", "error", "aborted", "aborted"]);
  assertEquals(missing.cells.map(({ status }) => status), ["error", "aborted"]);
  assertMatch(String(shown(missing, "error")?.evalue), /^Module not found .*nothing\.ts/);
  assertStrictEquals(shown(printed, "stream")?.text, "loaded\n");
  assertStrictEquals(resultOf(object), "{ a: 1, b: 2 }");
});

Deno.test("types: errors below a cell, documentation and completions, also while a cell runs", async () => {
  const imports = `import { findGame, legalMoves } from "matchbox/games/mod.ts";`;
  const [, , late, text, ofCall, ofImport, ofMember, ofState] = await session(
    { run: [`${imports}\nconst game = findGame("tictactoe");`] },
    { run: ["const kept = 1;\nconst word: number = game.title;"] },
    { warning: "TS2322" },
    { inspect: "legalMoves|(game, position)" },
    { inspect: "legalMoves(game, (1 + 1), |)" },
    { complete: `import { findG| } from "matchbox/games/mod.ts";` },
    { complete: "const π𝔸 = 1; game.tit|" },
    { complete: "kep|" },
  );
  assertStrictEquals(
    late,
    "line 2: TS2322: Type 'string' is not assignable to type 'number'.\n",
  );
  const source = await Deno.readTextFile(join(root, "lib", "games", "game.ts"));
  const [, docstring] = /\/\*\* (.*) \*\/\nexport function legalMoves/.exec(source)!;
  for (const { data } of [text, ofCall]) {
    assertStringIncludes(data["text/markdown"], "legalMoves(game: Game, position: Position)");
    assertStringIncludes(data["text/markdown"], docstring);
  }
  assertEquals(ofImport.matches.includes("findGame"), true);
  assertEquals(ofMember.matches, ["title"]);
  // Places are counted in code points.
  const cell = [..."const π𝔸 = 1; game.tit"].length;
  assertEquals([ofMember.cursor_start, ofMember.cursor_end], [cell - 3, cell]);
  assertEquals(ofState.matches, ["kept"]);
});

Deno.test("cells run without the service", async () => {
  const [, , after] = await session(
    { run: ["let state = 1;"] },
    { kill: "service" },
    { run: ["state + 1"] },
  );
  assertStrictEquals(resultOf(after), "2");
});

Deno.test("the Deno kernel ends when the proxy is killed", async () => {
  assertEquals(await session({ kill: "kernel" }), ["gone"]);
});
