/**
 * Deno's language server, which editors use too: it knows the types, the documentation and the errors of a module.
 *
 * @module
 */
import { toFileUrl } from "@std/path";

/** A place in a module, as the protocol counts: from 0, columns in UTF-16 units. */
export interface Position {
  readonly line: number;
  readonly character: number;
}

/** An error or warning in a module. */
export interface Diagnostic {
  readonly range: { readonly start: Position };
  /** 1 is an error. */
  readonly severity?: number;
  /** The part of Deno that reports it; `deno-ts` checks the types. */
  readonly source?: string;
  readonly code?: number | string;
  readonly message: string;
}

/** A proposed completion. */
export interface Completion {
  readonly label: string;
  readonly sortText?: string;
}

/** A message of the protocol: a request, an answer or a notice. */
interface Message {
  readonly id?: number;
  readonly method?: string;
  readonly params?: { readonly items?: readonly unknown[] };
  readonly result?: unknown;
}

/** What editors set: types are checked, and no other module is read before it is needed. */
const SETTINGS = { enable: true, lint: false, documentPreloadLimit: 0 };

/** A language server with one open module, whose text changes. */
export class LanguageServer {
  readonly #child: Deno.ChildProcess;
  readonly #writer: WritableStreamDefaultWriter<Uint8Array<ArrayBuffer>>;
  readonly #waiting = new Map<number, (result: unknown) => void>();
  readonly #uri: string;
  readonly #ready: Promise<unknown>;
  #version = 0;
  #requests = 0;
  #text: string | undefined;

  /**
   * Starts it.
   *
   * @param root the folder of the project, with its import map
   * @param file the path of the module, which need not exist
   */
  constructor(root: string, file: string) {
    this.#uri = toFileUrl(file).href;
    this.#child = new Deno.Command(Deno.execPath(), {
      args: ["lsp", "--quiet"],
      stdin: "piped",
      stdout: "piped",
      stderr: "null",
    }).spawn();
    this.#writer = this.#child.stdin.getWriter();
    void this.#listen();
    const rootUri = toFileUrl(root).href;
    this.#ready = this.#request("initialize", {
      processId: Deno.pid,
      rootUri,
      workspaceFolders: [{ uri: rootUri, name: "project" }],
      capabilities: {
        workspace: { configuration: true },
        textDocument: { hover: { contentFormat: ["markdown"] }, diagnostic: {} },
      },
      initializationOptions: SETTINGS,
    }).then(() => this.#send({ method: "initialized", params: {} }));
  }

  /** The documentation of the name at a place, as Markdown; null when there is none. */
  async hover(text: string, position: Position): Promise<string | null> {
    const hover = await this.#ask<{ contents: { value: string } } | null>(
      "textDocument/hover",
      text,
      { position },
    );
    return hover?.contents.value ?? null;
  }

  /** What can be written at a place. */
  async completions(text: string, position: Position): Promise<readonly Completion[]> {
    const list = await this.#ask<{ items: readonly Completion[] } | null>(
      "textDocument/completion",
      text,
      { position },
    );
    return list?.items ?? [];
  }

  /** The errors of the module, and what else is said of it. */
  async diagnostics(text: string): Promise<readonly Diagnostic[]> {
    const report = await this.#ask<{ items: readonly Diagnostic[] }>(
      "textDocument/diagnostic",
      text,
    );
    return report.items;
  }

  async #ask<T>(method: string, text: string, params: object = {}): Promise<T> {
    await this.#ready;
    await this.#setText(text);
    return await this.#request(method, { textDocument: { uri: this.#uri }, ...params }) as T;
  }

  async #setText(text: string): Promise<void> {
    if (text === this.#text) return;
    const opened = this.#text !== undefined;
    this.#text = text;
    const textDocument = { uri: this.#uri, version: ++this.#version };
    await this.#send(
      opened
        ? { method: "textDocument/didChange", params: { textDocument, contentChanges: [{ text }] } }
        : {
          method: "textDocument/didOpen",
          params: { textDocument: { ...textDocument, languageId: "typescript", text } },
        },
    );
  }

  async #request(method: string, params: object): Promise<unknown> {
    const id = ++this.#requests;
    const { promise, resolve } = Promise.withResolvers<unknown>();
    this.#waiting.set(id, resolve);
    await this.#send({ id, method, params });
    return await promise;
  }

  async #send(message: object): Promise<void> {
    const bytes = new TextEncoder().encode(JSON.stringify({ jsonrpc: "2.0", ...message }));
    const head = new TextEncoder().encode(`Content-Length: ${bytes.length}\r\n\r\n`);
    await this.#writer.write(new Uint8Array([...head, ...bytes]));
  }

  async #listen(): Promise<void> {
    for await (const message of messagesIn(this.#child.stdout)) {
      const { id, method, params, result } = message as Message;
      if (id === undefined) continue;
      if (method === undefined) this.#waiting.get(id)?.(result);
      else {
        const settings = params?.items?.map(() => SETTINGS);
        void this.#send({ id, result: method === "workspace/configuration" ? settings : null });
      }
    }
  }
}

/** The messages in a stream: a head with a length, an empty line, and so many bytes of JSON. */
async function* messagesIn(stream: ReadableStream<Uint8Array>): AsyncIterable<unknown> {
  let bytes: Uint8Array = new Uint8Array();
  for await (const chunk of stream) {
    bytes = new Uint8Array([...bytes, ...chunk]);
    for (let end = endOfMessage(bytes); end; end = endOfMessage(bytes)) {
      yield JSON.parse(new TextDecoder().decode(bytes.subarray(end.head, end.body)));
      bytes = bytes.slice(end.body);
    }
  }
}

/** Where the head and the body of the first message end; null when it has not arrived. */
function endOfMessage(bytes: Uint8Array): { head: number; body: number } | null {
  const text = new TextDecoder("latin1").decode(bytes.subarray(0, 200));
  const found = /^(?:.*\r\n)*?Content-Length: (\d+)\r\n(?:.+\r\n)*\r\n/i.exec(text);
  if (!found) return null;
  const [head, body] = [found[0].length, found[0].length + Number(found[1])];
  return bytes.length < body ? null : { head, body };
}
