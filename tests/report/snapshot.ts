/**
 * Snapshots of drawings, of figures.ts and of other rooms' figures: one SVG file for each.
 *
 * @module
 */
import { fail } from "@std/assert";

const folder = new URL("snapshots/", import.meta.url);

/**
 * Compares a drawing with the snapshot of its name. If it differs, it is written beside the snapshot as
 * NAME-changed.svg for inspection. With UPDATE_SNAPSHOTS=1 it replaces the snapshot.
 */
export async function assertSnapshot(name: string, svg: string): Promise<void> {
  const [file, changed] = [`${name}.svg`, `${name}-changed.svg`];
  await Deno.mkdir(folder, { recursive: true });
  await Deno.remove(new URL(changed, folder)).catch(ignoreMissing);
  if (Deno.env.get("UPDATE_SNAPSHOTS") === "1") {
    await Deno.writeTextFile(new URL(file, folder), svg);
    return;
  }
  const expected = await Deno.readTextFile(new URL(file, folder)).catch(ignoreMissing);
  if (svg === expected) return;
  await Deno.writeTextFile(new URL(changed, folder), svg);
  const what = expected === undefined ? "is new" : "differs";
  fail(
    `${name} ${what}: look at tests/report/snapshots/${changed}, then run with UPDATE_SNAPSHOTS=1`,
  );
}

function ignoreMissing(error: unknown): undefined {
  if (!(error instanceof Deno.errors.NotFound)) throw error;
}
