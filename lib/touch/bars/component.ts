/**
 * A figure with a slider: bars of a table of results, at the value of a parameter that the reader chooses.
 *
 * @module
 */
import { fill, h } from "../page/dom.ts";
import { choice, field } from "../page/fields.ts";

/** A number with the ends of its interval, where it has one. */
export interface BarValue {
  /** The length of the bar. */
  readonly mean: number;
  /** The ends of its 95 % interval; null for none. */
  readonly low: number | null;
  /** See `low`. */
  readonly high: number | null;
}

/** A bar. */
export interface Bar {
  /** Its name. */
  readonly name: string;
  /** By the place on the slider; null where there is none. */
  readonly values: readonly (BarValue | null)[];
}

/** What is shown. */
export interface BarsOptions {
  /** Of the figure. */
  readonly title: string;
  /** The parameter, with at least one value. */
  readonly slider: { readonly name: string; readonly values: readonly string[] };
  /** What the bars are, or their unit; empty for plain numbers. */
  readonly value: string;
  /** The reader chooses one of them. */
  readonly groups: readonly { readonly name: string; readonly bars: readonly Bar[] }[];
}

/** From this ratio of the largest to the smallest value on, the scale is logarithmic. */
const LOGARITHMIC = 50;

/** Shows the figure. */
export function mount(element: HTMLElement, options: BarsOptions): void {
  const { title, slider: { name, values }, value, groups } = options;
  const group = choice("group", groups.map((each, i) => [String(i), each.name]));
  const words = h("output", { for: "slider" });
  const slider = h("input", {
    type: "range",
    id: "slider",
    min: 0,
    oninput: show,
  });
  /** The places of the slider at which the chosen group has bars. */
  let places: readonly number[] = [];
  const bars = h("div", { class: "bars", role: "table", "aria-label": title });
  const scale = h("p", { class: "soft" });
  group.addEventListener("change", chooseGroup);
  fill(
    element,
    h("h1", {}, `Move the slider: ${title}`),
    groups.length > 1 && h("div", { class: "choices-row" }, field("Game", group)),
    h("label", { class: "slider" }, words, slider),
    bars,
    scale,
  );
  chooseGroup();

  function chooseGroup(): void {
    const { bars: own } = groups[Number(group.value)];
    places = [...values.keys()].filter((at) => own.some((bar) => bar.values[at]));
    slider.max = String(places.length - 1);
    slider.value = slider.max;
    show();
  }

  function show(): void {
    const at = places[Number(slider.value)];
    const { bars: shown } = groups[Number(group.value)];
    words.textContent = `${name}: ${values[at]}`;
    slider.setAttribute("aria-valuetext", words.textContent);
    const known = shown.flatMap((bar) => bar.values).filter((each) => each !== null);
    const ends = known.flatMap(({ mean, low, high }) => [mean, low ?? mean, high ?? mean]);
    const [least, most] = [Math.min(...ends), Math.max(...ends)];
    const log = least > 0 && most / least > LOGARITHMIC;
    // A bar of the least value is seen, too.
    const from = log ? least / 1.5 : Math.min(0, least);
    const place = (number: number) => {
      const share = log
        ? Math.log(number / from) / Math.log(most / from)
        : (number - from) / (most - from);
      return `${(100 * share).toFixed(2)}%`;
    };
    fill(
      bars,
      shown.map((bar) => {
        const value = bar.values[at];
        const row = h(
          "div",
          { class: "bar-row", role: "row" },
          h("span", { role: "rowheader" }, bar.name),
          h("span", { class: "track", "aria-hidden": "true" }),
          h("span", { role: "cell", class: "number" }, value ? wordOf(value) : "none"),
        );
        if (!value) return row;
        const track = row.querySelector<HTMLElement>(".track")!;
        const filled = h("i", { class: "filled" });
        filled.style.width = place(value.mean);
        track.append(filled);
        if (value.low !== null && value.high !== null) {
          const interval = h("i", { class: "interval" });
          interval.style.left = place(value.low);
          interval.style.right = `calc(100% - ${place(value.high)})`;
          track.append(interval);
        }
        return row;
      }),
    );
    const intervals = known.some(({ low }) => low !== null) ? "Lines: 95 % intervals. " : "";
    scale.textContent =
      `${value === "" ? "" : `Bars: ${value}. `}${log ? "The scale is logarithmic. " : ""}` +
      `${intervals}The scale is the same for all places of the slider.`;
  }
}

/** A number with three digits. */
function wordOf({ mean }: BarValue): string {
  return Number(mean.toPrecision(3)).toLocaleString("en", { maximumFractionDigits: 6 });
}
