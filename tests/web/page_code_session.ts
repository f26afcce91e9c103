/**
 * Asks twice for the code of the page, for page_code_test.ts: bundling needs a permission that tests lack.
 *
 * @module
 */
import { pageCode } from "matchbox/web/page_code.ts";

/** What came. */
export interface Seen {
  readonly first: string;
  /** The files that were kept then. */
  readonly kept: readonly string[];
  /** What came after the kept file was written anew. */
  readonly second: string;
}

const [folder] = Deno.args;
const code = async () => new TextDecoder().decode(await pageCode(folder));
const first = await code();
const kept = [...Deno.readDirSync(folder)].map(({ name }) => name);
Deno.writeTextFileSync(`${folder}/${kept[0]}`, "as it was kept");
const second = await code();
console.log(JSON.stringify({ first, kept, second } satisfies Seen));
