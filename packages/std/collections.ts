// @ts-types="./collections.d.ts"
export * from "deno-std/collections/sum_of.js";
