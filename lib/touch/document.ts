/**
 * A component as a document that needs nothing else: its code, its styles and its options are in it. It is shown
 * in a frame, so that it works in a notebook, in the pages made from it and without a server.
 *
 * @module
 */
import { escape } from "@std/html";
import { type ComponentName, type ComponentOptions, components } from "./components.ts";
import { packedComponent } from "./packed_component.ts";
import { OPTIONS, PLACE } from "./page/start.ts";

/**
 * The document of a component.
 *
 * @throws {SetupError} when its code cannot be bundled
 */
export async function touchDocument<N extends ComponentName>(
  name: N,
  options: ComponentOptions[N],
): Promise<string> {
  const data = JSON.stringify(options).replaceAll("<", "\\u003c");
  return `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width, initial-scale=1">` +
    `<meta name="color-scheme" content="light dark"><title>${escape(components[name].title)}` +
    `</title></head>` +
    `<body><main id="${PLACE}"></main><script type="application/json" id="${OPTIONS}">${data}</script>` +
    `<script>${UNPACK}("${await packedComponent(name)}")</script></body></html>`;
}

/** Runs in the frame: unpacks styles and code, and adds them to the document. */
const UNPACK = `(async(p)=>{const b=Uint8Array.from(atob(p),(c)=>c.charCodeAt(0));` +
  `const t=new Blob([b]).stream().pipeThrough(new DecompressionStream("gzip"));` +
  `const x=JSON.parse(await new Response(t).text());["style","script"].forEach((n,i)=>{` +
  `const e=document.createElement(n);e.textContent=x[i];document.head.append(e)})})`;
