// @ts-types="./csv.d.ts"
export * from "deno-std/csv/mod.js";
