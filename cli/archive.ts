/**
 * `archive`: writes the committed project, with checksums, as one file for a repository of data.
 *
 * @module
 */
import { quote, UsageError } from "matchbox/base/mod.ts";
import { writeArchive } from "matchbox/runner/archive/write_archive.ts";
import { terminalProgress } from "matchbox/runner/work/progress.ts";
import config from "../deno.json" with { type: "json" };
import { checkWritableFile } from "./whole_file.ts";

/** `archive`. */
export async function archiveVerb({ out }: { readonly out?: string }): Promise<void> {
  const { version } = config;
  const file = out ?? `out/matchbox-${version}.tar.zst`;
  if (!file.endsWith(".tar.zst")) {
    throw new UsageError(`--out ${quote(file)}: expected a file that ends in .tar.zst`);
  }
  checkWritableFile("--out", file);
  const { folder, files, bytes } = await writeArchive(file, version, await terminalProgress());
  console.log(`wrote ${file}: ${folder}/ with ${files} files, ${(bytes / 1e6).toFixed(1)} MB`);
}
