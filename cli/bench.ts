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
  const peers = existsSync(PEERS) ? [`--allow-run=${PEERS}`] : [];
  // The load of the page is measured on this machine.
  const net = "--allow-net=127.0.0.1";
  const args = ["bench", "--no-check", "--no-prompt", "--allow-read=.", net, ...peers, ...files];
  const { code } = await new Deno.Command(Deno.execPath(), { args }).spawn().status;
  Deno.exitCode = code === 0 ? 0 : 1;
}
