// @ts-types="./highlight.d.ts"
export { default } from "highlight.js/lib/core";
// @ts-types="./highlight_language.d.ts"
export { default as bash } from "highlight.js/lib/languages/bash";
// @ts-types="./highlight_language.d.ts"
export { default as css } from "highlight.js/lib/languages/css";
// @ts-types="./highlight_language.d.ts"
export { default as json } from "highlight.js/lib/languages/json";
// @ts-types="./highlight_language.d.ts"
export { default as python } from "highlight.js/lib/languages/python";
// @ts-types="./highlight_language.d.ts"
export { default as typescript } from "highlight.js/lib/languages/typescript";
