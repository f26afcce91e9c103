/**
 * The files of rows: a CSV for each set. Those of fresh seeds are compressed, because there are five of each and
 * what is read of them is mostly their verdicts.
 *
 * @module
 */
import { Gunzip, Gzip } from "fflate";
import { readRegularFile } from "matchbox/base/mod.ts";
import { FRESH_SEEDS } from "matchbox/experiments/mod.ts";

/** The path of the rows of a set within the folder of a run with this seed. */
export function rowsPath(set: string, seed: number): string {
  return `rows/${set}.csv${FRESH_SEEDS.includes(seed) ? PACKED : ""}`;
}

/** What the file of this path holds, of the chunks of a CSV. */
export function* fileChunks(path: string, csv: Iterable<string>): Generator<Uint8Array> {
  const encoder = new TextEncoder();
  if (!path.endsWith(PACKED)) {
    for (const text of csv) yield encoder.encode(text);
    return;
  }
  const ready: Uint8Array[] = [];
  // Without the time, the same rows are the same bytes.
  const pack = new Gzip({ level: 9, mtime: 0 }, (chunk) => ready.push(chunk));
  for (const text of csv) {
    pack.push(encoder.encode(text));
    yield* ready.splice(0);
  }
  pack.push(new Uint8Array(0), true);
  yield* ready;
}

/**
 * The CSV in a file of rows.
 *
 * @throws {Error} as `readRegularFile`, and when the compressed bytes are damaged
 */
export function readRowsText(path: string): string {
  const bytes = readRegularFile(path);
  const decoder = new TextDecoder("utf-8", { ignoreBOM: true });
  if (!path.endsWith(PACKED)) return decoder.decode(bytes);
  let text = "";
  const unpack = new Gunzip((chunk, last) => text += decoder.decode(chunk, { stream: !last }));
  unpack.push(bytes, true);
  return text;
}

const PACKED = ".gz";
