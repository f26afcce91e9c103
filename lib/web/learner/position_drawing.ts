/**
 * A stored position as a small picture, in the colours of the source's statistics page (D10): black, white,
 * green for an empty square, yellow for the square of the move.
 *
 * @module
 */
import { squareName } from "matchbox/games/mod.ts";
import { drawing, h } from "matchbox/touch/page/dom.ts";

const [EMPTY, MOVE, LINE] = ["#1B8F3E", "#FFDD11", "#0c5a25"];
const DARK = "#000000";
const LIGHT = "#FFFFFF";

/** The picture of a text of a position (see `positionText`), with words for people who do not see it. */
export function positionPicture(text: string): HTMLElement {
  const size = Math.sqrt(text.length);
  const side = 1 / size;
  const squares = (character: string) =>
    [...text].flatMap((each, square) => each === character ? [square] : []);
  const path = (character: string, colour: string) => {
    const steps = squares(character).map((square) =>
      `M${(square % size) * side} ${Math.floor(square / size) * side}h${side}v${side}h${-side}z`
    );
    return `<path d="${steps.join("")}" fill="${colour}"/>`;
  };
  const lines = Array.from({ length: size + 1 }, (_, i) => `M0 ${i * side}H1M${i * side} 0V1`);
  const [move] = squares("3");
  const [x, y] = [(move % size + 0.5) * side, (Math.floor(move / size) + 0.5) * side];
  const r = side * 0.22;
  const picture = drawing(
    `<rect width="1" height="1" fill="${EMPTY}"/>${path("2", DARK)}${path("1", LIGHT)}` +
      `${path("3", MOVE)}<path d="${lines.join("")}" stroke="${LINE}" stroke-width="0.008"/>` +
      `<path d="M${x} ${y - r}L${x + r} ${y}L${x} ${y + r}L${x - r} ${y}z" fill="#222222"/>`,
  );
  const words = `Move ${squareName(move, size)}; dark ${squares("2").length}, light ` +
    `${squares("1").length} discs`;
  return h("span", { class: "picture", role: "img", "aria-label": words }, picture);
}

/** The square of the move in a text of a position, e.g. `d3`. */
export function moveOf(text: string): string {
  return squareName(text.indexOf("3"), Math.sqrt(text.length));
}
