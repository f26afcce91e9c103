/**
 * The environment of a run: the machine, the versions, the commit. Measured columns are meaningless without
 * it.
 *
 * @module
 */
import { cpus, release, totalmem } from "node:os";
import { fromFileUrl } from "@std/path";
import { projectRoot } from "./fingerprint.ts";

/** The machine of a run. */
export interface Machine {
  readonly os: string;
  readonly arch: string;
  readonly cpu: string;
  readonly cores: number;
  /** Memory in whole gibibytes. */
  readonly memory_gib: number;
}

/** Describes this machine. */
export function thisMachine(): Machine {
  return {
    os: `${Deno.build.os} ${release()}`,
    arch: Deno.build.arch,
    cpu: cpus()[0]?.model.trim() ?? "unknown",
    cores: cpus().length,
    memory_gib: Math.round(totalmem() / 2 ** 30),
  };
}

/** The checked-out commit, with `+` when files differ from it; null outside a repository. */
export function currentCommit(): string | null {
  const head = git("rev-parse", "HEAD");
  if (head === null) return null;
  return git("status", "--porcelain", "--untracked-files=no") === "" ? head : `${head}+`;
}

function git(...args: string[]): string | null {
  try {
    const { success, stdout } = new Deno.Command("git", {
      args: ["-C", fromFileUrl(projectRoot), ...args],
      stderr: "null",
    }).outputSync();
    return success ? new TextDecoder().decode(stdout).trim() : null;
  } catch {
    return null;
  }
}
