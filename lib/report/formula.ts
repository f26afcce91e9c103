/**
 * Formulas in TeX, as MathML, which browsers show without fonts, style sheets and programs.
 *
 * @module
 */
import temml from "temml";

/**
 * A formula as MathML.
 *
 * @param block whether it stands on a line of its own
 * @returns its source in code type if it is not TeX that can be shown
 */
export function formula(tex: string, block: boolean): string {
  return temml.renderToString(tex, { displayMode: block, throwOnError: false });
}
