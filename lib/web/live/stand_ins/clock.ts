/**
 * The clock of a worker: browsers make it coarse (0.1 ms in Chromium, 1 ms in Firefox), so that short work would
 * take no time at all and a speed would be infinite. Here it goes on by a microsecond with each look at it. Times
 * of less than a millisecond mean little in a page.
 *
 * @module
 */

/** Milliseconds that it goes on at least. */
const STEP = 0.001;

const coarse = performance.now.bind(performance);
let last = 0;

performance.now = () => last = Math.max(coarse(), last + STEP);
