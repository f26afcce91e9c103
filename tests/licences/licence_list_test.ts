import { assert, assertEquals, assertGreater, assertThrows } from "@std/assert";
import { filesIn } from "matchbox/base/files_in.ts";
import { SetupError } from "matchbox/base/mod.ts";
import { licenceList, licenceProblems } from "matchbox/licences/licence_list.ts";
import { installedNpmPackages, pinnedNpmPackages } from "matchbox/licences/npm_packages.ts";
import { pinnedPythonPackages } from "matchbox/licences/python_packages.ts";
import { importsOf } from "matchbox/runner/fingerprint/imports.ts";
import { root, withFolder } from "../fixtures/command.ts";

const lock = Deno.readTextFileSync(`${root}deno.lock`);
const list = Deno.readTextFileSync(`${root}LICENSES.md`);

Deno.test("LICENSES.md names every package that is pinned, and no other, each with a licence", () => {
  assertEquals(licenceProblems(root, list), []);
});

Deno.test("the packages that are installed have the licences that LICENSES.md gives", () => {
  const installed = installedNpmPackages(`${root}node_modules`);
  assertGreater(installed.length, 50);
  // A package for another system than those that wrote the list need not be there.
  const listed = installed.filter(({ name, version }) => list.includes(`| ${name} | ${version} |`));
  assertGreater(listed.length, 50);
  for (const { name, version, licence } of listed) {
    assert(
      list.includes(`| ${name} | ${version} | ${licence} |`),
      `${name} ${version}: ${licence}`,
    );
  }
});

Deno.test("what reads remote files and Excel for Danfo.js is not installed", () => {
  const names = pinnedNpmPackages(lock).map(({ name }) => name);
  assert(names.includes("danfojs-node"));
  const unwanted = ["request", "tough-cookie", "form-data", "xlsx", "node-fetch"];
  assertEquals(unwanted.filter((name) => names.includes(name)), []);
});

Deno.test("a package under the GPL is loaded only by benchmarks and tests", () => {
  const gpl = [...list.matchAll(/^\| (\S+) \| \S+ \| .*\bA?GPL.* \|$/gm)].map(([, name]) => name);
  assertEquals(gpl, ["chessops"]);
  const loaded = ["lib", "cli", "packages"].flatMap((folder) => sources(root + folder))
    .flatMap((file) => importsOf(Deno.readTextFileSync(file)).map(({ specifier }) => specifier))
    .filter((specifier) => gpl.some((name) => `${specifier}/`.startsWith(`${name}/`)));
  assertEquals(loaded, []);
});

function sources(folder: string): string[] {
  return filesIn(folder).filter((path) => /(?<!\.d)\.ts$/.test(path)).map((path) =>
    `${folder}/${path}`
  );
}

Deno.test("a pinned npm package is known by name, version and whether it is for every system", () => {
  const npm = {
    "plain@1.2.3": {},
    "@scope/name@2.0.0_plain@1.2.3": {},
    "native-linux@1.0.0-rc.1": { os: ["linux"], cpu: ["x64"] },
  };
  assertEquals(pinnedNpmPackages(JSON.stringify({ npm })), [
    { name: "plain", version: "1.2.3", everywhere: true },
    { name: "@scope/name", version: "2.0.0", everywhere: true },
    { name: "native-linux", version: "1.0.0-rc.1", everywhere: false },
  ]);
});

Deno.test("a pinned Python package may be for some systems only", () => {
  const text = "# made\nmy_package==1.0 \\\n    --hash=sha256:ab\n" +
    "other==2.0rc1 ; sys_platform == 'win32' \\\n    --hash=sha256:cd\n";
  assertEquals(pinnedPythonPackages(text), [
    { name: "my-package", version: "1.0", everywhere: true },
    { name: "other", version: "2.0rc1", everywhere: false },
  ]);
});

/** A project with these packages installed, each file given by path and text. */
async function withProject(
  files: Readonly<Record<string, string>>,
  test: (folder: string) => void,
): Promise<void> {
  await withFolder(async (folder) => {
    for (const [path, text] of Object.entries(files)) {
      await Deno.mkdir(`${folder}/${path}/..`, { recursive: true });
      await Deno.writeTextFile(`${folder}/${path}`, text);
    }
    test(folder);
  });
}

