/**
 * A list of rules by separate and conquer (Clark and Niblett 1989): a rule is
 * a list of features that must or must not be there, and says who wins. The first rule of the list that fits is
 * asked. A rule is grown feature by feature; then the examples that fit are set aside, and the next rule is grown
 * from the others.
 *
 * @module
 */
import { type Learned, signOf, type Way } from "./examples.ts";

/** A rule of a list. */
interface Rule {
  /** Twice a feature, and 1 more if it must be there. */
  readonly conditions: readonly number[];
  /** What it says: the mean value of its examples that end as most of them do. */
  readonly value: number;
}

/** Who can win, by `signOf`. */
const SIGNS = [-1, 0, 1] as const;

/**
 * Grows rules.
 *
 * @param least the fewest examples of a rule; what is left at the end makes a last rule without conditions
 */
export function rulesOf(least: number): Way {
  return ({ count, width, features, values, unit }): Learned => {
    const signs = Int8Array.from(values, (value) => signOf(value, unit) + 1);
    const rules: Rule[] = [];
    let left = Array.from({ length: count }, (_, row) => row);
    while (left.length > 0) {
      const { conditions, rows } = grow(left);
      rules.push({ conditions, value: valueOf(rows) });
      const done = new Set(rows);
      left = left.filter((row) => !done.has(row));
    }
    // What no rule fits ends as most of all examples do.
    const otherwise = valueOf(Array.from({ length: count }, (_, row) => row));
    return {
      numbers: rules.reduce((sum, { conditions }) => sum + conditions.length + 1, 1),
      predict(features, start) {
        const rule = rules.find(({ conditions }) =>
          conditions.every((each) => features[start + (each >> 1)] === (each & 1))
        );
        return rule ? rule.value : otherwise;
      },
    };

    /** The conditions of the next rule, and the examples that fit it. */
    function grow(all: readonly number[]) {
      const conditions: number[] = [];
      let rows = all;
      for (let worth = worthOf(signCounts(rows), rows.length);;) {
        const next = bestCondition(rows, worth);
        if (next === null) return { conditions, rows };
        conditions.push(next.condition);
        const [feature, wanted] = [next.condition >> 1, next.condition & 1];
        rows = rows.filter((row) => features[row * width + feature] === wanted);
        worth = next.worth;
      }
    }

    function bestCondition(rows: readonly number[], above: number) {
      const counts = new Int32Array(3 * width);
      for (const row of rows) {
        for (let feature = 0, at = row * width; feature < width; feature++, at++) {
          counts[3 * feature + signs[row]] += features[at];
        }
      }
      const all = signCounts(rows);
      let [worth, condition] = [above, -1];
      for (let feature = 0; feature < width; feature++) {
        const yes = counts.subarray(3 * feature, 3 * feature + 3);
        for (const wanted of [0, 1]) {
          const own = all.map((sum, sign) => wanted === 1 ? yes[sign] : sum - yes[sign]);
          const fit = own[0] + own[1] + own[2];
          if (fit < least || fit === rows.length) continue;
          const found = worthOf(own, fit);
          if (found > worth) [worth, condition] = [found, 2 * feature + wanted];
        }
      }
      return condition < 0 ? null : { condition, worth };
    }

    function signCounts(rows: readonly number[]): number[] {
      const counts = [0, 0, 0];
      for (const row of rows) counts[signs[row]]++;
      return counts;
    }

    function valueOf(rows: readonly number[]): number {
      const counts = signCounts(rows);
      const most = counts.indexOf(Math.max(...counts));
      const own = rows.filter((row) => signs[row] === most);
      return own.reduce((sum, row) => sum + values[row], 0) / own.length;
    }
  };
}

/** Laplace's estimate of how often a rule is right: with few examples it is closer to chance. */
function worthOf(counts: readonly number[], all: number): number {
  return (Math.max(...counts) + 1) / (all + SIGNS.length);
}

/** Always says what most examples end as: a list of one rule without conditions. */
export function mostCommon(): Way {
  return rulesOf(Infinity);
}
