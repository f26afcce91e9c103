/**
 * Where the site has what notebooks show in frames.
 *
 * @module
 */

/** The address of a packed component, relative to the start page. */
export function packedPlace(name: string): string {
  return `live/touch/${name}.txt`;
}
