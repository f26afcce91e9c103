/**
 * Program text with its parts marked, for the colours of the style sheet.
 *
 * @module
 */
import { escape } from "@std/html";
import hljs, { bash, css, json, python, typescript } from "highlight.js";

for (const [name, language] of Object.entries({ bash, css, json, python, typescript })) {
  hljs.registerLanguage(name, language);
}

/**
 * Program text as HTML, in a box that scrolls when a line is too long.
 *
 * @param language a name or a file ending such as `ts`; any other text is shown in one colour
 */
export function codeBlock(text: string, language: string): string {
  const known = hljs.getLanguage(language);
  const marked = known ? hljs.highlight(text, { language }).value : escape(text);
  return `<pre><code>${marked}</code></pre>\n`;
}
