/**
 * The program of a page with frames. It loads each when the reader comes near to it, so that a page is there at once,
 * and makes it as high as what it shows: a frame cannot reach its page, but tells its height. The document of a frame
 * is in a script of its own, which a page may load that was opened from the disk.
 *
 * @module
 */
import { HEIGHT } from "matchbox/touch/page/start.ts";

/** The attribute with the address of the script of a frame that is not loaded yet. */
export const WAITING = "data-frame";

/** The event by which such a script gives the document to its page. */
const GIVEN = "framedocument";

/** The script with the document of a frame. */
export function frameScript(html: string): string {
  const detail = JSON.stringify(html);
  return `document.currentScript.dispatchEvent(new CustomEvent("${GIVEN}", { detail: ${detail} }));\n`;
}

/** The least and the greatest height of a frame, in pixels, whatever it tells. */
const [LEAST, MOST] = [40, 4000];

/** The program, for the head of a page. */
export const FRAMES_PROGRAM = `<script>(${runFrames.toString().replaceAll(/\n\s*/g, "\n")})(${
  [HEIGHT, LEAST, MOST, WAITING, GIVEN].map((each) => JSON.stringify(each)).join(", ")
})</script>\n`;

/** Runs in the page, and so uses nothing of this module. */
function runFrames(
  name: string,
  least: number,
  most: number,
  waiting: string,
  given: string,
): void {
  globalThis.addEventListener("message", ({ source, data }: MessageEvent) => {
    const height: unknown = data?.[name];
    if (typeof height !== "number" || !Number.isFinite(height)) return;
    for (const frame of document.querySelectorAll("iframe")) {
      if (frame.contentWindow !== source) continue;
      frame.style.height = `${Math.min(Math.max(height, least), most)}px`;
    }
  });
  const load = (seen: readonly IntersectionObserverEntry[]) => {
    for (const { isIntersecting, target } of seen) {
      if (!isIntersecting) continue;
      near.unobserve(target);
      const script = document.createElement("script");
      script.addEventListener(given, (event) => {
        (target as HTMLIFrameElement).srcdoc = (event as CustomEvent<string>).detail;
        script.remove();
      });
      script.src = target.getAttribute(waiting)!;
      document.head.append(script);
    }
  };
  // As far away as the window is high.
  const near = new IntersectionObserver(load, { rootMargin: "100% 0px" });
  document.addEventListener("DOMContentLoaded", () => {
    for (const frame of document.querySelectorAll(`iframe[${waiting}]`)) near.observe(frame);
  });
}
