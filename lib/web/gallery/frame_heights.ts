/**
 * Frames that are as high as what they show. A frame cannot reach its page; it tells its height, and the program of
 * the page sets it.
 *
 * @module
 */
import { HEIGHT } from "matchbox/touch/page/start.ts";

/** The least and the greatest height of a frame, in pixels, whatever it tells. */
const [LEAST, MOST] = [40, 4000];

/** The program, for the head of a page with frames. */
export const FRAME_HEIGHTS = `<script>(${
  fitFrames.toString().replaceAll(/\n\s*/g, "\n")
})("${HEIGHT}", ${LEAST}, ${MOST})</script>\n`;

/** Runs in the page, and so uses nothing of this module. */
function fitFrames(name: string, least: number, most: number): void {
  globalThis.addEventListener("message", ({ source, data }: MessageEvent) => {
    const height: unknown = data?.[name];
    if (typeof height !== "number" || !Number.isFinite(height)) return;
    for (const frame of document.querySelectorAll("iframe")) {
      if (frame.contentWindow !== source) continue;
      frame.style.height = `${Math.min(Math.max(height, least), most)}px`;
    }
  });
}
