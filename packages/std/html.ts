// @ts-types="./html.d.ts"
export * from "deno-std/html/entities.js";
