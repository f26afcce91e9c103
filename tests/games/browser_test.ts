import { assertEquals, assertNotMatch, assertStrictEquals } from "@std/assert";
import { fromFileUrl } from "@std/path";
import { join } from "node:path";
import { plainText, runProgram } from "matchbox/runner/machine/program.ts";
import { findBrowser } from "../browser.ts";
import { KNOWN, report } from "./browser_report.ts";

Deno.test("games, random streams and searches run in a browser, the same as here", async () => {
  const folder = await Deno.makeTempDir();
  try {
    const bundle = join(folder, "report.js");
    const { code, lines } = await runDeno("bundle", "--platform=browser", "-o", bundle, REPORT);
    assertStrictEquals(code, 0, lines.join("\n"));
    const source = await Deno.readTextFile(bundle);
    assertNotMatch(source, /["']node:|\bDeno\.|\bprocess\./);

    const browser = await findBrowser();
    if (!browser) return;
    const session = await runDeno("run", "-A", SESSION, browser, bundle);
    assertStrictEquals(session.code, 0, session.lines.join("\n"));
    const there = JSON.parse(session.lines.at(-1)!) as ReturnType<typeof report>;
    assertEquals(there.perft, KNOWN.map(([, , nodes]) => nodes));
    // The golden values of the stream: see tests/base/random_test.ts.
    assertEquals(there.draws.slice(0, 3), [1280702359, 1443928296, 3686194199]);
    assertEquals(there, JSON.parse(JSON.stringify(report())));
  } finally {
    await Deno.remove(folder, { recursive: true });
  }
});

const REPORT = fromFileUrl(new URL("./browser_report.ts", import.meta.url));
const SESSION = fromFileUrl(new URL("./browser_session.ts", import.meta.url));

function runDeno(...args: string[]) {
  return runProgram(Deno.execPath(), args, { more: plainText });
}