const npmFile = (name: string, rest: Record<string, unknown>) => ({
  [`node_modules/.deno/${name}@1.0.0/node_modules/${name}/package.json`]: JSON.stringify({
    name,
    version: "1.0.0",
    ...rest,
  }),
});
const pythonFile = (name: string, fields: string) => ({
  [`.venv/lib/python3.12/site-packages/${name}-1.0.dist-info/METADATA`]:
    `Metadata-Version: 2.4\nName: ${name}\nVersion: 1.0\n${fields}\n\nLicense: of the description`,
});
const pinning = (npm: string[], python: string[]) => ({
  "deno.lock": JSON.stringify({ npm: Object.fromEntries(npm.map((key) => [key, {}])) }),
  "lib/jupyter/requirements.txt": python.map((line) => `${line} \\\n  --hash=sha256:a\n`).join(""),
});

/** The rows of both tables. */
const rowsOf = (text: string) => text.match(/^\| .* \| [\d.]+ \| .* \|$/gm) ?? [];

Deno.test("a licence is found wherever a package states it", async () => {
  const npm = ["field", "older", "file"];
  const python = ["expression", "short", "classes"];
  await withProject({
    ...npmFile("field", { license: "ISC" }),
    ...npmFile("older", { licenses: [{ type: "MIT" }, { type: "Apache-2.0" }] }),
    ...npmFile("file", { license: "SEE LICENSE IN LICENSE" }),
    "node_modules/.deno/file@1.0.0/node_modules/file/LICENSE": "The MIT License (MIT)\n\nCopyright",
    ...pythonFile("expression", "License-Expression: BSD-3-Clause\nLicense: other"),
    ...pythonFile("short", "License: MPL-2.0\nClassifier: License :: OSI Approved :: MPL"),
    ...pythonFile(
      "classes",
      "License: Copyright (c) 2020 somebody\n        All rights reserved.\n" +
        "Classifier: Intended Audience :: Developers\n" +
        "Classifier: License :: OSI Approved :: MIT License",
    ),
    // Installed by Python itself.
    ...pythonFile("pip", "License: MIT"),
    ...pinning(npm.map((name) => `${name}@1.0.0`), python.map((name) => `${name}==1.0`)),
  }, (folder) => {
    const made = licenceList(folder, "");
    assertEquals(rowsOf(made), [
      "| field | 1.0.0 | ISC |",
      "| file | 1.0.0 | MIT |",
      "| older | 1.0.0 | MIT or Apache-2.0 |",
      "| classes | 1.0 | MIT License |",
      "| expression | 1.0 | BSD-3-Clause |",
      "| short | 1.0 | MPL-2.0 |",
    ]);
    assertEquals(licenceProblems(folder, made), []);
  });
});

Deno.test("packages of other systems stay in the list while they are pinned", async () => {
  const before = "## npm\n\n| mac-only | 1.0.0 | MIT |\n| gone | 1.0.0 | MIT |\n";
  await withProject({
    ...npmFile("field", { license: "ISC" }),
    ...pythonFile("short", "License: MIT"),
    ...pinning(["field@1.0.0", "mac-only@1.0.0"], ["short==1.0"]),
  }, (folder) => {
    assertEquals(rowsOf(licenceList(folder, before)).slice(0, 2), [
      "| field | 1.0.0 | ISC |",
      "| mac-only | 1.0.0 | MIT |",
    ]);
  });
});

Deno.test("a list that is out of date says what is missing, gone or without a licence", async () => {
  const old = "## npm\n\n| field | 0.9.0 | ISC |\n\n## PyPI\n\n| short | 1.0 |  |\n";
  await withProject(pinning(["field@1.0.0"], ["short==1.0"]), (folder) => {
    assertEquals(licenceProblems(folder, old), [
      "LICENSES.md, npm: field 1.0.0 is missing: run deno task licences",
      "LICENSES.md, npm: field 0.9.0 is not pinned: run deno task licences",
      "LICENSES.md, PyPI: short 1.0 has no licence",
    ]);
    assertThrows(() => licenceList(folder, old), SetupError, "not installed in node_modules/");
  });
});
