/**
 * `--engine`: the queue that takes the tasks. Its address may also be in the environment, and must be there if
 * it has a password, because other users of a machine can see the arguments of programs.
 *
 * @module
 */
import { UsageError } from "matchbox/base/mod.ts";
import { type EngineAddress, engineAddress } from "matchbox/runner/engine/address.ts";

/** The variable of the environment. */
const ENGINE_VARIABLE = "MATCHBOX_ENGINE";

/**
 * Reads the address of the engine.
 *
 * @param given the option or argument; default: the variable
 * @returns undefined when there is neither
 * @throws {UsageError} when it is not an address, or a password is among the arguments
 */
export function engineOf(given?: string): EngineAddress | undefined {
  if (given !== undefined) {
    const address = engineAddress(given);
    if (address.password === undefined) return address;
    throw new UsageError(
      "--engine: other users of this machine can see a password among the arguments; expected the address " +
        `in the environment variable ${ENGINE_VARIABLE}, and no --engine`,
    );
  }
  const granted = Deno.permissions.querySync({ name: "env", variable: ENGINE_VARIABLE });
  const variable = granted.state === "granted" ? Deno.env.get(ENGINE_VARIABLE) : undefined;
  return variable ? engineAddress(variable) : undefined;
}

/**
 * Reads the address of the engine of a verb that cannot do without.
 *
 * @throws {UsageError} when there is none
 */
export function neededEngine(owner: string, given?: string): EngineAddress {
  const address = engineOf(given);
  if (address) return address;
  throw new UsageError(
    `${owner}: expected the address of the engine, as redis://HOST:PORT or in the environment variable ` +
      ENGINE_VARIABLE,
  );
}

/** Runs this program again if it may not reach the engine; then it does not return. */
export async function reachEngine({ host, port }: EngineAddress): Promise<void> {
  const server = `${host.includes(":") ? `[${host}]` : host}:${port}`;
  const { endWithParent, runAgain } = await import("./relaunch.ts");
  if (Deno.permissions.querySync({ name: "net", host: server }).state === "granted") {
    return endWithParent();
  }
  await runAgain([`--allow-net=${server}`]);
  Deno.exit();
}

/**
 * Gives up the permission for the network. It is called before code of studies and agents is loaded. The thread of
 * an engine keeps its own.
 */
export function giveUpNetwork(): void {
  Deno.permissions.revokeSync({ name: "net" });
}

/** Gives up the permission to run this program again, which is needed only to reach an engine. */
export function giveUpDeno(): void {
  Deno.permissions.revokeSync({ name: "run", command: Deno.execPath() });
}
