// @ts-types="./csv.d.ts"
export * from "deno-std/csv/parse.js";
