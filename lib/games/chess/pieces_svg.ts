/**
 * The chess pieces as outlines in the unit square. They are drawn here because a machine may lack a font
 * with chess pieces.
 *
 * @module
 */
import { BISHOP, BLACK, KIND, KING, KNIGHT, PAWN, QUEEN, ROOK } from "./geometry.ts";

/** The foot of all pieces except the pawn. */
const FOOT = "M0.2 0.88V0.83Q0.2 0.77 0.27 0.77H0.73Q0.8 0.77 0.8 0.83V0.88Z";

/** The outlines of each kind, drawn over each other, and lines inside. */
const SHAPES: Record<number, { outlines: string[]; lines?: string }> = {
  [PAWN]: {
    outlines: [
      "M0.26 0.88V0.84Q0.26 0.78 0.32 0.77Q0.42 0.68 0.43 0.52H0.57" +
      "Q0.58 0.68 0.68 0.77Q0.74 0.78 0.74 0.84V0.88Z",
      "M0.36 0.54Q0.36 0.49 0.41 0.49H0.59Q0.64 0.49 0.64 0.54Z",
      circle(0.5, 0.36, 0.135),
    ],
  },
  [KNIGHT]: {
    outlines: [
      "M0.3 0.78C0.3 0.64 0.47 0.58 0.47 0.46C0.42 0.5 0.37 0.51 0.33 0.53" +
      "C0.31 0.57 0.28 0.6 0.24 0.58C0.19 0.57 0.16 0.52 0.18 0.48L0.31 0.27" +
      "C0.32 0.22 0.35 0.19 0.38 0.18L0.38 0.09L0.47 0.15C0.68 0.16 0.78 0.36 0.76 0.78Z",
      FOOT,
    ],
    lines: "M0.37 0.3L0.41 0.28M0.225 0.5L0.245 0.485M0.56 0.23C0.66 0.33 0.69 0.5 0.685 0.7",
  },
  [BISHOP]: {
    outlines: [
      "M0.34 0.78Q0.43 0.7 0.42 0.6H0.58Q0.57 0.7 0.66 0.78Z",
      "M0.5 0.19C0.58 0.26 0.67 0.36 0.67 0.46C0.67 0.53 0.62 0.57 0.6 0.6H0.4" +
      "C0.38 0.57 0.33 0.53 0.33 0.46C0.33 0.36 0.42 0.26 0.5 0.19Z",
      circle(0.5, 0.145, 0.055),
      FOOT,
    ],
    lines: "M0.5 0.33V0.49M0.42 0.41H0.58",
  },
  [ROOK]: {
    outlines: [
      "M0.32 0.78L0.36 0.36H0.64L0.68 0.78Z",
      "M0.26 0.15H0.37V0.22H0.445V0.15H0.555V0.22H0.63V0.15H0.74V0.32L0.67 0.38H0.33L0.26 0.32Z",
      FOOT,
    ],
    lines: "M0.37 0.66H0.63",
  },
  [QUEEN]: {
    outlines: [
      "M0.28 0.78L0.3 0.66L0.16 0.3L0.34 0.5L0.35 0.22L0.46 0.47L0.5 0.2" +
      "L0.54 0.47L0.65 0.22L0.66 0.5L0.84 0.3L0.7 0.66L0.72 0.78Z",
      circle(0.15, 0.265, 0.05),
      circle(0.345, 0.175, 0.05),
      circle(0.5, 0.145, 0.05),
      circle(0.655, 0.175, 0.05),
      circle(0.85, 0.265, 0.05),
      FOOT,
    ],
    lines: "M0.3 0.66Q0.5 0.6 0.7 0.66",
  },
  [KING]: {
    outlines: [
      "M0.465 0.06H0.535V0.115H0.59V0.185H0.535V0.28H0.465V0.185H0.41V0.115H0.465Z",
      "M0.5 0.44C0.46 0.34 0.5 0.27 0.5 0.27C0.5 0.27 0.54 0.34 0.5 0.44Z",
      "M0.3 0.78L0.3 0.68C0.2 0.6 0.15 0.53 0.16 0.45C0.18 0.34 0.33 0.32 0.42 0.39" +
      "C0.46 0.42 0.5 0.48 0.5 0.54C0.5 0.48 0.54 0.42 0.58 0.39C0.67 0.32 0.82 0.34 0.84 0.45" +
      "C0.85 0.53 0.8 0.6 0.7 0.68L0.7 0.78Z",
      FOOT,
    ],
    lines: "M0.3 0.67Q0.5 0.61 0.7 0.67",
  },
};

/** The SVG elements of a piece: White's light with a dark rim, Black's dark with a light rim. */
export function pieceSvg(piece: number): string {
  const { outlines, lines } = SHAPES[piece & KIND];
  const [fill, rim] = (piece & BLACK) !== 0 ? ["#1A1A1A", "#F7F4EC"] : ["#FFFFFF", "#1A1A1A"];
  const inner = lines ? `<path d="${lines}" fill="none" stroke-width="0.03"/>` : "";
  // The rim is painted before the fill, so that overlapping outlines become one.
  return `<g fill="${fill}" stroke="${rim}" stroke-linejoin="round" stroke-linecap="round">` +
    `<path d="${outlines.join("")}" stroke-width="0.055" paint-order="stroke"/>${inner}</g>`;
}

/** Clockwise like all outlines, so that overlaps leave no hole. */
function circle(x: number, y: number, radius: number): string {
  const [left, width] = [x - radius, 2 * radius].map((length) => Number(length.toFixed(3)));
  const half = `a${radius} ${radius} 0 1 1`;
  return `M${left} ${y}${half} ${width} 0${half} ${-width} 0Z`;
}
