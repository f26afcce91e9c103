/** The server's side of WebSockets. The types of the package would bring those of Node with them. */
import type { Buffer } from "node:buffer";
import type { IncomingMessage } from "node:http";
import type { Duplex } from "node:stream";

/** The server's end of one WebSocket. */
export interface ServerSocket {
  readonly readyState: number;
  /** Bytes that wait to be sent. */
  readonly bufferedAmount: number;
  send(text: string): void;
  ping(): void;
  pong(data: Buffer): void;
  close(code: number, reason: string): void;
  /** Ends it at once. */
  terminate(): void;
  on(event: "message", listener: (data: Buffer, isBinary: boolean) => void): this;
  on(event: "ping", listener: (data: Buffer) => void): this;
  on(event: "pong" | "close" | "error", listener: () => void): this;
}

export declare class WebSocketServer {
  constructor(options: {
    readonly noServer: true;
    /** Whether it keeps a list of its sockets. */
    readonly clientTracking: boolean;
    /** Whether it answers each ping. */
    readonly autoPong: boolean;
    /** The most bytes of a message, in one frame or in many. */
    readonly maxPayload: number;
    /** Milliseconds in which the other side answers a close; then the connection ends anyway. */
    readonly closeTimeout: number;
  });
  /** Answers a request for a WebSocket. One with wrong headers is refused, and never handed on. */
  handleUpgrade(
    request: IncomingMessage,
    stream: Duplex,
    head: Buffer,
    onSocket: (socket: ServerSocket) => void,
  ): void;
}
