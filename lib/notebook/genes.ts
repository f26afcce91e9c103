/**
 * Weights of networks drawn gene by gene: parents in rows, and below them a child with the origin of each gene.
 *
 * @module
 */
import { escape } from "@std/html";
import { type Display, picture } from "matchbox/report/display.ts";
import { fontFamily, fontSize, frame, ink, palette, paper } from "matchbox/report/theme.ts";

/** The side of a gene, and the height of the mark below the genes of the child, in pixels. */
const SIDE = 16;
const MARK = 6;
/** Pixels on the left for the names, and between the rows. */
const NAMES = 90;
const GAP = 10;

/**
 * Draws genes as squares: blue for a positive weight, red for a negative one, the darker the larger. Below each gene
 * of the child is a bar as of its parent, and a frame around it if no parent has this gene: it has mutated.
 *
 * @param parents the weights of each parent, by its name; as many for each
 * @param child its weights
 */
export function genes(
  parents: Readonly<Record<string, ArrayLike<number>>>,
  child: ArrayLike<number>,
): Display {
  const all = [...Object.entries(parents), ["child", child] as const];
  const largest = Math.max(...all.flatMap(([, weights]) => Array.from(weights, Math.abs))) || 1;
  const sources = originsOf(Object.values(parents), child);
  const rows = all.map(([name, weights], row) => {
    const y = GAP + row * (SIDE + GAP);
    const colour = row < all.length - 1 && all.length > 2 ? palette[row] : ink;
    const squares = Array.from(weights, (weight, i) => {
      const isNew = row === all.length - 1 && sources[i] < 0;
      return `<rect x="${NAMES + i * SIDE + 1}" y="${y}" width="${SIDE - 2}" height="${SIDE}" ` +
        `fill="${shade(weight / largest)}" stroke="${isNew ? ink : frame}" stroke-width="${
          isNew ? 2.5 : 0.5
        }"/>`;
    });
    return `<text x="0" y="${y + SIDE - 4}" fill="${colour}">${escape(name)}</text>${
      squares.join("")
    }`;
  });
  const below = GAP + (all.length - 1) * (SIDE + GAP) + SIDE + 2;
  const marks = sources.map((source, i) =>
    source < 0 || all.length === 2 ? "" : `<rect x="${NAMES + i * SIDE + 1}" y="${below}" ` +
      `width="${SIDE - 2}" height="${MARK}" fill="${palette[source]}"/>`
  );
  const width = NAMES + child.length * SIDE + GAP;
  const height = below + MARK + GAP;
  const counts = Object.keys(parents).map((name, index) =>
    `${sources.filter((source) => source === index).length} of ${name}`
  );
  const mutated = sources.filter((source) => source < 0).length;
  const caption = `${child.length} genes: ${counts.join(", ")}, ${mutated} mutated.`;
  return picture(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" ` +
      `height="${height}" font-family="${fontFamily}" font-size="${fontSize}">` +
      `<rect width="${width}" height="${height}" fill="${paper}"/>${rows.join("")}${
        marks.join("")
      }</svg>\n`,
    caption,
    "genes",
  );
}

/** The first parent with the same gene, for each gene; -1 for a gene that mutated. */
function originsOf(parents: readonly ArrayLike<number>[], child: ArrayLike<number>): number[] {
  return Array.from(child, (gene, i) => parents.findIndex((parent) => parent[i] === gene));
}

/** From red for -1 over white to blue for 1. */
function shade(share: number): string {
  const [red, green, blue] = share < 0 ? [213, 94, 0] : [0, 114, 178];
  const mix = (part: number) => Math.round(255 + Math.abs(share) * (part - 255));
  return `rgb(${mix(red)},${mix(green)},${mix(blue)})`;
}
