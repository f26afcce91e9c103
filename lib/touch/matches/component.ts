/**
 * What a number of games can tell: simulated matches between players of known strength. The reader sets the
 * difference, the number of games and the share of draws.
 *
 * @module
 */
import { fill, h, svg } from "../page/dom.ts";
import { numberWord } from "../page/words.ts";
import { BINS, MATCHES, type MatchVerdict, simulate, VERDICTS } from "./simulated.ts";

/** Where the sliders begin. */
export interface MatchesOptions {
  /** The difference in Elo, from 0 to 400; default 50. */
  readonly elo?: number;
  /** Games of a match, one of 10, 20, 40, 100, 200, 400 and 1000; default 40. */
  readonly games?: number;
}

const GAMES = [10, 20, 40, 100, 200, 400, 1000];

const WORDS: Readonly<Record<MatchVerdict, string>> = {
  "weaker named": "the weaker one is named the stronger",
  "weaker leads": "the weaker one leads, nobody is named",
  level: "level",
  "stronger leads": "the stronger one leads, nobody is named",
  "stronger named": "the stronger one is named",
};

/** Shows the matches. */
export function mount(element: HTMLElement, options: MatchesOptions): void {
  const { elo: firstElo = 50, games: firstGames = 40 } = options;
  const elo = slider("elo", { min: 0, max: 400, step: 10, value: firstElo });
  const games = slider("games", {
    min: 0,
    max: GAMES.length - 1,
    step: 1,
    value: Math.max(0, GAMES.indexOf(firstGames)),
  });
  const draws = slider("draws", { min: 0, max: 80, step: 10, value: 30 });
  const chart = h("div", { class: "histogram", role: "img" });
  const rows = h("tbody");
  const says = h("p", { class: "says", "aria-live": "polite" });
  fill(
    element,
    h("h1", {}, "Move the sliders: how often does a match mislead about who is stronger?"),
    elo.element,
    games.element,
    draws.element,
    chart,
    h(
      "p",
      { class: "soft" },
      "Points per game of the stronger one: from none, left, to all, right.",
    ),
    h("table", { class: "verdicts" }, rows),
    says,
  );
  show();

  function show(): void {
    const chosen = {
      elo: Number(elo.input.value),
      games: GAMES[Number(games.input.value)],
      draws: Number(draws.input.value) / 100,
    };
    const seen = simulate(chosen);
    elo.say(
      `The stronger one is ${chosen.elo} Elo ahead: ${seen.expected.toFixed(2)} points a game`,
    );
    games.say(`Games of a match: ${numberWord(chosen.games)}`);
    const fewer = seen.draws < chosen.draws ? ", as many as such players can have" : "";
    draws.say(`Drawn games: ${Math.round(100 * seen.draws)} %${fewer}`);
    const share = (name: MatchVerdict) => `${(100 * seen.counts[name] / MATCHES).toFixed(1)} %`;
    fill(
      rows,
      VERDICTS.toReversed().map((name) =>
        h(
          "tr",
          {},
          h("th", { scope: "row", class: classOf(name) }, WORDS[name]),
          h("td", {}, share(name)),
        )
      ),
    );
    const most = Math.max(...seen.bins.map(sumOf));
    fill(
      chart,
      svg(
        "svg",
        { viewBox: `0 0 ${BINS} 12`, preserveAspectRatio: "none" },
        ...seen.bins.flatMap((bin, x) => {
          let y = 12;
          return VERDICTS.map((name) => {
            const height = 12 * bin[name] / most;
            y -= height;
            return svg("rect", { x: x + 0.05, y, width: 0.9, height, class: classOf(name) });
          });
        }),
        svg("path", { d: `M${BINS / 2} 0V12`, class: "half" }),
        svg("path", { d: `M${0.5 + seen.expected * (BINS - 1)} 0V12`, class: "expected" }),
      ),
    );
    const wrong = seen.counts["weaker named"] + seen.counts["weaker leads"];
    const words = chosen.elo === 0
      ? "Both are equally strong here: who leads, leads by luck."
      : `Of ${numberWord(MATCHES)} matches the weaker one leads in ${numberWord(wrong)}. ` +
        `The 95 % interval names the stronger one in ${share("stronger named")} of them.`;
    says.textContent = words;
    chart.setAttribute("aria-label", words);
  }

  function slider(
    id: string,
    range: {
      readonly min: number;
      readonly max: number;
      readonly step: number;
      readonly value: number;
    },
  ) {
    const words = h("span");
    const input = h("input", { type: "range", id, ...range, oninput: () => show() });
    return {
      input,
      element: h("label", { class: "slider" }, words, input),
      say(text: string) {
        words.textContent = text;
        input.setAttribute("aria-valuetext", text);
      },
    };
  }
}

function classOf(name: MatchVerdict): string {
  return name.replace(" ", "-");
}

function sumOf(bin: Readonly<Record<MatchVerdict, number>>): number {
  return VERDICTS.reduce((sum, name) => sum + bin[name], 0);
}
