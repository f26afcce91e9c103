/**
 * Who may talk to the server. A page of another site, opened in the same browser, can send requests to this
 * machine too; it is told from our page by its origin, and by the name it used for this machine.
 *
 * @module
 */

/** A numeric address, with its brackets if it is one of IPv6. */
const ADDRESS = /^(\d{1,3}(\.\d{1,3}){3}|\[[0-9a-f:]+\])$/;

/** Which names for this machine a server answers to. */
export interface Listening {
  /** The address that the server listens on, e.g. `127.0.0.1`, or `0.0.0.0` for all of the machine. */
  readonly hostname: string;
  readonly port: number;
}

/**
 * Whether the header `Host` names this server. A name that is not `localhost` is refused: someone may have
 * made it point to this machine. On all addresses of the machine any number is accepted.
 */
export function isOurHost(host: string | null, { hostname, port }: Listening): boolean {
  const found = /^(.+?)(?::(\d+))?$/.exec(host ?? "");
  if (!found || Number(found[2] ?? 80) !== port) return false;
  const name = found[1].toLowerCase();
  if (["localhost", "127.0.0.1", "[::1]", hostname].includes(name)) return true;
  return hostname === "0.0.0.0" && ADDRESS.test(name);
}

/** Whether a request with these headers comes from our own page, or from no page at all. */
export function isOurOrigin(headers: Headers): boolean {
  const origin = headers.get("origin");
  return origin === null || origin === `http://${headers.get("host")?.toLowerCase()}`;
}
