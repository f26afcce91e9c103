/**
 * `deno task serve` as a process of its own, with the permissions of the task.
 *
 * @module
 */
import { TextLineStream } from "@std/streams";
import { commandArgs, root } from "../fixtures/command.ts";

/** A running server. */
export interface ServeProcess {
  /** The address of the page. */
  readonly url: string;
  /** The token of the host. */
  readonly token: string;
  readonly pid: number;
  /** What it has printed on standard output until now, by lines. */
  readonly printed: readonly string[];
  /** Ends it at once, as a loss of power would. */
  kill(): void;
  /** Asks it to end; returns its exit code and what it said on standard error, if that was kept. */
  end(): Promise<{ readonly code: number; readonly said: string }>;
}

/**
 * Starts it; returns when it has said its address and its token.
 *
 * @param files how many files it may have open, on Unix; what it says on standard error is then kept
 */
export async function serve(args: readonly string[], files?: number): Promise<ServeProcess> {
  const limit = files === undefined ? "" : `ulimit -n ${files}; `;
  const deno = [Deno.execPath(), ...commandArgs(["serve", ...args])];
  const [program, ...more] = limit ? ["sh", "-c", `${limit} exec "$0" "$@"`, ...deno] : deno;
  const child = new Deno.Command(program, {
    ...{ args: more, cwd: root, env: { NO_COLOR: "1" } },
    ...{ stdin: "null", stdout: "piped", stderr: limit ? "piped" : "inherit" },
  }).spawn();
  const said = limit ? new Response(child.stderr).text() : Promise.resolve("");
  const lines = child.stdout.pipeThrough(new TextDecoderStream()).pipeThrough(new TextLineStream());
  const printed: string[] = [];
  const token = Promise.withResolvers<string>();
  const all = (async () => {
    for await (const line of lines) {
      printed.push(line);
      const [, found] = line.match(/#\/host\/(\w+)$/) ?? [];
      if (found) token.resolve(found);
    }
    token.reject(new Error("the server ended before it said its address"));
  })();
  return {
    token: await token.promise,
    url: printed.join("\n").match(/http:\S+/)![0],
    pid: child.pid,
    printed,
    kill() {
      child.kill("SIGKILL");
    },
    async end() {
      child.kill("SIGTERM");
      await all;
      return { code: (await child.status).code, said: await said };
    },
  };
}
