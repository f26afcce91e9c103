/**
 * Who may talk to the server. A page of another site, opened in the same browser, can send requests to this
 * machine too; it is told from our page by its origin, and by the name it used for this machine.
 *
 * @module
 */

/** A numeric address, with its brackets if it is one of IPv6. */
const ADDRESS = /^(\d{1,3}(\.\d{1,3}){3}|\[[0-9a-f:]+\])$/;

/** Names of this machine, as they are seen from it. */
const OWN_NAMES = ["localhost", "127.0.0.1", "[::1]"];

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
  if ([...OWN_NAMES, hostname].includes(name)) return true;
  return hostname === "0.0.0.0" && ADDRESS.test(name);
}

/** Whether a request with these headers comes from our own page, or from no page at all. */
export function isOurOrigin(headers: Headers): boolean {
  const origin = headers.get("origin");
  return origin === null || origin === `http://${headers.get("host")?.toLowerCase()}`;
}

/** Headers of a request that a proxy has handed on. */
const FORWARDED = ["forwarded", "via", "x-forwarded-for", "x-forwarded-host", "x-real-ip"];

/** An address of this machine, as a socket tells it. */
const LOOPBACK = /^(127(\.\d+){3}|::1|::ffff:127(\.\d+){3})$/;

/**
 * Whether a request comes from this machine itself. One that a proxy on this machine hands on does not: it
 * says so in its headers, or has the name under which others know the machine.
 *
 * @param address from which the connection comes
 */
export function isFromThisMachine(headers: Headers, address: string): boolean {
  if (!LOOPBACK.test(address) || FORWARDED.some((name) => headers.has(name))) return false;
  const name = headers.get("host")?.toLowerCase().replace(/:\d+$/, "") ?? "";
  return OWN_NAMES.includes(name) && isOurOrigin(headers);
}
