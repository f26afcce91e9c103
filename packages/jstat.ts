// @ts-types="./jstat.d.ts"
export { default } from "jstat/dist/jstat.js";
