/**
 * Opens JupyterLab on the notebooks.
 *
 * @module
 */
import { fromFileUrl } from "@std/path";
import { SetupError } from "matchbox/base/mod.ts";
import type { Jupyter } from "./environment.ts";
import { environmentOf } from "matchbox/runner/machine/program.ts";

/** Options of `openLab`. */
export interface LabOptions {
  /** The Jupyter to start, as `prepareJupyter` gives it. */
  readonly jupyter: Jupyter;
  /** The folder of the project. */
  readonly root: string;
  /** Arguments for `jupyter lab`, e.g. `--no-browser`. */
  readonly args?: readonly string[];
}

/**
 * Opens JupyterLab on notebooks/ and waits until it ends. JupyterLab handles Ctrl-C itself and asks before
 * it stops; signals to this process are passed on to it.
 *
 * @returns its exit code
 * @throws {SetupError} when this Jupyter has no JupyterLab
 */
export async function openLab({ jupyter, root, args = [] }: LabOptions): Promise<number> {
  const [program, ...options] = labCommand(jupyter, root, args);
  const environment = environmentOf(jupyter.env);
  const child = new Deno.Command(program, { args: options, cwd: root, ...environment }).spawn();
  // In a terminal JupyterLab receives Ctrl-C itself, and a second one would end it without its question.
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
 * The command that opens JupyterLab on notebooks/ with access to the whole project. News, checks for updates
 * and the catalogue of extensions are off, so it does not use the network.
 *
 * @throws {SetupError} when this Jupyter has no JupyterLab
 */
export function labCommand(jupyter: Jupyter, root: string, args: readonly string[]): string[] {
  if (!jupyter.lab) {
    throw new SetupError(`${jupyter.python.join(" ")} can run notebooks but has no JupyterLab`);
  }
  // JupyterLab does not start as root, e.g. in a container, without this option.
  const asRoot = Deno.build.os !== "windows" && Deno.uid() === 0 ? ["--allow-root"] : [];
  return [
    ...jupyter.lab,
    `--ServerApp.root_dir=${root}`,
    "--LabApp.default_url=/lab/tree/notebooks",
    // Default settings, e.g. no question about news; the user's own settings override them.
    `--LabApp.app_settings_dir=${fromFileUrl(new URL("./lab_settings", import.meta.url))}`,
    "--LabApp.news_url=None",
    "--LabApp.check_for_updates_class=jupyterlab.NeverCheckForUpdate",
    "--LabApp.extension_manager=readonly",
    ...asRoot,
    ...args,
  ];
}
