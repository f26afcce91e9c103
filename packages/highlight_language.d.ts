/** The grammar of a language. */
declare const language: unknown;
export default language;
