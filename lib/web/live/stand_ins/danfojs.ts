/**
 * Danfo.js in a page: the same package, without what reads files and draws. It is large, and loaded with the
 * first data frame.
 *
 * @module
 */
export { DataFrame } from "danfojs-node";
