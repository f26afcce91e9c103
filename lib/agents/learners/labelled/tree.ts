/**
 * A decision tree (Breiman and others 1984): each
 * node asks for one feature, the one that leaves the least squared error, and a leaf gives the mean value of its
 * examples.
 *
 * @module
 */
import type { Learned, Way } from "./examples.ts";

/** A leaf, or a question with what follows from no and from yes. */
type Node = number | { readonly feature: number; readonly no: Node; readonly yes: Node };

/**
 * Grows a tree.
 *
 * @param least the fewest examples of a leaf: with 1 the tree grows until each leaf is pure
 */
export function treeOf(least: number): Way {
  return ({ count, width, features, values }): Learned => {
    let numbers = 0;
    const root = grow(Array.from({ length: count }, (_, row) => row));
    return {
      numbers,
      predict(features, start) {
        let node = root;
        while (typeof node !== "number") {
          node = features[start + node.feature] === 1 ? node.yes : node.no;
        }
        return node;
      },
    };

    function grow(rows: readonly number[]): Node {
      const feature = bestQuestion(rows);
      numbers++;
      if (feature === null) return sumOf(rows) / rows.length;
      const has = (row: number) => features[row * width + feature] === 1;
      return {
        feature,
        no: grow(rows.filter((row) => !has(row))),
        yes: grow(rows.filter(has)),
      };
    }

    /** The feature that leaves the least squared error; null where none makes it less. */
    function bestQuestion(rows: readonly number[]): number | null {
      const counts = new Int32Array(width);
      const sums = new Float64Array(width);
      for (const row of rows) {
        for (let feature = 0, at = row * width; feature < width; feature++, at++) {
          if (features[at] === 0) continue;
          counts[feature]++;
          sums[feature] += values[row];
        }
      }
      const all = sumOf(rows);
      let best = null;
      // The error falls by as much as the sum of squared sums over counts grows; less than this is rounding.
      let most = all ** 2 / rows.length + 1e-9 * rows.length;
      for (let feature = 0; feature < width; feature++) {
        const [yes, no] = [counts[feature], rows.length - counts[feature]];
        if (yes < least || no < least) continue;
        const kept = sums[feature] ** 2 / yes + (all - sums[feature]) ** 2 / no;
        if (kept > most) [most, best] = [kept, feature];
      }
      return best;
    }

    function sumOf(rows: readonly number[]): number {
      return rows.reduce((sum, row) => sum + values[row], 0);
    }
  };
}
