/**
 * What readers of live pages write into cells.
 *
 * @module
 */

/** A study that takes long enough to be stopped. */
export const STUDY = `import { runInNotebook } from "matchbox/notebook/mod.ts";
await runInNotebook("node-counts", { preset: "published" });`;

/** A board in a frame. */
export const TOUCH = `import { touch } from "matchbox/notebook/mod.ts";
const programs = [{ name: "a searcher", spec: "alphabeta:depth=2" }];
touch("board", { game: ["tictactoe"], programs });`;
