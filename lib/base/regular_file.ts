/**
 * Reading the files that a person names. Everyone reads them here, because a name may lead to anything: a
 * device such as /dev/zero has no end, a pipe may never have a beginning, and a file may be too large for
 * the memory. Only regular files of bounded size are read; a link counts as what it leads to.
 *
 * @module
 */

/** The most bytes of a file that is read as a whole: more would not fit into one text. */
const MOST_BYTES = 400_000_000;

/** The most bytes of a file of code: far more than anybody writes. */
export const MOST_CODE_BYTES = 10_000_000;

/** The part of Deno that is needed. In a browser there is none, and no file to read. */
interface Files {
  statSync(path: string | URL): {
    readonly isFile: boolean;
    readonly isDirectory: boolean;
    readonly size: number;
  };
  openSync(path: string | URL): { readSync(bytes: Uint8Array): number | null; close(): void };
}

const { Deno: files } = globalThis as { Deno?: Files };

/**
 * Checks that there is a regular file, before it is read or loaded in some other way.
 *
 * @param most the most bytes that it may have
 * @returns its size in bytes
 * @throws {Error} when it cannot be read; `whyNotRead` tells the reason
 */
export function checkRegularFile(path: string | URL, most = Infinity): number {
  if (!files) throw new Error("there are no files here");
  const { isFile, isDirectory, size } = files.statSync(path);
  if (isDirectory) throw new Error("it is a folder");
  if (!isFile) throw new Error("it is a device, a pipe or a socket; expected a file");
  if (size > most) throw new Error(`it has ${size} bytes; expected at most ${most}`);
  return size;
}

/**
 * The bytes of a regular file, as many as it has now.
 *
 * @param most the most bytes that it may have
 * @throws {Error} when it cannot be read; `whyNotRead` tells the reason
 */
export function readRegularFile(path: string | URL, most = MOST_BYTES): Uint8Array {
  const bytes = new Uint8Array(checkRegularFile(path, most));
  const file = files!.openSync(path);
  try {
    let length = 0;
    while (length < bytes.length) {
      const count = file.readSync(bytes.subarray(length));
      if (count === null) return bytes.slice(0, length);
      length += count;
    }
    return bytes;
  } finally {
    file.close();
  }
}

/**
 * The text of a regular file in UTF-8; what is none becomes U+FFFD.
 *
 * @throws {Error} as `readRegularFile`
 */
export function readRegularText(path: string | URL, most = MOST_BYTES): string {
  return new TextDecoder("utf-8", { ignoreBOM: true }).decode(readRegularFile(path, most));
}
