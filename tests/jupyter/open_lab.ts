/**
 * JupyterLab as `deno task lab` opens it, for the test that drives it from outside: the first argument
 * is the folder of the project, the others are JupyterLab's.
 *
 * @module
 */
import { openLab } from "matchbox/jupyter/lab.ts";
import { projectJupyter } from "./notebooks.ts";

const [root, ...args] = Deno.args;
Deno.exit(await openLab({ jupyter: await projectJupyter(), root, args }));
