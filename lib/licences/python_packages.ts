/**
 * Packages of PyPI: those that requirements.txt pins, and those that are installed in .venv.
 *
 * @module
 */
import { existsSync } from "node:fs";
import { join } from "@std/path";
import type { Package, PinnedPackage } from "./package.ts";

/**
 * The packages that a list of requirements pins.
 *
 * @param requirements the text of the file, with lines such as `name==1.2 ; python_version < '3.11' \`
 */
export function pinnedPythonPackages(requirements: string): PinnedPackage[] {
  return [...requirements.matchAll(/^([\w.-]+)==([^\s;]+)( ;)?/gm)].map(
    ([, name, version, marker]) => ({ name: plainName(name), version, everywhere: !marker }),
  );
}

/**
 * The packages that are installed, in any order.
 *
 * @param environment the folder of the virtual environment
 */
export function installedPythonPackages(environment: string): Package[] {
  return sitePackages(environment).flatMap((folder) =>
    [...Deno.readDirSync(folder)]
      .filter(({ name }) => name.endsWith(".dist-info"))
      .map(({ name }) => packageOf(Deno.readTextFileSync(join(folder, name, "METADATA"))))
  );
}

/** Where an environment keeps packages: `Lib/site-packages` on Windows, `lib/python3.12/site-packages` elsewhere. */
function sitePackages(environment: string): string[] {
  const windows = join(environment, "Lib", "site-packages");
  if (existsSync(windows)) return [windows];
  const lib = join(environment, "lib");
  return [...Deno.readDirSync(lib)].filter(({ name }) => name.startsWith("python"))
    .map(({ name }) => join(lib, name, "site-packages"));
}

/** Reads the head of a METADATA file, which has a field on each line, some of them over several lines. */
function packageOf(metadata: string): Package {
  const [head] = metadata.split(/\r?\n\r?\n/, 1);
  const fields = head.split(/\r?\n(?!\s)/).map((line) => {
    const [, name, value] = line.match(/^([\w-]+): ?([^]*)$/) ?? ["", "", ""];
    return [name, value] as const;
  });
  const values = (wanted: string) =>
    fields.filter(([name]) => name === wanted).map(([, value]) => value.trim());
  const [name] = values("Name");
  const [version] = values("Version");
  const [expression] = values("License-Expression");
  const classes = values("Classifier").filter((value) => value.startsWith("License :: "))
    .map((value) => value.split(" :: ").at(-1)!);
  // The whole text of a licence in the field says less than its name among the classes.
  const field = values("License").find((value) =>
    /^[^\n]{1,40}$/.test(value) && value !== "UNKNOWN"
  );
  return { name: plainName(name), version, licence: expression ?? field ?? classes.join(", ") };
}

/** PyPI takes `.`, `_` and `-` in names for the same, and large letters for small ones. */
function plainName(name: string): string {
  return name.toLowerCase().replace(/[._-]+/g, "-");
}
