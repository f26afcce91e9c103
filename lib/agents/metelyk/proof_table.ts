/**
 * The table of the df-pn search: what is known of the claims about each position. A claim stays true with
 * more points, and a claim of a draw follows from that of a win, so claims about the same men are in order.
 *
 * @module
 */
import type { Men } from "./men.ts";

/** The greatest number: of a claim that is refuted, or proved. */
export const NEVER: number = 2 ** 20 - 1;

/** Proof number and disproof number of a claim: how hard it seems to prove and to refute; 0 for done. */
export interface Numbers {
  readonly proof: number;
  readonly disproof: number;
}

/** The numbers of a claim that is true, and of one that is not. */
export const PROVED: Numbers = { proof: 0, disproof: NEVER };
export const REFUTED: Numbers = { proof: NEVER, disproof: 0 };

interface Entry {
  /** The hardest claim that is proved, and the easiest that is refuted. */
  proved: number;
  refuted: number;
  /** The open claim that was searched last. */
  open: number;
  numbers: Numbers;
}

/** Keeps everything. */
export class ProofTable {
  readonly #entries = new Map<number, Map<number, Entry>>();

  /** The numbers of the claim that the side to move gets at least `least`. */
  find({ own, enemy, lead }: Men, least: number): Numbers | undefined {
    const entry = this.#entries.get(own)?.get(enemy);
    if (!entry) return undefined;
    const ease = easeOf(lead, least);
    if (ease >= entry.proved) return PROVED;
    if (ease <= entry.refuted) return REFUTED;
    return ease === entry.open ? entry.numbers : undefined;
  }

  keep({ own, enemy, lead }: Men, least: number, numbers: Numbers): void {
    let entries = this.#entries.get(own);
    if (!entries) this.#entries.set(own, entries = new Map());
    let entry = entries.get(enemy);
    if (!entry) {
      entries.set(
        enemy,
        entry = { proved: Infinity, refuted: -Infinity, open: NaN, numbers },
      );
    }
    const ease = easeOf(lead, least);
    entry.open = NaN;
    if (numbers.proof === 0) entry.proved = ease;
    else if (numbers.disproof === 0) entry.refuted = ease;
    else Object.assign(entry, { open: ease, numbers });
  }
}

/** How easy a claim about given men is. */
function easeOf(lead: number, least: number): number {
  return 2 * lead - least;
}
