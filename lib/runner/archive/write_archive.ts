/**
 * Writes an archive for a repository of data: the committed project with its results, manifests and sources, a page
 * that says what it is, and a checksum for each file. It is a tar file, compressed with Zstandard.
 *
 * @module
 */
import { createHash } from "node:crypto";
import { createWriteStream, existsSync } from "node:fs";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { constants, createZstdCompress } from "node:zlib";
import { dirname, fromFileUrl, join, resolve } from "@std/path";
import { SetupError, UsageError } from "matchbox/base/mod.ts";
import { projectRoot } from "../files/project_files.ts";
import { notWritten } from "../files/system_error.ts";
import { git } from "../machine/git.ts";
import { noLoaderVariables } from "../machine/loader_variables.ts";
import { publishedStudies } from "../ledger/published_studies.ts";
import type { Progress } from "../work/progress.ts";
import { dataPage } from "./data_page.ts";

/** What was written. */
export interface Archive {
  /** The folder that its files are in, e.g. `matchbox-1.0.0`. */
  readonly folder: string;
  /** Its files, without the two that were added. */
  readonly files: number;
  /** The size of the compressed file. */
  readonly bytes: number;
}

/** The two files that are added to the project. */
const [DATA_PAGE, CHECKSUMS] = ["DATA.md", "CHECKSUMS.sha256"];

/** The level of Zstandard: higher ones take minutes and save little. */
const LEVEL = 12;

/**
 * Writes the archive of the last commit.
 *
 * @param file that is written, in a folder that is made if necessary
 * @param version of the project
 * @throws {SetupError} when this is no repository of git, or the file cannot be written
 * @throws {UsageError} when files of the project differ from the last commit
 */
export async function writeArchive(
  file: string,
  version: string,
  progress: Progress,
): Promise<Archive> {
  const changed = git("status", "--porcelain");
  if (changed === null) {
    throw new SetupError(
      "no repository of git is here; an archive holds the last commit of a clone",
    );
  }
  if (changed !== "") {
    const count = changed.trimEnd().split("\n").length;
    throw new UsageError(
      `${count} file${
        count === 1 ? " differs" : "s differ"
      } from the last commit, or is not in it; ` +
        "expected none: an archive holds what is committed",
    );
  }
  const names = git("ls-files", "-z")!.split("\0").filter(Boolean).sort();
  const [commit, seconds] = git("log", "-1", "--format=%H %ct")!.trim().split(" ");
  const folder = `matchbox-${version}`;
  const made = new Date(1000 * Number(seconds));

  progress.start("archive", names.length, 0);
  const parts = join(dirname(file), `.${folder}`);
  try {
    await Deno.mkdir(parts, { recursive: true });
    const page = dataPage({
      ...{ version, commit, day: made.toISOString().slice(0, 10), files: names.length },
      studies: await publishedStudies(join(fromFileUrl(projectRoot), "results")),
    });
    const sums = names.map((name, done) => {
      if (done % 100 === 0) progress.update(done);
      return line(name, Deno.readFileSync(join(fromFileUrl(projectRoot), name)));
    });
    sums.push(line(DATA_PAGE, new TextEncoder().encode(page)));
    for (const [name, text] of [[DATA_PAGE, page], [CHECKSUMS, sums.join("")]]) {
      await Deno.writeTextFile(join(parts, name), text);
      // The same commit gives the same bytes.
      await Deno.utime(join(parts, name), made, made);
    }
    await compress(folder, [DATA_PAGE, CHECKSUMS].map((name) => join(parts, name)), file);
    return { folder, files: names.length, bytes: Deno.statSync(file).size };
  } catch (error) {
    throw notWritten(file, error);
  } finally {
    progress.end();
    for (const left of [parts, unfinished(file)]) {
      if (existsSync(left)) await Deno.remove(left, { recursive: true });
    }
  }
}

/** A line as `sha256sum` writes and checks it. */
function line(name: string, content: Uint8Array): string {
  return `${createHash("sha256").update(content).digest("hex")}  ${name}\n`;
}

/** Where a file is written first, so that no half archive has its name. */
function unfinished(file: string): string {
  return `${file}.part`;
}

/** Writes the last commit and these files. */
async function compress(folder: string, added: readonly string[], file: string): Promise<void> {
  const child = new Deno.Command("git", {
    args: [
      ...["-C", fromFileUrl(projectRoot), "archive", "--format=tar", `--prefix=${folder}/`],
      ...added.map((path) => `--add-file=${resolve(path)}`),
      "HEAD",
    ],
    env: noLoaderVariables,
    ...{ stdout: "piped", stderr: "null" },
  }).spawn();
  const params = { [constants.ZSTD_c_compressionLevel]: LEVEL };
  await pipeline(
    Readable.fromWeb(child.stdout as Parameters<typeof Readable.fromWeb>[0]),
    createZstdCompress({ params }),
    createWriteStream(unfinished(file)),
  );
  const { success } = await child.status;
  if (!success) throw new SetupError("git could not write the archive; expected git 2.28 or newer");
  await Deno.rename(unfinished(file), file);
}
