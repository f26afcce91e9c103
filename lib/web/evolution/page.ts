/**
 * The page `#/evolution`: a form that begins an evolution, and `#/evolution/ID`, an evolution (A11).
 *
 * @module
 */
import * as v from "valibot";
import type { Page } from "../page/page.ts";
import { EvolutionView } from "./evolution_view.ts";
import { evolutionId } from "./messages.ts";
import { showStart } from "./start_view.ts";

/** The page of evolutions. */
export const evolutionPage: Page = {
  name: "evolution",
  title: "Evolution",
  open(place, context) {
    const id = v.safeParse(evolutionId, context.path);
    if (!id.success) return showStart(place, context);
    const view = new EvolutionView(id.output, place, context);
    return () => view.close();
  },
};
