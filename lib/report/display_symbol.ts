/**
 * The method that a Deno notebook calls to display an object.
 *
 * @module
 */

/** Returns renderings by MIME type, at once or as a promise. */
export const jupyterDisplay: unique symbol = Symbol.for("Jupyter.display");
