// @ts-types="./encoding.d.ts"
export * from "deno-std/encoding/base64.js";
