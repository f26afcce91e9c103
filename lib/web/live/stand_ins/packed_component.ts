/**
 * What stands for the packing of components in a page: the site has them packed.
 *
 * @module
 */
import type { ComponentName } from "matchbox/touch/mod.ts";
import { packedPlace } from "../packed_place.ts";
import { siteFile } from "./files.ts";

/** A component as it was packed when the site was written. */
export function packedComponent(name: ComponentName): Promise<string> {
  return Promise.resolve(new TextDecoder().decode(siteFile(packedPlace(name))));
}
