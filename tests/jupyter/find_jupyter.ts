/**
 * Prints how the Python is started that the Jupyter on the machine belongs to, for the test that gives it few
 * permissions: the argument is the PATH.
 *
 * @module
 */
import { findExistingJupyter } from "matchbox/jupyter/existing_jupyter.ts";

const [PATH] = Deno.args;
console.log(JSON.stringify(await findExistingJupyter({ PATH })));
