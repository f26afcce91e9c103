/**
 * `bench`: runs the benchmarks of bench/.
 *
 * @module
 */
import { existsSync } from "node:fs";
import { unknownName } from "matchbox/base/mod.ts";
import { FIGURES } from "./performance.ts";

const SUFFIX = "_bench.ts";

/** Benchmarks that take minutes, and run only by their name. */
const LONG = [
  "chess_parts",
  "chess_peers",
  "chess_programs",
  "reversi_peers",
  "rows",
  "scaling",
  "threads",
];

/**
 * Programs that benchmarks may run where they are: a Python with packages of peers, chess engines, a program
 * for Reversi, and a compiler of C.
 */
const PEERS = [
  "out/open_spiel/bin/python",
  "/usr/games/stockfish",
  "out/stockfish",
  "/usr/games/gtp-rhino",
  "/usr/games/gnuchess",
  "/usr/bin/cc",
];

/** Where programs in C are compiled to, with which kernels are compared. */
const BARS = "out/bars";
const BAR_NAMES = ["reversi", "connect_four", "chess"];

/** Where the games against programs of others are kept, for a study. */
const GAMES = "lib/experiments/studies/chess_programs/games";

/** The server with a queue, where it is installed. */
const SERVER = "redis-server";

/**
 * Runs one benchmark or all of them.
 *
 * @param keep whether to keep their tables for docs/performance.md
 * @throws {UsageError} on an unknown name; the message lists the known ones
 */
export async function benchVerb(
  name?: string,
  { keep }: { readonly keep?: boolean } = {},
): Promise<void> {
  const names = [...Deno.readDirSync("bench")].map((entry) => entry.name)
    .filter((file) => file.endsWith(SUFFIX)).map((file) => file.slice(0, -SUFFIX.length)).sort();
  if (name !== undefined && !names.includes(name)) {
    throw unknownName("benchmark", name, names);
  }
  const usual = names.filter((each) => !LONG.includes(each));
  const files = (name === undefined ? usual : [name]).map((one) => `bench/${one}${SUFFIX}`);
  const peers = PEERS.filter((path) => existsSync(path));
  // It measures workers and a server that are programs of their own, which it starts.
  const scaling = name === "scaling";
  const programs = scaling ? [SERVER, Deno.execPath()] : [
    ...peers,
    "/bin/sh",
    ...name === "rows" ? [Deno.execPath()] : [],
    ...BAR_NAMES.map((bar) => `${BARS}/${bar}`),
  ];
  const args = [
    ...["bench", "--no-check", "--no-prompt", `--allow-read=.,${PEERS.join(",")}`],
    // The load of the page, and of the server with a queue, is measured on this machine.
    "--allow-net=127.0.0.1",
    `--allow-run=${programs.join(",")}`,
    "--allow-sys=cpus,osRelease,systemMemoryInfo,loadavg",
    ...(scaling
      ? ["--allow-env=PATH", "--allow-write=out"]
      : [`--allow-write=${BARS},${FIGURES},${GAMES}`]),
    ...files,
    ...keep ? ["--", "--keep"] : [],
  ];
  const { code } = await new Deno.Command(Deno.execPath(), { args }).spawn().status;
  Deno.exitCode = code === 0 ? 0 : 1;
}
