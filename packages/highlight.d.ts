/** Marks the parts of program texts. The types of the package would bring those of a browser with them. */
declare const highlight: {
  registerLanguage(name: string, language: unknown): void;
  /** The language of a name or of an alias such as `ts`. */
  getLanguage(name: string): unknown;
  /** The text as HTML. */
  highlight(text: string, options: { readonly language: string }): { readonly value: string };
};
export default highlight;
