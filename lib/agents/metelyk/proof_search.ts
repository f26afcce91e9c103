/**
 * Df-pn (Nagai 2002) over short alpha-beta searches: decides whether the side to move gets at least a draw,
 * or wins.
 *
 * A claim is proved when a move refutes the claim of the enemy. So its proof number is the least disproof
 * number of its children, and its disproof number grows with their proof numbers: it is the greatest of them
 * plus one for each other open child, because a sum would count the same positions many times. The search
 * goes down to the child that is easiest to refute, and stays below it until another is easier.
 *
 * @module
 */
import { Endings } from "./endings.ts";
import { Lanes, type Men } from "./men.ts";
import type { FirstNumbers } from "./outlook.ts";
import { NEVER, type Numbers, ProofTable, PROVED, REFUTED } from "./proof_table.ts";
import { ShortSearch } from "./short_search.ts";

interface Child {
  readonly men: Men;
  numbers: Numbers;
}

/** Decides claims on a board. Its table stays filled until the next `begin`. */
export class ProofSearch {
  /** Claims searched since `begin`, those of short searches apart. */
  nodes = 0;
  #table = new ProofTable();
  #check: (nodes: number) => number = () => Infinity;
  #next = 0;
  readonly #lanes: Lanes;
  readonly #endings: Endings;
  readonly #short: ShortSearch;
  readonly #firstNumbers: FirstNumbers;
  readonly #shortDepth: number;

  /**
   * @param size the side of the battle quarter, 1 to 4
   * @param ties whether men in the battle quarter decide when points are equal, as in the rules
   * @param firstNumbers the numbers of claims that were not searched yet
   * @param shortDepth the plies of short searches
   */
  constructor(size: number, ties: boolean, firstNumbers: FirstNumbers, shortDepth: number) {
    this.#lanes = new Lanes(size);
    this.#endings = new Endings(this.#lanes, ties);
    this.#short = new ShortSearch(this.#lanes, this.#endings);
    this.#firstNumbers = firstNumbers;
    this.#shortDepth = shortDepth;
  }

  /** Positions of short searches since `begin`. */
  get shortNodes(): number {
    return this.#short.nodes;
  }

  /** Empties the table and sets the counts to 0; `check` as that of the kernel. */
  begin(check: (nodes: number) => number = () => Infinity): void {
    this.#table = new ProofTable();
    this.#check = check;
    this.#next = this.nodes = this.#short.nodes = 0;
  }

  /** Whether the side to move gets at least `least`: 1 for a win, 0 for a draw. */
  prove(men: Men, least: number): boolean {
    const bounds = this.#endings.boundsOf(men);
    if (bounds.least >= least) return true;
    if (bounds.most < least) return false;
    return this.#search(men, least, { proof: NEVER, disproof: NEVER }).proof === 0;
  }

  /** Searches until one of the numbers reaches its limit. */
  #search(men: Men, least: number, limits: Numbers): Numbers {
    if (this.nodes >= this.#next) this.#next = this.#check(this.nodes);
    this.nodes++;
    if (!this.#table.find(men, least)) {
      const found = this.#short.search(men, least, this.#shortDepth);
      if (found !== null) return this.#keep(men, least, found ? PROVED : REFUTED);
    }
    const reply = 1 - least;
    const children: Child[] = this.#lanes.children(men)
      .map((child) => ({ men: child, numbers: this.#numbersOf(child, reply) }));
    while (true) {
      const [best, second] = children.toSorted((one, other) =>
        one.numbers.disproof - other.numbers.disproof
      );
      const highest = Math.max(...children.map(({ numbers }) => numbers.proof));
      const others = children.filter(({ numbers }) => numbers.proof > 0).length - 1;
      const sum = highest === NEVER ? NEVER : Math.min(highest + Math.max(others, 0), NEVER - 1);
      const numbers = { proof: best.numbers.disproof, disproof: sum };
      const { proof, disproof } = numbers;
      if (
        proof >= limits.proof || disproof >= limits.disproof || proof === 0 || disproof === 0
      ) return this.#keep(men, least, numbers);
      const next = second?.numbers.disproof ?? NEVER + 1;
      best.numbers = this.#search(best.men, reply, {
        // This claim is left when the child's proof number makes its own disproof number reach the limit,
        proof: Math.min(limits.disproof - sum + best.numbers.proof, NEVER),
        // and the child when another is easier by a quarter: less would mean to go to and fro.
        disproof: Math.min(limits.proof, next + Math.floor(next / 4) + 1),
      });
      // Other ways may have led to the same children.
      for (const child of children) {
        if (child.numbers.proof === 0 || child.numbers.disproof === 0) continue;
        child.numbers = this.#table.find(child.men, reply) ?? child.numbers;
      }
    }
  }

  #keep(men: Men, least: number, numbers: Numbers): Numbers {
    this.#table.keep(men, least, numbers);
    return numbers;
  }

  /** The numbers of a claim before it is searched from here. */
  #numbersOf(men: Men, least: number): Numbers {
    const bounds = this.#endings.boundsOf(men);
    if (bounds.least >= least) return PROVED;
    if (bounds.most < least) return REFUTED;
    return this.#table.find(men, least) ?? this.#firstNumbers(men);
  }
}
