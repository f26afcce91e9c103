/**
 * The code and the styles of a component, packed into one text.
 *
 * @module
 */
import { encodeBase64 } from "@std/encoding";
import { fromFileUrl } from "@std/path";
import { gzipSync } from "fflate";
import trained from "matchbox/agents/evaluate/chess/tapered/trained.json" with { type: "json" };
import { SetupError } from "matchbox/base/mod.ts";
import { type ComponentName, components } from "./components.ts";

/** Style sheets of all components. */
const STYLES = ["page/base.css", "page/frame.css"];

/** The trained weights of chess, as they are imported: components have them rounded. */
const CHESS = "trained.json";

/**
 * Large files that components do without, as they are imported: the trained weights of Reversi and the perfect play
 * of Metelyk, which no component offers, and kernels, in whose place the searches in TypeScript run.
 */
function leftOut(): string[] {
  const kernels = [...Deno.readDirSync(new URL("../kernels/wasm/", import.meta.url))];
  return [
    `*/${CHESS}`,
    "*/reversi_patterns.json",
    "*/reversi_6x6_patterns.json",
    "*/reversi_probcut.json",
    "./metelyk/perfect_player.ts",
    "./metelyk/weights.ts",
    ...kernels.map(({ name }) => `*/${name}`),
  ];
}

/** The components that were packed already. */
const packed = new Map<ComponentName, Promise<string>>();

/**
 * Packs a component.
 *
 * @returns the base64 of a gzip of a JSON array of its styles and its code; the same bytes for the same code
 * @throws {SetupError} when its code cannot be bundled
 */
export function packedComponent(name: ComponentName): Promise<string> {
  let text = packed.get(name);
  if (!text) packed.set(name, text = pack(name));
  return text;
}

async function pack(name: ComponentName): Promise<string> {
  const sheets = await Promise.all(
    [...STYLES, ...components[name].styles].map((path) =>
      Deno.readTextFile(new URL(path, import.meta.url))
    ),
  );
  const parts = new TextEncoder().encode(JSON.stringify([sheets.join("\n"), await bundle(name)]));
  return encodeBase64(gzipSync(parts, { level: 9, mtime: 0 }));
}

/**
 * What is left out is asked for by a function `require`, which a browser has not. This one gives no weights but those
 * of chess, and of any other module anything by its name, with an empty kernel as its value, so that the code goes on.
 */
function standIn(code: string): string {
  // The evaluation rounds them too. With their digits and precisions they are half as large as everything else.
  const weights = code.includes(CHESS) ? JSON.stringify(trained.weights.map(Math.round)) : "[]";
  return `const require=(path)=>path.endsWith(".json")` +
    `?{weights:path.endsWith("/${CHESS}")?${weights}:""}` +
    `:Object.create(new Proxy({},{get:()=>({name:"",wasm:""})}));`;
}

/** @throws {SetupError} when the code cannot be bundled */
async function bundle(name: ComponentName): Promise<string> {
  const { success, errors, outputFiles } = await Deno.bundle({
    entrypoints: [fromFileUrl(new URL(`${name}/main.ts`, import.meta.url))],
    external: leftOut(),
    format: "iife",
    platform: "browser",
    minify: true,
    write: false,
  });
  if (!success) throw new SetupError(`the code of ${name} cannot be bundled: ${errors[0]?.text}`);
  const code = outputFiles![0].text();
  return `{${standIn(code)}${code}}`;
}
