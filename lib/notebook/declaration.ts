/**
 * Cuts a declaration with its docstring out of a file.
 *
 * @module
 */

/**
 * The declaration of `name` with the docstring before it; null when there is none. In formatted files it
 * ends before the next line that begins with anything but a space or a closing bracket.
 *
 * @param keyword the start of the declaration: `export ` or empty
 */
export function declarationIn(file: string, name: string, keyword: "export " | ""): string | null {
  const lines = file.split("\n");
  const begins = new RegExp(
    `^${keyword}(abstract |async )?(function\\*? |class |const )${
      name.replaceAll("$", "\\$")
    }(?![\\w$])`,
  );
  const first = lines.findIndex((line) => begins.test(line));
  if (first < 0) return null;
  const next = lines.findIndex((line, index) => index > first && /^[^\s)}\]]/.test(line));
  const end = next < 0 ? lines.length : next;
  let start = first;
  if (lines[first - 1] === " */" || lines[first - 1]?.startsWith("/** ")) {
    start = lines.findLastIndex((line, index) => index < first && line.startsWith("/**"));
  }
  return lines.slice(start, end).join("\n").trimEnd();
}
