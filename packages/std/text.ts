// The two files and not all of them: the expressions for words of mod.js are slow to make.
// @ts-types="./text.d.ts"
export { closestString } from "deno-std/text/closest_string.js";
export { levenshteinDistance } from "deno-std/text/levenshtein_distance.js";
