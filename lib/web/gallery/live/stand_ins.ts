/**
 * How the modules of the project are found for the bundle of the live site, and what stands in a page for
 * those that need a machine.
 *
 * @module
 */
import type { Loader, Plugin } from "esbuild";
import { builtinModules } from "node:module";
import { basename, join, relative, toFileUrl } from "@std/path";

/** What stands for modules of the project, by their path; the files are in lib/web/live/stand_ins/. */
const STAND_INS: Readonly<Record<string, string>> = {
  "danfojs-node": "danfojs.ts",
  "lib/experiments/catalogue.ts": "catalogue.ts",
  "lib/notebook/exporting_file.ts": "exporting_file.ts",
  "lib/report/png.ts": "png.ts",
  "lib/runner/fingerprint/study_fingerprint.ts": "study_fingerprint.ts",
  "lib/runner/chess_programs/calling_engines.ts": "programs.ts",
  "lib/runner/chess_programs/outside_engine.ts": "programs.ts",
  "lib/runner/own_agents/open_own_agents.ts": "programs.ts",
  "lib/runner/work/process_executor.ts": "programs.ts",
  "lib/runner/work/open_job.ts": "open_job.ts",
  "lib/runner/work/start_worker.ts": "start_worker.ts",
  "lib/touch/packed_component.ts": "packed_component.ts",
  "node:crypto": "node_crypto.ts",
  "node:fs": "node_fs.ts",
  "node:util": "node_util.ts",
};

/** Packages that only programs of a machine need, with what danfojs-node needs to read files and to draw. */
const MACHINE =
  /^(node:.*|cli-progress|ioredis|bullmq|ws|@resvg\/resvg-js|dejavu-fonts-ttf\/.*|stream-json.*|papaparse|plotly\.js-dist-min)$/;

/** The address of the project in a page. */
const PROJECT = "file:///matchbox/";

/** Data of more bytes are a file of their own, which is read when it is needed. */
const MOST_INLINE = 100_000;

/**
 * The plugin that finds them.
 *
 * @param addData takes a file of data: its path on the site, and its bytes
 */
export function standIns(
  root: string,
  addData: (place: string, bytes: Uint8Array) => void,
): Plugin {
  const own = join(root, "lib/web/live/stand_ins");
  const { imports } = JSON.parse(Deno.readTextFileSync(join(root, "deno.json")));
  const standIn = (name: string) => {
    const file = STAND_INS[name];
    return file === undefined ? undefined : { path: join(own, file) };
  };
  return {
    name: "stand-ins",
    setup(build) {
      build.onResolve({ filter: /^[^.]/ }, ({ path, kind, importer }) => {
        if (kind === "entry-point") return undefined;
        const found = importer.startsWith(own) ? undefined : standIn(path);
        if (found) return found;
        const mapped = fileOfMap(path, imports);
        if (mapped) return standIn(mapped) ?? { path: join(root, mapped) };
        if (MACHINE.test(path) || builtinModules.includes(path)) {
          return { path, namespace: "machine" };
        }
        return undefined;
      });
      build.onResolve({ filter: /^\./ }, ({ path, resolveDir }) => {
        return standIn(relative(root, join(resolveDir, path)).replaceAll("\\", "/"));
      });
      build.onLoad({ filter: /.*/, namespace: "machine" }, ({ path }) => ({
        contents: absent(path),
        loader: "js" as Loader,
      }));
      build.onLoad({ filter: /\/lib\/.*\.json$/ }, async ({ path }) => {
        const bytes = await Deno.readFile(path);
        if (bytes.length < MOST_INLINE) return undefined;
        const place = `live/data/${basename(path)}`;
        addData(place, bytes);
        return { contents: readLater(place, join(own, "files.ts")), resolveDir: own };
      });
      // Each module knows its place in the project, and not that of its chunk.
      build.onLoad({ filter: /\/lib\/.*\.ts$/ }, async ({ path }) => {
        const text = await Deno.readTextFile(path);
        if (path.startsWith(own) || !text.includes("import.meta")) return undefined;
        const url = toFileUrl(path).href.replace(toFileUrl(join(root, "/")).href, PROJECT);
        return {
          contents: text
            .replaceAll("import.meta.url", JSON.stringify(url))
            .replaceAll(
              /import\.meta\.resolve\(([^)]*)\)/g,
              `new URL($1, ${JSON.stringify(url)}).href`,
            ),
          loader: "ts" as Loader,
        };
      });
    },
  };
}

/** The file of the project that the import map gives a name. */
function fileOfMap(name: string, imports: Readonly<Record<string, string>>): string | undefined {
  for (const [key, target] of Object.entries(imports)) {
    if (!target.startsWith("./")) continue;
    if (key === name) return target.slice(2);
    if (key.endsWith("/") && name.startsWith(key)) return target.slice(2) + name.slice(key.length);
  }
  return undefined;
}

/** A module whose data are read when something asks for them. */
function readLater(place: string, files: string): string {
  return `import { siteFile } from ${JSON.stringify(files)};
let data;
const read = () => data ??= JSON.parse(new TextDecoder().decode(siteFile(${
    JSON.stringify(place)
  })));
export default new Proxy({}, { get: (_, name) => read()[name] });
`;
}

/** A module whose every export is a class that cannot be used. */
function absent(name: string): string {
  return `const absent = new Proxy(class Absent {}, {
  get: (target, key) => key === "prototype" || typeof key === "symbol" ? target[key]
    : key === "__esModule" || key === "then" ? undefined : absent,
  apply() { throw new Error(${
    JSON.stringify(`${name} needs Deno: run this in \`deno task lab\``)
  }); },
});
module.exports = absent;
`;
}
