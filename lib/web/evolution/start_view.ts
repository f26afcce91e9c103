/**
 * What the page shows without an evolution: what it is about, a form that begins one, those of the server,
 * and the published networks.
 *
 * @module
 */
import * as v from "valibot";
import { findGame } from "matchbox/games/mod.ts";
import { type Content, fill, h } from "matchbox/touch/page/dom.ts";
import { choice, field } from "matchbox/touch/page/fields.ts";
import type { PageContext } from "../page/page.ts";
import { capital } from "matchbox/touch/page/words.ts";
import { evolutionId, type EvolutionList, evolutionList } from "./messages.ts";
import { playNetwork } from "./play_network.ts";
import * as choices from "./settings.ts";
import { OWNER_WORDS, statusWords } from "./words.ts";

/**
 * Shows it.
 *
 * @returns a function that ends it
 */
export function showStart(place: HTMLElement, context: PageContext): () => void {
  const problem = h("p", { class: "problem", role: "alert" });
  const tell = (error: unknown) => problem.textContent = capital((error as Error).message);
  const lists = h("div");
  const form = startForm(async (request) => {
    problem.textContent = "";
    try {
      const id = await context.link.ask({ type: "evolution/start", ...request });
      context.go(`#/evolution/${v.parse(evolutionId, id)}`);
    } catch (error) {
      tell(error);
    }
  });
  fill(
    place,
    h(
      "article",
      { class: "setup evolution-start" },
      h("h1", {}, "Evolution of networks"),
      h(
        "p",
        { class: "lead" },
        "Neural networks learn the board game Metelyk without a teacher. In each generation they " +
          "play each other. The losers leave, and each winner gets a child: a copy with a few " +
          "weights changed by chance. Watch them, and play against them.",
      ),
      form,
      problem,
      lists,
    ),
  );
  const list = async () => {
    const found = v.safeParse(
      evolutionList,
      await context.link.ask({ type: "evolution/list" }).catch(() => null),
    );
    if (!found.success) return;
    const play = (opponent: EvolutionList["published"][number]) =>
      playNetwork(context, opponent).catch(tell);
    fill(lists, evolutionsOf(found.output), publishedOf(found.output, play));
  };
  return context.link.whenConnected(list);
}

/** What is asked for when the form is sent. */
interface StartRequest {
  readonly settings: choices.Settings;
  readonly generations: number;
  readonly pace: number;
}

function startForm(begin: (request: StartRequest) => void): HTMLElement {
  const { defaults } = choices;
  const network = choice("network", Object.entries(choices.KINDS), defaults.network);
  const hidden = choice(
    "hidden",
    choices.HIDDEN.map((each) => [each, each === "none" ? "None" : `${each} neurons`]),
    defaults.hidden,
  );
  const generations = choice(
    "generations",
    choices.LENGTHS.map((each) => [String(each), String(each)]),
    "300",
  );
  const pace = paceChoice("pace", 5);
  const board = choice(
    "board",
    choices.BOARDS.map((each) => [each, findGame(each).title]),
    defaults.board,
  );
  const population = number("population", choices.FEWEST, choices.MOST, 1, defaults.population);
  const pairing = choice("pairing", Object.entries(choices.PAIRINGS), defaults.pairing);
  const rate = number("rate", 0, 100, 1, 100 * defaults.rate);
  const strength = number("strength", 0.1, choices.STRONGEST, 0.1, defaults.strength);
  const seed = number("seed", 0, choices.LARGEST_SEED, 1, defaults.seed);
  const submit = (event: Event) => {
    event.preventDefault();
    const settings = {
      ...{ board: board.value, network: network.value, hidden: hidden.value },
      ...{ population: Number(population.value), pairing: pairing.value },
      ...{ rate: Number(rate.value) / 100, strength: Number(strength.value) },
      seed: Number(seed.value),
    } as choices.Settings;
    begin({ settings, generations: Number(generations.value), pace: Number(pace.value) });
  };
  const more = h(
    "details",
    { class: "more" },
    h("summary", {}, "More settings"),
    h(
      "div",
      { class: "fields" },
      field("Board", board),
      field("Networks", population, "of a generation"),
      field("Opponents", pairing, "whom a network meets in a generation"),
      field("Mutation, %", rate, "chance of each weight of a child to change"),
      field("Mutation, size", strength, "largest change of a weight"),
      field("Seed", seed, "the same seed gives the same evolution"),
    ),
  );
  // What is wrong in it must be seen.
  more.addEventListener("invalid", () => more.open = true, true);
  return h(
    "form",
    { onsubmit: submit },
    h(
      "div",
      { class: "fields" },
      field("Kind of network", network),
      field("Hidden layer", hidden),
      field("Generations", generations),
      field("Speed", pace),
    ),
    more,
    h("button", { class: "main" }, "Start"),
  );
}

/** The choice of the generations a second. */
export function paceChoice(id: string, chosen: number): HTMLSelectElement {
  const order = [1, 5, 20, 0] as const;
  return choice(id, order.map((pace) => [String(pace), choices.PACES[pace]]), String(chosen));
}

function number(
  id: string,
  min: number,
  max: number,
  step: number,
  value: number,
): HTMLInputElement {
  return h("input", { id, type: "number", min, max, step, value, required: true });
}

function evolutionsOf({ evolutions }: EvolutionList): Content {
  if (evolutions.length === 0) return null;
  return [
    h("h2", {}, "Evolutions here"),
    h(
      "ul",
      { class: "evolutions" },
      evolutions.map(({ evolution, owner, settings, ...rest }) =>
        h(
          "li",
          {},
          h("a", { href: `#/evolution/${evolution}` }, choices.titleOf(settings)),
          " ",
          h("small", {}, `${OWNER_WORDS[owner]}; ${statusWords(rest)}`),
        )
      ),
    ),
  ];
}

function publishedOf(
  { published }: EvolutionList,
  play: (opponent: EvolutionList["published"][number]) => void,
): Content {
  if (published.length === 0) return null;
  return [
    h("h2", {}, "Published champions"),
    h(
      "p",
      {},
      "The best networks after 600 generations, from the study ",
      h("a", { href: "/gallery/results/metelyk-evolution/index.html" }, "Evolution of networks"),
      ", and the one that came out of a long evolution, from the study ",
      h("a", { href: "/gallery/results/evolution-long/index.html" }, "Evolution until it stops"),
      ".",
    ),
    h(
      "ul",
      { class: "published" },
      published.map((each) =>
        h(
          "li",
          {},
          h("span", {}, `Network ${each.name}`),
          h(
            "button",
            { "aria-label": `Play against network ${each.name}`, onclick: () => play(each) },
            "Play",
          ),
        )
      ),
    ),
  ];
}
