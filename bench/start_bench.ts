/**
 * The CPU time until a command has done something small, and until the page is served. Each is a process of its own,
 * with all its threads; the commands take turns.
 *
 * @module
 */
import { medianOf } from "./cpu_time.ts";
import { tablesOf } from "./kept_tables.ts";

const ROUNDS = 5;

/** Commands, as in `deno task`. */
const COMMANDS = {
  "help": "--help",
  "the list of studies": "study list",
  "perft of tic-tac-toe to depth 5": "perft tictactoe 5",
  "a match of two games, in one thread":
    "match tictactoe random random --games 2 --jobs 0 --store :memory:",
  "the same on workers": "match tictactoe random random --games 2 --store :memory:",
} as const;

const deno =
  `"${Deno.execPath()}" run --node-modules-dir=manual --no-remote --quiet --no-prompt --unstable-bundle --allow-all cli.ts`;

/** Waits until the page is served, and ends it. */
const SERVE = `out=$(mktemp); ${deno} serve --port 0 --store :memory: > $out 2>&1 & ` +
  `until grep -q "Matchbox is at" $out; do sleep 0.1; done; kill -TERM $!; wait $!; rm $out`;

const scripts = new Map([
  ...Object.entries(COMMANDS).map(([name, args]) => [name, `${deno} ${args} > /dev/null`] as const),
  ["the page is served, and ended", SERVE],
]);
const seconds = new Map([...scripts.keys()].map((name) => [name, [] as number[]]));
// The first round fills the caches.
for (let round = 0; round <= ROUNDS; round++) {
  for (const [name, script] of scripts) {
    const used = await secondsOf(script);
    if (round > 0) seconds.get(name)!.push(used);
  }
}
tablesOf("start")(
  `CPU time of a process, median of ${ROUNDS} with the least and the most`,
  [...seconds].map(([command, all]) => ({
    command,
    "CPU time": `${medianOf(all).toFixed(2)} s`,
    "least and most": `${Math.min(...all).toFixed(2)} to ${Math.max(...all).toFixed(2)} s`,
  })),
);

/** CPU seconds of what a shell runs. */
async function secondsOf(script: string): Promise<number> {
  const args = ["-c", `${script}; times`];
  const { stdout } = await new Deno.Command("/bin/sh", { args, stderr: "null" }).output();
  // The second line of `times` is of its children: user and system.
  const [, children] = new TextDecoder().decode(stdout).trim().split("\n");
  const times = [...children.matchAll(/(\d+)m([\d.]+)s/g)];
  return times.reduce((sum, [, minutes, rest]) => sum + 60 * Number(minutes) + Number(rest), 0);
}
