// @ts-types="./encoding.d.ts"
export * from "deno-std/encoding/mod.js";
