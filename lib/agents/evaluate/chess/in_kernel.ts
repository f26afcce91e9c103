/**
 * Evaluations of chess inside a kernel.
 *
 * @module
 */
import { ChessSearch } from "matchbox/kernels/chess/search.ts";
import type { ChessTerms, TaperedTerms } from "matchbox/kernels/chess/terms.ts";
import type { MakeSearch } from "matchbox/kernels/search.ts";

/** Makes searches in the kernel with these terms. */
export function inKernel(terms: ChessTerms | TaperedTerms): MakeSearch {
  return (plan) => new ChessSearch(terms, plan);
}
