/**
 * `licences`: writes LICENSES.md, and says whether it is what the packages ask for.
 *
 * @module
 */
import { existsSync } from "node:fs";
import { licenceList, licenceProblems } from "matchbox/licences/licence_list.ts";

const PATH = "LICENSES.md";

/** `licences`. */
export function licencesVerb(): void {
  Deno.writeTextFileSync(PATH, licenceList(Deno.cwd(), written()));
  console.log(`wrote ${PATH}`);
}

/** What is wrong with LICENSES.md, a line each; none when all is well. */
export function problemsOfLicences(): string[] {
  return licenceProblems(Deno.cwd(), written());
}

function written(): string {
  return existsSync(PATH) ? Deno.readTextFileSync(PATH) : "";
}
