/**
 * What kernel.py asks about the text of cells, as lines of JSON on standard input; a line of JSON answers each, with
 * the number of the question.
 *
 *     deno run --allow-read --allow-run service.ts PID [--types]
 *
 * PID is the Deno kernel, which ends when kernel.py has gone without ending it. With `--types` the types are looked at.
 *
 * @module
 */
import { linesOf } from "matchbox/runner/machine/program.ts";
import { prepareCell } from "./prepared_cell.ts";
import { TypedCells } from "./typed_cells.ts";

/** A question of kernel.py. */
interface Question {
  /** Stands in the answer too. */
  readonly id: number;
  readonly kind: "prepare" | "forget" | "inspect" | "complete";
  /** The text of the cell. */
  readonly code: string;
  /** A place in it, in code points. */
  readonly cursor: number;
}

const [kernel, types] = Deno.args;
const cells = new TypedCells(Deno.cwd());

for await (const line of linesOf(Deno.stdin.readable)) void answer(JSON.parse(line));

// The end of the input is the end of kernel.py, which ends the kernel itself where it can.
try {
  Deno.kill(Number(kernel), "SIGKILL");
} catch (error) {
  if (!(error instanceof Deno.errors.NotFound)) throw error;
}
Deno.exit();

async function answer({ id, kind, code, cursor }: Question): Promise<void> {
  const say = (content: object) => console.log(JSON.stringify({ id, ...content }));
  if (kind === "prepare") {
    const { typed, ...prepared } = await prepareCell(code);
    say(prepared);
    const warning = typed !== null && types ? await cells.add(typed) : "";
    return say({ warning });
  }
  if (kind === "forget") {
    cells.forget(code);
    return say({});
  }
  const place = [...code].slice(0, cursor).join("").length;
  if (kind === "inspect") {
    const text = types ? await cells.documentation(code, place) : null;
    say({
      found: text !== null,
      data: text === null ? {} : { "text/markdown": text, "text/plain": text },
    });
  } else {
    const { matches, start } = types
      ? await cells.completions(code, place)
      : { matches: [], start: place };
    say({ matches, cursor_start: [...code.slice(0, start)].length, cursor_end: cursor });
  }
}
