/**
 * `deno task serve` as a process of its own, with the permissions of the task.
 *
 * @module
 */
import { TextLineStream } from "@std/streams";
import { command } from "../fixtures/command.ts";

/** A running server. */
export interface ServeProcess {
  /** The address of the page. */
  readonly url: string;
  /** Ends it at once, as a loss of power would. */
  kill(): void;
  /** Asks it to end; returns its exit code. */
  end(): Promise<number>;
}

/** Starts it; returns when it has said its address. */
export async function serve(args: readonly string[]): Promise<ServeProcess> {
  const child = command(["serve", ...args], { stderr: "inherit" }).spawn();
  const lines = child.stdout.pipeThrough(new TextDecoderStream()).pipeThrough(new TextLineStream());
  for await (const line of lines.values({ preventCancel: true })) {
    const [url] = line.match(/http:\S+/) ?? [];
    if (url) {
      return {
        url,
        kill() {
          child.kill("SIGKILL");
        },
        async end() {
          child.kill("SIGTERM");
          return (await child.status).code;
        },
      };
    }
  }
  throw new Error("the server ended before it said its address");
}
