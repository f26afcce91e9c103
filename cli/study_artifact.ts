/**
 * `study artifact`: writes what a finished task has kept into a file.
 *
 * @module
 */
import { join } from "@std/path";
import { digestOf, readRegularFile } from "matchbox/base/mod.ts";
import { formatNumber } from "matchbox/report/format.ts";
import { keptArtifact } from "matchbox/runner/studies/kept_artifact.ts";
import { checkReadable, checkWritable } from "./allowed_paths.ts";
import { printJson, seedOf, settingsOf } from "./options.ts";
import type { RunOptions } from "./study.ts";
import { giveUpPermissions } from "./study_permissions.ts";
import { refuseOther, writeWhole } from "./whole_file.ts";

/** `study artifact`. */
export async function artifactVerb(
  reference: string,
  task: string,
  { preset, seed, set, store, out, json }: Pick<
    RunOptions,
    "preset" | "seed" | "set" | "store" | "out" | "json"
  >,
): Promise<void> {
  giveUpPermissions();
  if (reference.endsWith(".ts")) checkReadable("study artifact", reference);
  checkWritable("--store", store);
  if (out !== undefined) checkWritable("--out", out);
  const { study, content, file } = await keptArtifact(reference, task, {
    ...{ preset, store, seed: seedOf("study artifact", seed), set: settingsOf(set) },
    warn: (line) => console.error(`warning: ${line}`),
  });
  const bytes = typeof content === "string" ? new TextEncoder().encode(content) : content;
  const digest = digestOf(bytes);
  const path = out ?? join("out", "artifacts", study, file ?? task.replaceAll(/[^\w.-]+/g, "_"));
  refuseOther("--out", path, "this artifact", () => {
    if (digestOf(readRegularFile(path)) !== digest) throw new Error("another content");
  });
  writeWhole(path, bytes);
  if (json) printJson({ study, task, file: path, bytes: bytes.length, digest });
  else console.log(`wrote ${path}: ${formatNumber(bytes.length)} bytes, ${digest}`);
}
