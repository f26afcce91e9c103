/**
 * Opens JupyterLab as `deno task lab` does, for the test that controls it. The first argument is the folder
 * of the project, the others are passed to JupyterLab.
 *
 * @module
 */
import { openLab } from "matchbox/jupyter/lab.ts";
import { projectJupyter } from "./notebooks.ts";

const [root, ...args] = Deno.args;
Deno.exit(await openLab({ jupyter: await projectJupyter(), root, args }));
