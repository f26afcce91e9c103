/**
 * The method by which a Deno notebook asks an object what to show.
 *
 * @module
 */

/** Returns renderings by MIME type, at once or as a promise. */
export const jupyterDisplay: unique symbol = Symbol.for("Jupyter.display");
