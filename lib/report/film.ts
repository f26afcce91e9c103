/**
 * HTML that shows one of several frames at a time: a row of all frames in a window as wide as one frame. Links
 * to the ids of frames, and a scroll bar, move the row. It uses no script and no style sheet, so it also works
 * in untrusted notebooks and in pages made from notebooks.
 *
 * @module
 */
import { sha256 } from "matchbox/base/sha256.ts";

/** The id of a frame, by its index. */
export type Place = (index: number) => string;

/**
 * Puts frames in a row.
 *
 * @param name of the film, for the ids of its frames
 * @param content of all frames, which makes the ids differ between films
 * @param frames writes the HTML of each frame, with links to the ids of others
 */
export function film(
  name: string,
  content: string,
  frames: (place: Place) => readonly string[],
): string {
  const place = placesOf(name, content);
  const items = frames(place).map((html, index) =>
    `<div id="${place(index)}" style="flex:0 0 100%;scroll-snap-align:start">${html}</div>`
  );
  return `<div style="display:flex;overflow-x:scroll;scroll-snap-type:x mandatory">\n` +
    `${items.join("\n")}\n</div>`;
}

/** How many films this module has shown. */
let films = 0;

/** The ids are made of the content and the film's number, so that no two films in a notebook share an id. */
function placesOf(name: string, content: string): Place {
  const digest = (sha256(content)[0] >>> 0).toString(16).padStart(8, "0");
  const own = `${name}-${digest}-${++films}`;
  return (index) => `${own}-${index + 1}`;
}
