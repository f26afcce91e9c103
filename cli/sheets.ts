/**
 * `sheets`: the boxes of a machine of matchboxes, to be printed and built by hand.
 *
 * @module
 */
import { dirname } from "@std/path";
import { unknownName } from "matchbox/base/mod.ts";
import { type MachineGame, MACHINES } from "matchbox/web/sheets/boxes.ts";
import { sheetPage } from "matchbox/web/sheets/sheet_page.ts";
import { checkWritable } from "./allowed_paths.ts";

/** `sheets`. */
export async function sheetsVerb(game: string, options: { readonly out?: string }): Promise<void> {
  if (!(game in MACHINES)) {
    throw unknownName("machine of matchboxes for", game, Object.keys(MACHINES));
  }
  const out = options.out ?? `out/sheets/${game}.html`;
  checkWritable("--out", out);
  await Deno.mkdir(dirname(out), { recursive: true });
  await Deno.writeTextFile(out, sheetPage(game as MachineGame));
  console.log(`wrote ${out}: open it in a browser and print it`);
}
