/**
 * `--engine`: the queue that takes the tasks. Its address may also be in the environment, and must be there if
 * it has a password, because other users of a machine can see the arguments of programs.
 *
 * @module
 */
import { UsageError } from "matchbox/base/mod.ts";
import { type QueueAddress, queueAddress } from "matchbox/runner/queue/address.ts";

/** The variable of the environment. */
const QUEUE_VARIABLE = "MATCHBOX_ENGINE";

/**
 * Reads the address of the queue.
 *
 * @param given the option or argument; default: the variable
 * @returns undefined when there is neither
 * @throws {UsageError} when it is not an address, or a password is among the arguments
 */
export function givenQueue(given?: string): QueueAddress | undefined {
  if (given !== undefined) {
    const address = queueAddress(given);
    if (address.password === undefined) return address;
    throw new UsageError(
      "--engine: other users of this machine can see a password among the arguments; expected the address " +
        `in the environment variable ${QUEUE_VARIABLE}, and no --engine`,
    );
  }
  const granted = Deno.permissions.querySync({ name: "env", variable: QUEUE_VARIABLE });
  const variable = granted.state === "granted" ? Deno.env.get(QUEUE_VARIABLE) : undefined;
  return variable ? queueAddress(variable) : undefined;
}

/**
 * Reads the address of the queue of a verb that cannot do without.
 *
 * @throws {UsageError} when there is none
 */
export function neededQueue(owner: string, given?: string): QueueAddress {
  const address = givenQueue(given);
  if (address) return address;
  throw new UsageError(
    `${owner}: expected the address of the queue, as redis://HOST:PORT or in the environment variable ` +
      QUEUE_VARIABLE,
  );
}

/** Runs this program again if it may not reach the queue; then it does not return. */
export async function reachQueue({ host, port }: QueueAddress): Promise<void> {
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
 * a queue keeps its own.
 */
export function giveUpNetwork(): void {
  Deno.permissions.revokeSync({ name: "net" });
}

/** Gives up the permission to run this program again, which is needed only to reach a queue. */
export function giveUpDeno(): void {
  Deno.permissions.revokeSync({ name: "run", command: Deno.execPath() });
}
