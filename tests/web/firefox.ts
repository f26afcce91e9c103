/**
 * A Firefox of the machine, driven by WebDriver BiDi. Playwright drives a Firefox of its own only, which is not among
 * the packages of npm.
 *
 * @module
 */
import { TextLineStream } from "@std/streams";

/** A page or a frame, as BiDi names it. */
export type Context = string;

interface Tree {
  readonly context: Context;
  readonly children: readonly Tree[] | null;
}

/** How long something may take that is waited for, in milliseconds, on a busy machine. */
const PATIENCE = 300_000;

/** Firefox without a window, with one page. */
export class Firefox {
  /** Errors of the pages. */
  readonly complaints: string[] = [];
  readonly #process: Deno.ChildProcess;
  readonly #socket: WebSocket;
  readonly #profile: string;
  readonly #answers = new Map<number, (message: Answer) => void>();
  #page: Context = "";

  private constructor(process: Deno.ChildProcess, socket: WebSocket, profile: string) {
    this.#process = process;
    this.#socket = socket;
    this.#profile = profile;
    socket.onmessage = ({ data }) => {
      const message = JSON.parse(data) as Answer;
      if (message.type !== "event") return this.#answers.get(message.id)?.(message);
      if (message.params.level === "error") this.complaints.push(message.params.text);
    };
  }

  /** Starts it. */
  static async start(program: string): Promise<Firefox> {
    const profile = await Deno.makeTempDir({ prefix: "matchbox firefox " });
    const process = new Deno.Command(program, {
      args: ["--headless", "--no-remote", "--remote-debugging-port=0", "--profile", profile],
      ...{ stdin: "null", stdout: "null", stderr: "piped" },
    }).spawn();
    const lines = process.stderr.pipeThrough(new TextDecoderStream()).pipeThrough(
      new TextLineStream(),
    );
    let address = "";
    for await (const line of lines.values({ preventCancel: true })) {
      address = line.match(/WebDriver BiDi listening on (ws:\S+)/)?.[1] ?? "";
      if (address) break;
    }
    // It goes on writing.
    void lines.pipeTo(new WritableStream());
    const socket = new WebSocket(`${address}/session`);
    await new Promise((resolve) => socket.onopen = resolve);
    const firefox = new Firefox(process, socket, profile);
    await firefox.#send("session.new", { capabilities: {} });
    await firefox.#send("session.subscribe", { events: ["log.entryAdded"] });
    const { contexts } = await firefox.#send("browsingContext.getTree", {});
    firefox.#page = (contexts as Tree[])[0].context;
    return firefox;
  }

  /** Opens a page. */
  async open(url: string): Promise<void> {
    await this.#send("browsingContext.navigate", { context: this.#page, url, wait: "complete" });
  }

  /** The value of an expression in the page, or in a frame. */
  async evaluate(expression: string, context = this.#page): Promise<unknown> {
    const { result, exceptionDetails } = await this.#send("script.evaluate", {
      ...{ expression, awaitPromise: true, target: { context } },
    });
    if (exceptionDetails) throw new Error(`${exceptionDetails.text} in ${expression}`);
    return (result as { value?: unknown }).value;
  }

  /** Waits until an expression is true; returns its value. */
  async until(expression: string, context = this.#page): Promise<unknown> {
    const end = performance.now() + PATIENCE;
    while (performance.now() < end) {
      const value = await this.evaluate(expression, context);
      if (value) return value;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    throw new Error(`never: ${expression}`);
  }

  /** Writes a text in place of that of a field. */
  async fill(selector: string, text: string): Promise<void> {
    await this.click(selector);
    const [field, written] = [selector, text].map((each) => JSON.stringify(each));
    await this.evaluate(
      `document.querySelector(${field}).select(); document.execCommand("insertText", false, ${written})`,
    );
  }

  /** Clicks the element of a selector. */
  async click(selector: string, context = this.#page): Promise<void> {
    const { nodes } = await this.#send("browsingContext.locateNodes", {
      ...{ context, locator: { type: "css", value: selector }, maxNodeCount: 1 },
    });
    await this.evaluate(
      `document.querySelector(${JSON.stringify(selector)}).scrollIntoView({ block: "center" })`,
      context,
    );
    const [{ sharedId }] = nodes as { sharedId: string }[];
    const origin = { type: "element", element: { sharedId } };
    const actions = [
      { type: "pointerMove", ...{ x: 0, y: 0, origin } },
      { type: "pointerDown", button: 0 },
      { type: "pointerUp", button: 0 },
    ];
    await this.#send("input.performActions", {
      ...{ context, actions: [{ type: "pointer", id: "mouse", actions }] },
    });
  }

  /** The frames of the page, in their order. */
  async frames(): Promise<Context[]> {
    const { contexts } = await this.#send("browsingContext.getTree", { root: this.#page });
    return ((contexts as Tree[])[0].children ?? []).map(({ context }) => context);
  }

  /** Ends it. */
  async close(): Promise<void> {
    await this.#send("browser.close", {});
    await this.#process.status;
    await Deno.remove(this.#profile, { recursive: true });
  }

  // deno-lint-ignore no-explicit-any -- each command has its own answer
  async #send(method: string, params: object): Promise<any> {
    const id = this.#answers.size + 1;
    const answer = await new Promise<Answer>((resolve) => {
      this.#answers.set(id, resolve);
      this.#socket.send(JSON.stringify({ id, method, params }));
    });
    if (answer.type === "success") return answer.result;
    throw new Error(`${method}: ${JSON.stringify(answer)}`);
  }
}

type Answer =
  | { readonly type: "success"; readonly id: number; readonly result: unknown }
  | { readonly type: "error"; readonly id: number }
  | { readonly type: "event"; readonly params: { readonly level?: string; readonly text: string } };
