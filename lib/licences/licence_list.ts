/**
 * LICENSES.md: every package that Matchbox installs, with its version and its licence.
 *
 * @module
 */
import { join } from "@std/path";
import { SetupError } from "matchbox/base/mod.ts";
import { installedNpmPackages, pinnedNpmPackages } from "./npm_packages.ts";
import type { Package, PinnedPackage } from "./package.ts";
import { installedPythonPackages, pinnedPythonPackages } from "./python_packages.ts";

/** Where packages come from: the heading of their table, and what pins them. */
interface Registry {
  readonly name: "npm" | "PyPI";
  /** What is said of them. */
  readonly purpose: string;
  /** The file that pins them, within the project. */
  readonly lock: string;
  pinned(lock: string): PinnedPackage[];
  /** The folder that holds those that are installed, within the project. */
  readonly folder: string;
  installed(folder: string): Package[];
}

const registries: readonly Registry[] = [
  {
    name: "npm",
    purpose: "What the library, the command line, the tests and the benchmarks use",
    lock: "deno.lock",
    pinned: pinnedNpmPackages,
    folder: "node_modules",
    installed: installedNpmPackages,
  },
  {
    name: "PyPI",
    purpose: "Jupyter, in which the notebooks run",
    lock: "lib/jupyter/requirements.txt",
    pinned: pinnedPythonPackages,
    folder: ".venv",
    installed: installedPythonPackages,
  },
];

/**
 * Makes the list of what is installed. Packages for other systems or versions of Python stay as the list had
 * them before, while they are pinned.
 *
 * @param root the folder of the project
 * @param before the text of the list so far
 * @throws {SetupError} when the packages are not installed
 */
export function licenceList(root: string, before: string): string {
  const tables = registries.map((registry) => {
    const { name, purpose, lock, folder } = registry;
    const pinned = keysOf(registry.pinned(Deno.readTextFileSync(join(root, lock))));
    const listed = new Map(readTable(before, name).map((each) => [keyOf(each), each]));
    for (const each of installedIn(root, registry)) listed.set(keyOf(each), each);
    const rows = [...listed.values()].filter((each) => pinned.has(keyOf(each)))
      .sort((a, b) => keyOf(a) < keyOf(b) ? -1 : 1)
      .map((each) => `| ${each.name} | ${each.version} | ${each.licence} |`);
    return [
      `## ${name}`,
      "",
      `${purpose}: ${rows.length} packages, pinned by \`${lock}\`, installed into \`${folder}/\`.`,
      "",
      "| package | version | licence |",
      "| --- | --- | --- |",
      ...rows,
      "",
    ].join("\n");
  });
  return [HEAD, ...tables].join("\n");
}

const HEAD = `# Licences of the packages

Matchbox itself has the [MIT licence](LICENSE). These are the packages that it installs into its
folder, each with the licence that it states. None of them is part of this repository. Packages under
the GPL are used only in benchmarks and tests, as something to compare with. \`deno task licences\`
writes this list, from what is installed; \`deno task check\` compares it with what is pinned.
`;

/**
 * What is wrong with the list: packages that are missing, are not pinned any more or have no licence. Those
 * that only some machines install need not be listed.
 *
 * @param root the folder of the project
 * @param list the text of the list
 * @returns a line each; none when all is well
 */
export function licenceProblems(root: string, list: string): string[] {
  return registries.flatMap((registry) => {
    const all = registry.pinned(Deno.readTextFileSync(join(root, registry.lock)));
    const pinned = keysOf(all);
    const rows = readTable(list, registry.name);
    const listed = keysOf(rows);
    const missing = all.filter((each) => each.everywhere && !listed.has(keyOf(each)));
    const gone = rows.filter((each) => !pinned.has(keyOf(each)));
    const nameless = rows.filter(({ licence }) => licence === "");
    const told = (packages: readonly PinnedPackage[] | readonly Package[], problem: string) =>
      packages.map((each) => `LICENSES.md, ${registry.name}: ${keyOf(each)} ${problem}`);
    return [
      ...told(missing, "is missing: run deno task licences"),
      ...told(gone, "is not pinned: run deno task licences"),
      ...told(nameless, "has no licence"),
    ];
  });
}

function installedIn(root: string, { name, folder, installed }: Registry): Package[] {
  try {
    return installed(join(root, folder));
  } catch (error) {
    if (!(error instanceof Deno.errors.NotFound)) throw error;
    throw new SetupError(
      `the packages of ${name} are not installed in ${folder}/: run deno task reproduce`,
    );
  }
}

/** The rows of the table under a heading; none when it is not there. */
function readTable(list: string, heading: string): Package[] {
  const section = list.split(/^## /m).find((each) => each.startsWith(`${heading}\n`)) ?? "";
  return [...section.matchAll(/^\| (\S+) \| (\d\S*) \| (.*) \|$/gm)].map(
    ([, name, version, licence]) => ({ name, version, licence: licence.trim() }),
  );
}

function keysOf(packages: readonly { name: string; version: string }[]): Set<string> {
  return new Set(packages.map(keyOf));
}

function keyOf({ name, version }: { name: string; version: string }): string {
  return `${name} ${version}`;
}
