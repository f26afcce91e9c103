import { assertEquals, assertStrictEquals } from "@std/assert";
import plugin, { repeatsRepetition } from "../../cli/lint_rules.ts";
import { denoIn, root, withFolderOutside } from "../fixtures/command.ts";

/** What each rule finds in a file with this text. */
function found(source: string, file = "lib/report/a.ts"): string[] {
  return Deno.lint.runPlugin(plugin, `${root}${file}`, source)
    .map(({ id, range: [from, to] }) =>
      `${id.replace("matchbox/", "")}: ${source.slice(from, to)}`
    );
}

Deno.test("lint: a pathname is no file path", () => {
  assertEquals(found('Deno.readTextFile(new URL("a", import.meta.url).pathname);'), [
    'file-of-url: new URL("a", import.meta.url).pathname',
  ]);
  assertEquals(found("const { pathname } = url; const { pathname: path } = url;"), [
    "file-of-url: pathname",
    "file-of-url: pathname",
  ]);
  assertEquals(found('fromFileUrl(new URL("a", import.meta.url)); const pathname = 1;'), []);
});

Deno.test("lint: games, agents and experiments know neither unseeded chance nor the wall clock", () => {
  const source = "Math.random(); Date.now(); performance.now(); new Date(); crypto.randomUUID();";
  const all = ["Math.random", "Date.now", "performance.now", "new Date()", "crypto.randomUUID"]
    .map((text) => `seeded-chance: ${text}`);
  for (const room of ["games", "agents", "experiments"]) {
    assertEquals(found(source, `lib/${room}/a/b.ts`), all);
  }
  for (const file of ["lib/runner/a.ts", "cli/games/a.ts"]) assertEquals(found(source, file), []);
  const handedIn = 'Math.floor(random.float()); clock.now(); new Date("2026-01-01");';
  assertEquals(found(handedIn, "lib/games/a.ts"), []);
});

Deno.test("lint: no group of repetitions is repeated", () => {
  // The first are textbook cases: OWASP, "Regular expression Denial of Service".
  const slow = [
    ...["(a+)+$", "([a-zA-Z]+)*$", "(a|a?b*)+$", String.raw`(\w+\s*)*=`],
    ...["(?:x*){2,}", "((?<name>a+))*", "(a|(b+|c))*"],
  ];
  for (const pattern of slow) assertStrictEquals(repeatsRepetition(pattern), true, pattern);
  const fine = [
    ...[/a+b*/, /(-[a-z0-9]+)*/, /(a+)?/, /(a+){3}/, /(?:a[)*+]+,)+/, /(\)+x)*/],
    ...[/[(a+)+]/, /(\p{L}+:)*/u],
  ];
  for (const { source } of fine) assertStrictEquals(repeatsRepetition(source), false, source);
  assertEquals(found("/^(a+)+$/.test(text);"), ["nested-quantifier: /^(a+)+$/"]);
});

Deno.test("lint: deno lint follows these rules, and a reason excuses a line", async () => {
  await withFolderOutside(async (folder) => {
    const rulesBroken = async (text: string) => {
      const file = `${folder}/a.ts`;
      await Deno.writeTextFile(file, text);
      const args = ["lint", "--config", `${root}deno.json`, file];
      const { code, stderr } = await denoIn(root, args);
      const rules = [...stderr.matchAll(/error\[([\w/-]+)\]/g)].map(([, rule]) => rule);
      assertStrictEquals(code, rules.length > 0 ? 1 : 0, stderr);
      return rules;
    };
    const slow = "export const slow = /(a+)+/;\n";
    assertEquals(await rulesBroken(slow), ["matchbox/nested-quantifier"]);
    const excuse = "// deno-lint-ignore matchbox/nested-quantifier -- own text\n";
    assertEquals(await rulesBroken(excuse + slow), []);
  });
});
