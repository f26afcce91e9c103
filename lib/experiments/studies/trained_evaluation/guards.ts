/**
 * The sentences about this study that its data could contradict.
 *
 * @module
 */
import { guardsOf } from "../../guard.ts";
import { study } from "./show.ts";

export const guards = guardsOf(study, {});
