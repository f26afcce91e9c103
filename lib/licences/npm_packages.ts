/**
 * Packages of npm: those that deno.lock pins, and those that are installed in node_modules.
 *
 * @module
 */
import { existsSync } from "node:fs";
import { join } from "@std/path";
import { licenceInText, type Package, type PinnedPackage } from "./package.ts";

/** What deno.lock says of a package that matters here. */
interface LockEntry {
  readonly os?: readonly string[];
  readonly cpu?: readonly string[];
}

/**
 * The packages that deno.lock pins.
 *
 * @param lock the text of the file
 */
export function pinnedNpmPackages(lock: string): PinnedPackage[] {
  const { npm } = JSON.parse(lock) as { npm: Record<string, LockEntry> };
  return Object.entries(npm).map(([key, { os, cpu }]) => {
    // Such as `@scope/name@1.2.3`, with `_` and the packages that it was resolved with behind it.
    const [, name, version] = key.match(/^(@?[^@]+)@([^_]+)/)!;
    return { name, version, everywhere: !os && !cpu };
  });
}

/**
 * The packages that Deno has installed, in any order.
 *
 * @param folder node_modules
 */
export function installedNpmPackages(folder: string): Package[] {
  const found = new Map<string, Package>();
  for (const store of Deno.readDirSync(join(folder, ".deno"))) {
    const modules = join(folder, ".deno", store.name, "node_modules");
    if (!store.isDirectory || !existsSync(modules)) continue;
    for (const path of packagesIn(modules)) {
      const read = packageIn(path);
      found.set(`${read.name}@${read.version}`, read);
    }
  }
  return [...found.values()];
}

/** The packages in a folder, but not those that are linked from elsewhere. */
function packagesIn(modules: string): string[] {
  return [...Deno.readDirSync(modules)].flatMap(({ name, isDirectory }) => {
    const path = join(modules, name);
    if (!isDirectory) return [];
    return name.startsWith("@") ? packagesIn(path) : [path];
  });
}

/** What package.json says of a licence, now and in the past. */
interface PackageJson {
  readonly name: string;
  readonly version: string;
  readonly license?: string;
  readonly licenses?: readonly { readonly type: string }[];
}

function packageIn(path: string): Package {
  const text = Deno.readTextFileSync(join(path, "package.json"));
  const { name, version, license, licenses } = JSON.parse(text) as PackageJson;
  // Such as `SEE LICENSE IN LICENSE.txt`.
  const named = license && !/^see /i.test(license) ? license : undefined;
  const licence = named ?? licenses?.map(({ type }) => type).join(" or ") ?? licenceOfFile(path);
  return { name, version, licence };
}

/** The licence that a file of the package holds; empty when there is none that is known. */
function licenceOfFile(folder: string): string {
  const file = [...Deno.readDirSync(folder)].find(({ name }) => /^licen[cs]e/i.test(name));
  return file ? licenceInText(Deno.readTextFileSync(join(folder, file.name))) : "";
}
