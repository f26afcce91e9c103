/**
 * Prints which Python the Jupyter on the machine belongs to, for the test that gives it few permissions: the
 * first argument is the folder for a script that starts it, the second the PATH.
 *
 * @module
 */
import { findExistingJupyter } from "matchbox/jupyter/existing_jupyter.ts";

const [folder, PATH] = Deno.args;
console.log(await findExistingJupyter(folder, { PATH }));
