/**
 * An evolution on the page: what goes on, the champions, the living networks, and their lineage.
 *
 * @module
 */
import * as v from "valibot";
import { type AnyRequest, ask } from "../page/ask.ts";
import { fill, h } from "matchbox/touch/page/dom.ts";
import type { PageContext } from "../page/page.ts";
import { capital } from "matchbox/touch/page/words.ts";
import { type EvolutionState, evolutionState, opponentSchema } from "./messages.ts";
import { playNetwork } from "./play_network.ts";
import { MOST_GENERATIONS, titleOf } from "./settings.ts";
import { paceChoice } from "./start_view.ts";
import { StrengthView } from "./strength_view.ts";
import { TreeView } from "./tree_view.ts";
import { WindowTable } from "./window_table.ts";
import { lineageWords, rightsWords, statusWords, trainCommand } from "./words.ts";

/** Generations for which a stopped evolution goes on. */
const MORE = 100;

/** The view of one evolution. */
export class EvolutionView {
  readonly #id: string;
  readonly #context: PageContext;
  readonly #title = h("h1");
  readonly #status = h("p", { class: "status" });
  readonly #progress = h("progress", { "aria-label": "Generations", max: 1 });
  readonly #stop: HTMLButtonElement;
  readonly #continue: HTMLButtonElement;
  readonly #pace = paceChoice("pace", 5);
  readonly #rights = h("p", { class: "note" });
  readonly #problem = h("p", { class: "problem", role: "alert" });
  readonly #strength: StrengthView;
  readonly #table: WindowTable;
  readonly #tree = new TreeView();
  readonly #lineage = h("p");
  readonly #command = h("code");
  readonly #article: HTMLElement;
  readonly #ends: (() => void)[];
  #before: EvolutionState["status"] | null = null;

  constructor(id: string, place: HTMLElement, context: PageContext) {
    this.#id = id;
    this.#context = context;
    this.#stop = h("button", { onclick: () => this.#ask({ type: "evolution/stop" }) }, "Stop");
    this.#continue = h("button", {
      class: "main",
      onclick: () =>
        this.#ask({ type: "evolution/continue", generations: Number(this.#continue.value) }),
    });
    this.#pace.addEventListener(
      "change",
      () => this.#ask({ type: "evolution/pace", pace: Number(this.#pace.value) }),
    );
    this.#strength = new StrengthView((generation) =>
      this.#play({ type: "evolution/champion", generation })
    );
    this.#table = new WindowTable({
      play: (network) => this.#play({ type: "evolution/network", network }),
      point: (network) => this.#tree.point(network),
      hold: (held) => this.#ask({ type: "evolution/hold", held }),
    });
    this.#article = h(
      "article",
      { class: "evolution", hidden: true },
      this.#title,
      h(
        "div",
        { class: "course" },
        this.#status,
        this.#progress,
        h(
          "div",
          { class: "controls" },
          this.#stop,
          this.#continue,
          h("label", {}, "Speed ", this.#pace),
        ),
        this.#rights,
      ),
      h("h2", {}, "Strength of the champions"),
      h(
        "p",
        { class: "note" },
        "The best network of every 20th generation, by a tournament of all. Points a game, with a " +
          "win as 1 and a draw as 1/2, in 200 games each against two fixed programs; 95 % intervals.",
      ),
      this.#strength.element,
      h("h2", {}, "Living networks"),
      h(
        "p",
        { class: "note" },
        "History, the last ten generations: = unchanged, + won and had a child, * born by " +
          "mutation. A child takes over the history of its line. The line of the row at which you " +
          "point is marked in the tree. While you point at a row, the table stands still.",
      ),
      this.#table.element,
      h("h2", {}, "Lineage"),
      this.#lineage,
      h(
        "p",
        { class: "note" },
        "Coloured: networks that live. Grey: their ancestors. Lines that died out are left out.",
      ),
      this.#tree.element,
      h("p", { class: "note" }, "The same networks in a terminal: ", this.#command),
    );
    fill(place, this.#problem, this.#article);
    const { link } = context;
    this.#ends = [
      link.listen((message) => this.#receive(message)),
      link.whenConnected(() => this.#ask({ type: "evolution/open" })),
    ];
  }

  /** Ends the view. */
  close(): void {
    for (const end of this.#ends) end();
    const { link } = this.#context;
    link.ask({ type: "evolution/leave", evolution: this.#id }).catch(() => {});
  }

  #receive(message: unknown): void {
    const news = v.safeParse(evolutionState, message);
    if (news.success && news.output.evolution === this.#id) this.#show(news.output);
  }

  #show(state: EvolutionState): void {
    const { mine, settings, generation, until, pace, status } = state;
    const { lines, branches, champions } = state;
    const title = titleOf(settings);
    document.title = `Evolution: ${title} · Matchbox`;
    fill(this.#title, `Evolution of ${title}`);
    fill(this.#status, capital(statusWords(state)));
    this.#progress.value = until === 0 ? 0 : Math.min(1, generation / until);
    const stopped = status === "stopped";
    const more = generation < until ? until - generation : MORE;
    const left = Math.min(more, MOST_GENERATIONS - generation);
    this.#stop.hidden = stopped || !mine;
    this.#continue.hidden = !stopped || left <= 0 || !mine;
    this.#pace.disabled = !mine;
    fill(
      this.#rights,
      rightsWords(state),
      mine ? null : [" ", h("a", { href: "#/host" }, "Who may do what")],
    );
    this.#continue.value = String(left);
    fill(this.#continue, `Go on for ${left} generations`);
    if (document.activeElement !== this.#pace) this.#pace.value = String(pace);
    if (state.problem) fill(this.#problem, `It stopped: ${state.problem}`);
    this.#article.hidden = false;
    this.#strength.show(champions, generation);
    this.#table.show(lines);
    this.#tree.show(branches, lines.map(({ network }) => network), generation);
    fill(this.#lineage, lineageWords(branches, lines.length));
    fill(this.#command, trainCommand(settings, Math.max(1, generation)));
    if (this.#before !== null && this.#before !== status) {
      this.#context.announce(capital(statusWords(state)));
    }
    this.#before = status;
  }

  #ask(request: AnyRequest): Promise<unknown> {
    return ask(this.#context.link, this.#problem, { ...request, evolution: this.#id });
  }

  async #play(request: AnyRequest): Promise<void> {
    const opponent = v.safeParse(opponentSchema, await this.#ask(request));
    if (!opponent.success) return;
    try {
      await playNetwork(this.#context, opponent.output);
    } catch (error) {
      fill(this.#problem, capital((error as Error).message));
    }
  }
}
