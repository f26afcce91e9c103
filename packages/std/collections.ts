// @ts-types="./collections.d.ts"
export * from "deno-std/collections/mod.js";
