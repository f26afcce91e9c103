/**
 * The environment of a run: the machine, the versions, the commit. Measured columns are meaningless without
 * it.
 *
 * @module
 */
import { cpus, release, totalmem } from "node:os";
import { git } from "./git.ts";

/** The machine of a run. */
export interface Machine {
  /** Operating system with its release, e.g. `linux 6.1.0`. */
  readonly os: string;
  /** Architecture of the processor, e.g. `x86_64`. */
  readonly arch: string;
  /** Model of the processor; `unknown` when the system does not tell. */
  readonly cpu: string;
  /** Logical cores. */
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

let commit: string | null | undefined;

/**
 * The commit that is checked out, with `+` when files differ from it; null outside a repository. It is asked
 * for once, because the sources stay as they were loaded, and because what runs later may run no programs.
 */
export function currentCommit(): string | null {
  return commit === undefined ? commit = askForCommit() : commit;
}

function askForCommit(): string | null {
  const head = git("rev-parse", "HEAD")?.trim();
  if (head === undefined) return null;
  return git("status", "--porcelain", "--untracked-files=no") === "" ? head : `${head}+`;
}
