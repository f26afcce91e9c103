/**
 * Lines of text from another program, which may send anything.
 *
 * @module
 */

/**
 * The lines of a stream of bytes, without their ends. A line that is longer than the bound is given as null as
 * soon as it is, since it may have no end, and takes no memory.
 *
 * @param longest the bound, in characters
 */
export async function* boundedLines(
  bytes: ReadableStream<Uint8Array<ArrayBuffer>>,
  longest: number,
): AsyncGenerator<string | null> {
  let line = "";
  let tooLong = false;
  for await (const text of bytes.pipeThrough(new TextDecoderStream())) {
    let from = 0;
    for (let end = text.indexOf("\n"); end >= 0; end = text.indexOf("\n", from)) {
      line += text.slice(from, end);
      if (!tooLong) yield line.length > longest ? null : line.replace(/\r$/, "");
      [line, tooLong, from] = ["", false, end + 1];
    }
    line += text.slice(from);
    if (line.length <= longest) continue;
    if (!tooLong) yield null;
    [line, tooLong] = ["", true];
  }
  if (line && !tooLong) yield line;
}
