/**
 * Functions that read a file.
 *
 * @module
 */

/** Such a function. */
type Read = (file: unknown, ...rest: unknown[]) => unknown;

/** The function for paths only: number 0 is standard input, which belongs to a person. */
export function byPath<F>(read: F): F {
  const guarded: Read = (file, ...rest) => {
    if (typeof file === "number") throw new Error("an agent of one's own reads files by path");
    return (read as Read)(file, ...rest);
  };
  return guarded as F;
}
