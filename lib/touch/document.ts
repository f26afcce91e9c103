/**
 * A component as a document that needs nothing else: its code, its styles and its options are in it. It is shown
 * in a frame, so that it works in a notebook, in the pages made from it and without a server.
 *
 * @module
 */
import { encodeBase64 } from "@std/encoding";
import { escape } from "@std/html";
import { fromFileUrl } from "@std/path";
import { gzipSync } from "fflate";
import { SetupError } from "matchbox/base/mod.ts";
import { type ComponentName, type ComponentOptions, components } from "./components.ts";
import { OPTIONS, PLACE } from "./page/start.ts";

/**
 * Large files that components do without, as they are imported: weights that are trained and the perfect play of
 * Metelyk, which no component offers, and kernels, in whose place the searches in TypeScript run.
 */
const LEFT_OUT = [
  "*/reversi_patterns.json",
  "*/reversi_6x6_patterns.json",
  "*/reversi_probcut.json",
  "*/trained.json",
  "./metelyk/perfect_player.ts",
  "./metelyk/weights.ts",
  ...[...Deno.readDirSync(new URL("../kernels/wasm/", import.meta.url))].map(({ name }) =>
    `*/${name}`
  ),
];

/** Style sheets of all components. */
const STYLES = ["page/base.css", "page/frame.css"];

/** The code of components that were bundled already. */
const bundled = new Map<ComponentName, Promise<string>>();

/**
 * The document of a component.
 *
 * @throws {SetupError} when its code cannot be bundled
 */
export async function touchDocument<N extends ComponentName>(
  name: N,
  options: ComponentOptions[N],
): Promise<string> {
  const { title, styles } = components[name];
  let code = bundled.get(name);
  if (!code) bundled.set(name, code = bundle(name));
  const sheets = await Promise.all(
    [...STYLES, ...styles].map((path) => Deno.readTextFile(new URL(path, import.meta.url))),
  );
  const packed = packedText(JSON.stringify([sheets.join("\n"), await code]));
  const data = JSON.stringify(options).replaceAll("<", "\\u003c");
  return `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width, initial-scale=1">` +
    `<meta name="color-scheme" content="light dark"><title>${escape(title)}</title></head>` +
    `<body><main id="${PLACE}"></main><script type="application/json" id="${OPTIONS}">${data}</script>` +
    `<script>${UNPACK}("${packed}")</script></body></html>`;
}

/** A text as the base64 of its gzip; the same bytes for the same text. */
function packedText(text: string): string {
  return encodeBase64(gzipSync(new TextEncoder().encode(text), { level: 9, mtime: 0 }));
}

/** Runs in the frame: unpacks styles and code, and adds them to the document. */
const UNPACK = `(async(p)=>{const b=Uint8Array.from(atob(p),(c)=>c.charCodeAt(0));` +
  `const t=new Blob([b]).stream().pipeThrough(new DecompressionStream("gzip"));` +
  `const x=JSON.parse(await new Response(t).text());["style","script"].forEach((n,i)=>{` +
  `const e=document.createElement(n);e.textContent=x[i];document.head.append(e)})})`;

/** Has any name, with an empty kernel as its value: what cannot be loaded, so that the code goes on without it. */
const STUB = 'const require=()=>Object.create(new Proxy({},{get:()=>({name:"",wasm:""})}));';

/** @throws {SetupError} when the code cannot be bundled */
async function bundle(name: ComponentName): Promise<string> {
  const { success, errors, outputFiles } = await Deno.bundle({
    entrypoints: [fromFileUrl(new URL(`${name}/main.ts`, import.meta.url))],
    external: LEFT_OUT,
    // What is left out is asked for by a function `require`, which a browser has not.
    format: "iife",
    platform: "browser",
    minify: true,
    write: false,
  });
  if (!success) throw new SetupError(`the code of ${name} cannot be bundled: ${errors[0]?.text}`);
  return `{${STUB}${outputFiles![0].text()}}`;
}
