// @ts-types="./streams.d.ts"
export * from "deno-std/streams/text_line_stream.js";
