/**
 * The syntax error of a cell, as the parser of Deno tells it. Linting is the quickest of its commands that parse.
 *
 * @module
 */

/** What `deno lint --json` says of a text that it cannot parse. */
interface LintReport {
  readonly errors: readonly { readonly message: string }[];
}

/**
 * Finds the first syntax error of a cell.
 *
 * @returns the place, the reason and the line, e.g. `line 1, column 10: Unexpected token ...`; null without an error
 */
export async function syntaxProblem(source: string): Promise<string | null> {
  const message = await parserMessage(source);
  if (message === null) return null;
  const place = /\n\s+at \S*:(\d+):(\d+)\s*$/.exec(message);
  const text = message.replace(/^SyntaxError: /, "").replace(place?.[0] ?? "", "");
  return place ? `line ${place[1]}, column ${place[2]}: ${text}` : text;
}

/** The message of Deno's parser; null when it can parse the text. */
async function parserMessage(source: string): Promise<string | null> {
  const child = new Deno.Command(Deno.execPath(), {
    args: ["lint", "--no-config", "--json", "-"],
    env: { NO_COLOR: "1" },
    stdin: "piped",
    stdout: "piped",
    stderr: "null",
  }).spawn();
  const output = child.output();
  const writer = child.stdin.getWriter();
  await writer.write(new TextEncoder().encode(source));
  await writer.close();
  const report: LintReport = JSON.parse(new TextDecoder().decode((await output).stdout));
  return report.errors[0]?.message ?? null;
}
