/**
 * A connection to the server on which a test sends any bytes: half requests, frames without an end.
 *
 * @module
 */

const encoder = new TextEncoder();

/** A request for a WebSocket, without its end. */
const UPGRADE = "Connection: upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n" +
  "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n";

/** Opcodes of a frame (RFC 6455), and the bit that says that it is the last one of its message. */
export const [CONTINUED, TEXT, PING, FINAL] = [0, 1, 9, 0x80];

/** A connection. */
export class RawConnection implements Disposable {
  readonly #connection: Deno.TcpConn;
  readonly #host: string;

  private constructor(connection: Deno.TcpConn, host: string) {
    this.#connection = connection;
    this.#host = host;
  }

  /** Connects to the server of a page. */
  static async open(url: string): Promise<RawConnection> {
    const { hostname, port, host } = new URL(url);
    return new RawConnection(await Deno.connect({ hostname, port: Number(port) }), host);
  }

  /** Connects, and sends a request whose headers have no end. */
  static async half(url: string): Promise<RawConnection> {
    const connection = await RawConnection.open(url);
    await connection.send(connection.#request("/"));
    return connection;
  }

  /** Connects to its WebSocket; the answer is its first bytes. */
  static async socket(url: string): Promise<RawConnection> {
    const connection = await RawConnection.open(url);
    await connection.send(`${connection.#request("/socket")}${UPGRADE}\r\n`);
    const answer = await connection.receive();
    if (answer.startsWith("HTTP/1.1 101 ")) return connection;
    connection[Symbol.dispose]();
    throw new Error(answer);
  }

  /** Sends a request for a file. */
  async ask(path: string): Promise<void> {
    await this.send(`${this.#request(path)}\r\n`);
  }

  #request(path: string): string {
    return `GET ${path} HTTP/1.1\r\nHost: ${this.#host}\r\n`;
  }

  /** Sends all of it; returns when the system has taken it, and throws when the other side has closed. */
  async send(data: string | Uint8Array): Promise<void> {
    const bytes = typeof data === "string" ? encoder.encode(data) : data;
    for (let from = 0; from < bytes.length;) {
      from += await this.#connection.write(bytes.subarray(from));
    }
  }

  /** Sends a frame of a WebSocket, masked by zeros. */
  async frame(head: number, payload: Uint8Array): Promise<void> {
    const short = payload.length < 126;
    const start = new DataView(new ArrayBuffer(short ? 6 : 14));
    start.setUint8(0, head);
    start.setUint8(1, 0x80 | (short ? payload.length : 127));
    if (!short) start.setBigUint64(2, BigInt(payload.length));
    await this.send(new Uint8Array(start.buffer));
    await this.send(payload);
  }

  /** The next bytes, as text of one byte a character; nothing at the end. */
  async receive(): Promise<string> {
    const buffer = new Uint8Array(4096);
    const count = await this.#connection.read(buffer);
    return String.fromCharCode(...buffer.subarray(0, count ?? 0));
  }

  /** Waits until the other side closes; returns what came until then. */
  async closed(): Promise<string> {
    let all = "";
    try {
      for (let part; (part = await this.receive()) !== "";) all += part;
    } catch (error) {
      if (!(error instanceof Deno.errors.ConnectionReset)) throw error;
    }
    return all;
  }

  [Symbol.dispose](): void {
    this.#connection.close();
  }
}
