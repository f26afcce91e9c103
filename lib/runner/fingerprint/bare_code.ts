/**
 * Tells code from comments, strings, templates and regular expressions.
 *
 * @module
 */

/** A source without what is not code. */
export interface BareCode {
  /**
   * The code with one blank for comments and white space; for each string its number in quotation marks; "`" for a
   * piece of a template, and 0 for a regular expression.
   */
  readonly code: string;
  /** What the strings contain, with escapes as they are in the source. */
  readonly strings: readonly string[];
}

const PIECE =
  /(?<blank>(?:\s|\/\/.*|\/\*[^]*?\*\/)+)|(?<string>"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*')|(?<word>[\w$#\u0080-\uffff]+)|[^]/y;

/** The text of a template up to its end, or up to an expression in it. */
const TEMPLATE = /(?:[^`\\$]|\\[^]|\$(?!\{))*(?:`|\$\{)/y;

/** A regular expression, from its second character. Those with the flag v may have other rules. */
const EXPRESSION = /(?:[^/\\[\n]|\\.|\[(?:[^\]\\\n]|\\.)*\])+\/[a-uw-z]*(?!\w)/y;

/** What stands before a slash that begins a regular expression, and before one that divides. */
const BEFORE_EXPRESSION = /^[([{,;=:?&|*%^~<]?$/;
const BEFORE_DIVISION = /^(?:[\w$#\u0080-\uffff]+|\])$/;

/** Words of the language that no slash divides, and those whose bracket is not the end of a value. */
const NO_VALUE =
  /^(?:return|typeof|case|in|of|delete|void|instanceof|new|do|else|throw|yield|await|extends|default)$/;
const NO_CALL = /^(?:if|while|for|await|with)$/;

/** What is remembered of a value, after which a slash divides. */
const VALUE = "]";

/** Separates them; null when a character may have two meanings, for which it takes a parser. */
export function bareCode(source: string): BareCode | null {
  const strings: string[] = [];
  /** The numbers of open brackets: in expressions of templates, and outside of them. */
  const open = [Infinity];
  /** What stands before each open parenthesis. */
  const callers: string[] = [];
  let [code, before, at] = ["", "", 0];
  /** The next piece; undefined when there is none at this place. */
  const take = (pattern: RegExp) => {
    pattern.lastIndex = at;
    const match = pattern.exec(source);
    at = match ? pattern.lastIndex : at;
    return match ?? undefined;
  };
  const add = (text: string, meaning = text) => {
    code += text;
    before = meaning;
  };
  while (at < source.length) {
    const { 0: piece, groups } = take(PIECE)!;
    const { blank, string, word } = groups!;
    if (blank) code += " ";
    else if (string) add(`"${strings.push(string.slice(1, -1)) - 1}"`, VALUE);
    else if (word) add(word);
    else if (piece === "`" || piece === "}" && open.at(-1) === 0) {
      const text = take(TEMPLATE)?.[0];
      if (!text) return null;
      if (piece === "}") open.pop();
      if (text.endsWith("{")) open.push(0);
      add("`", text.endsWith("{") ? "(" : VALUE);
    } else if (piece === "(") {
      callers.push(before);
      add(piece);
    } else if (piece === ")") {
      add(piece, NO_CALL.test(callers.pop() ?? "") ? piece : VALUE);
    } else if (piece === "/" && (NO_VALUE.test(before) || !BEFORE_DIVISION.test(before))) {
      if (!BEFORE_EXPRESSION.test(before) || !take(EXPRESSION)) return null;
      add("0", VALUE);
    } else if (`"'\\`.includes(piece)) return null;
    else {
      if (piece === "{") open[open.length - 1]++;
      if (piece === "}") open[open.length - 1]--;
      add(piece);
    }
  }
  return open.length > 1 ? null : { code, strings };
}
