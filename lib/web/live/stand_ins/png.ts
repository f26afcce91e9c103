/**
 * What stands for PNG in a page, which shows SVG.
 *
 * @module
 */

/** No picture. */
export function toPng(): Promise<Uint8Array> {
  return Promise.resolve(new Uint8Array());
}
