/**
 * Every page, in the order of the navigation. See channels.ts for how to add one.
 *
 * @module
 */
import { centaursPage } from "../centaurs/page.ts";
import { classPage } from "../class/page.ts";
import { evolutionPage } from "../evolution/page.ts";
import { hostPage } from "../host/page.ts";
import { learnerPage } from "../learner/page.ts";
import { menacePage } from "../menace/page.ts";
import { playPage } from "../play/page.ts";
import type { Page } from "./page.ts";

/** All pages; the first is shown at the address without a name. */
export const pages: readonly Page[] = [
  playPage,
  learnerPage,
  menacePage,
  evolutionPage,
  hostPage,
  classPage,
  centaursPage,
];
