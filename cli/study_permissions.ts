/**
 * The permissions of the verbs of `study`.
 *
 * @module
 */
import { newStudyFolders } from "matchbox/experiments/new_study.ts";
import { takeStores } from "matchbox/runner/work/protect.ts";
import { giveUpDeno, giveUpNetwork } from "./queue_option.ts";

/** Results and the pages that are made from them. */
export const PUBLISHED: readonly string[] = ["results", "SOURCES.md", "README.md", "docs"];

/**
 * Gives up the permissions that only `study new`, `study render`, the manifest and an engine need. It is called
 * before a study is loaded: otherwise its code could write into the folder of the studies, or run git or Deno.
 *
 * @param kept folders and files that the verb writes
 */
export function giveUpPermissions({ kept = [] }: { readonly kept?: readonly string[] } = {}): void {
  const folders = [...PUBLISHED, ...newStudyFolders].filter((path) => !kept.includes(path));
  for (const path of folders) Deno.permissions.revokeSync({ name: "write", path });
  Deno.permissions.revokeSync({ name: "run", command: "git" });
  giveUpDeno();
  giveUpNetwork();
  takeStores();
}
