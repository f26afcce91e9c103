/**
 * JupyterLab on the notebooks.
 *
 * @module
 */
import { fromFileUrl } from "@std/path";
import { SetupError } from "matchbox/base/mod.ts";
import type { Jupyter } from "./environment.ts";
import { environmentOf } from "./program.ts";

/** What to open. */
export interface LabOptions {
  readonly jupyter: Jupyter;
  /** The folder of the project. */
  readonly root: string;
  /** Handed to `jupyter lab`, e.g. `--no-browser`. */
  readonly args?: readonly string[];
}

/**
 * Opens JupyterLab on notebooks/ and waits until it ends. Ctrl-C is JupyterLab's own, which asks
 * before it stops; signals to this process are handed on.
 *
 * @returns its exit code
 * @throws {SetupError} when this Jupyter is without JupyterLab
 */
export async function openLab({ jupyter, root, args = [] }: LabOptions): Promise<number> {
  const [program, ...options] = labCommand(jupyter, root, args);
  const environment = environmentOf(jupyter.env);
  const child = new Deno.Command(program, { args: options, cwd: root, ...environment }).spawn();
  // From a terminal Ctrl-C reaches JupyterLab by itself, and a second one would cut its question short.
  const onInterrupt = () => Deno.stdin.isTerminal() || child.kill("SIGINT");
  const onTerminate = () => child.kill("SIGTERM");
  Deno.addSignalListener("SIGINT", onInterrupt);
  if (Deno.build.os !== "windows") Deno.addSignalListener("SIGTERM", onTerminate);
  try {
    return (await child.status).code;
  } finally {
    Deno.removeSignalListener("SIGINT", onInterrupt);
    if (Deno.build.os !== "windows") Deno.removeSignalListener("SIGTERM", onTerminate);
  }
}

/**
 * The command that opens JupyterLab on notebooks/, with all of the project to look at, and without its
 * ways to the network: news, checks for updates, and the catalogue of extensions.
 *
 * @throws {SetupError} when this Jupyter is without JupyterLab
 */
export function labCommand(jupyter: Jupyter, root: string, args: readonly string[]): string[] {
  if (!jupyter.lab) {
    throw new SetupError(`${jupyter.python.join(" ")} runs notebooks but is without JupyterLab`);
  }
  // JupyterLab refuses to start as root, as in a container, unless told.
  const asRoot = Deno.build.os !== "windows" && Deno.uid() === 0 ? ["--allow-root"] : [];
  return [
    ...jupyter.lab,
    `--ServerApp.root_dir=${root}`,
    "--LabApp.default_url=/lab/tree/notebooks",
    // Defaults of settings, such as that nobody is asked whether to fetch news; a user's own prevail.
    `--LabApp.app_settings_dir=${fromFileUrl(new URL("./lab_settings", import.meta.url))}`,
    "--LabApp.news_url=None",
    "--LabApp.check_for_updates_class=jupyterlab.NeverCheckForUpdate",
    "--LabApp.extension_manager=readonly",
    ...asRoot,
    ...args,
  ];
}
