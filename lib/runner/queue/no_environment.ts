/**
 * Empties the environment of a thread that may not read it. The packages of a queue look into it when they are
 * loaded, so this is imported before them.
 *
 * @module
 */
import process from "node:process";

Object.defineProperty(process, "env", { value: {} });
