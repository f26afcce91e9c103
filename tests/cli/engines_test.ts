import { assert, assertEquals, assertMatch, assertStrictEquals } from "@std/assert";
import { playMatch, readRecordFile } from "matchbox/arena/mod.ts";
import { findGame } from "matchbox/games/mod.ts";
import { programsOf } from "../../cli/chess_programs.ts";
import { command, commandArgs, root, run, sizeOf } from "../fixtures/command.ts";
import { faulty, living, withPids } from "../fixtures/faulty_engines.ts";

/** Our own engine, as another program. */
function ownEngine(agent: string): string {
  const words = [Deno.execPath(), ...commandArgs(["uci"])].map((word) => `"${word}"`);
  return `uci:command=(${words.join(" ")} "${agent}")`;
}

Deno.test("an engine plays the same games as the agent that it is", async () => {
  // With a limit of nodes it deepens here too, which decides between equal moves.
  const agent = "alphabeta:depth=2,eval=piece_squares,nodes=1000000";
  const opponent = "alphabeta:depth=1";
  const rules = { games: 2, plies: 0, maxPlies: 24 };
  const played = playMatch(findGame("chess"), agent, opponent, { ...rules, seed: 1 }).records;
  const out = `out/${crypto.randomUUID()}.pgn`;
  try {
    const { code, stderr } = await run(
      ...["match", "chess", ownEngine(agent), opponent, "--games", "2", "--plies", "0"],
      ...["--max-plies", "24", "--jobs", "0", "--store", ":memory:", "--out", out],
    );
    assertStrictEquals(code, 0, stderr);
    const { records } = await readRecordFile(root + out);
    assertEquals(records.map(({ moves }) => moves), played.map(({ moves }) => moves));
    assertStrictEquals(played[0].moves.length, 24);
    assertMatch(
      records[0].agents[0],
      /,id=Matchbox alphabeta depth 2 eval piece_squares nodes 1000000$/,
    );
  } finally {
    await Deno.remove(root + out).catch(() => {});
  }
});

Deno.test("programs are named by the engines of a spec and of the specs inside it", () => {
  assertEquals(programsOf("search:depth=4"), []);
  assertEquals(programsOf("uci:command=stockfish -x,nodes=4"), ["stockfish"]);
  assertEquals(programsOf('book:then=uci(command="/a b/c" d)'), ["/a b/c"]);
  assertEquals(programsOf("uci:command=(deno run x uci alphabeta:depth=2,eval=material)"), [
    "deno",
  ]);
});

/** What ends a match: a signal to the command, or a kill of some of its processes at once. */
const ENDS = {
  "Ctrl-C": (process) => process.kill("SIGINT"),
  "a signal": (process) => process.kill("SIGTERM"),
  "a kill of the command": (process) => process.kill("SIGKILL"),
  "a kill of the process that plays": async ({ pid }) => kill(await childrenOf(pid)),
  "a kill of both": async ({ pid }) => kill([pid, ...await childrenOf(pid)]),
} satisfies Record<string, (process: Deno.ChildProcess) => void | Promise<void>>;

for (const [name, end] of Object.entries(ENDS)) {
  Deno.test(`${name} ends a match and its engine, which ignores its input and most signals`, async () => {
    await withPids(async (pids) => {
      const args = ["match", "chess", faulty("hangs", pids), "random", "--store", ":memory:"];
      const process = command([...args, "--jobs", name === "Ctrl-C" ? "1" : "0"]).spawn();
      const ended = process.output();
      // It has been asked for its name, and then plays.
      while (await numbersIn(pids) < 2) await pause();
      assertStrictEquals((await living(pids)).length, 1);
      await pause(300);
      await end(process);
      const { code, stderr } = await ended;
      if (name === "Ctrl-C") {
        assertStrictEquals(code, 130, new TextDecoder().decode(stderr));
        assertMatch(new TextDecoder().decode(stderr), /stopped; finished games are kept/);
      } else assert(code !== 0);
      const late = performance.now() + 10_000;
      while ((await living(pids)).length > 0 && performance.now() < late) await pause();
      assertEquals(await living(pids), []);
    });
  });
}

/** Processes that this one has started and that are not just the watcher's beginning. */
async function childrenOf(pid: number): Promise<number[]> {
  const { stdout } = await new Deno.Command("ps", { args: ["-A", "-o", "ppid=,pid="] }).output();
  const lines = new TextDecoder().decode(stdout).trim().split("\n");
  return lines.map((line) => line.trim().split(/\s+/).map(Number))
    .filter(([parent]) => parent === pid).map(([, child]) => child);
}

function kill(pids: readonly number[]): void {
  for (const pid of pids) Deno.kill(pid, "SIGKILL");
}

async function numbersIn(pids: string): Promise<number> {
  if (await sizeOf(pids) === 0) return 0;
  return (await Deno.readTextFile(pids)).trim().split("\n").length;
}

function pause(milliseconds = 30): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
