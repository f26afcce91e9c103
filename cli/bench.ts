/**
 * `bench`: runs the benchmarks of bench/.
 *
 * @module
 */
import { existsSync } from "node:fs";
import { unknownName } from "matchbox/base/mod.ts";

const SUFFIX = "_bench.ts";

/** A Python with packages of peers, which benchmarks may run where it is installed. */
const PEERS = "out/open_spiel/bin/python";

/** The server with a queue, where it is installed. */
const SERVER = "redis-server";

/**
 * Runs one benchmark or all of them.
 *
 * @throws {UsageError} on an unknown name; the message lists the known ones
 */
export async function benchVerb(name?: string): Promise<void> {
  const names = [...Deno.readDirSync("bench")].map((entry) => entry.name)
    .filter((file) => file.endsWith(SUFFIX)).map((file) => file.slice(0, -SUFFIX.length)).sort();
  if (name !== undefined && !names.includes(name)) {
    throw unknownName("benchmark", name, names);
  }
  const files = (name === undefined ? names : [name]).map((one) => `bench/${one}${SUFFIX}`);
  const peers = existsSync(PEERS) ? [PEERS] : [];
  // It measures workers and a server that are programs of their own, which it starts.
  const scaling = files.some((file) => file.includes("scaling"));
  const programs = scaling ? [...peers, SERVER, Deno.execPath()] : peers;
  const more = scaling
    ? ["--allow-net=127.0.0.1", "--allow-env=PATH", "--allow-write=out", "--no-check"]
    : [];
  const run = programs.length > 0 ? [`--allow-run=${programs.join(",")}`] : [];
  const args = ["bench", "--no-prompt", "--allow-read=.", ...run, ...more, ...files];
  const { code } = await new Deno.Command(Deno.execPath(), { args }).spawn().status;
  Deno.exitCode = code === 0 ? 0 : 1;
}
