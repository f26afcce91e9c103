/**
 * How a component begins in the frame that it has for itself: a document without an address, which loads
 * nothing.
 *
 * @module
 */

/** The place of the component, and its options, in the document of the frame. */
export const [PLACE, OPTIONS] = ["touch", "options"];

/** The name of the height, in pixels, in what a frame tells its page. */
export const HEIGHT = "matchbox height";

/**
 * Mounts a component in its frame, which becomes as high as the component.
 *
 * @param mount shows the component in an element
 */
export function start<O>(mount: (element: HTMLElement, options: O) => void): void {
  const place = document.getElementById(PLACE)!;
  mount(place, JSON.parse(document.getElementById(OPTIONS)!.textContent!));
  const fit = () => {
    const height = Math.ceil(document.documentElement.offsetHeight);
    const frame = frameElement();
    if (frame) frame.style.height = `${height}px`;
    else parent.postMessage({ [HEIGHT]: height }, "*");
  };
  // A frame far from the window is not drawn, and so observes nothing.
  fit();
  new ResizeObserver(fit).observe(document.documentElement);
}

/** The frame itself; null where the page around it does not let it be seen. */
function frameElement(): HTMLElement | null {
  try {
    return globalThis.frameElement as HTMLElement | null;
  } catch {
    return null;
  }
}
