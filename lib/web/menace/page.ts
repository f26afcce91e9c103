/**
 * The page `#/menace/ID`: a machine of matchboxes that people play against and train (M1 to M4, C4, C5).
 * Without an id it is the machine of this browser.
 *
 * @module
 */
import type { Page } from "../page/page.ts";
import { MenaceView } from "./menace_view.ts";

/** The page of MENACE. */
export const menacePage: Page = {
  name: "menace",
  title: "MENACE",
  open(place, context) {
    const view = new MenaceView(place, context);
    return () => view.close();
  },
};
