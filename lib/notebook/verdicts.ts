/**
 * The verdicts of a study in a notebook: a card for each claim, with the evidence folded away.
 *
 * @module
 */
import { escape } from "@std/html";
import type { VerdictWord } from "matchbox/experiments/mod.ts";
import { heldIn, rangesText } from "matchbox/experiments/verdict_text.ts";
import { isLink } from "matchbox/report/cell.ts";
import type { Display } from "matchbox/report/display.ts";
import { jupyterDisplay } from "matchbox/report/display_symbol.ts";
import { saveTable } from "matchbox/report/output_folder.ts";
import { capitalized } from "matchbox/report/format.ts";
import { standingPhrases } from "matchbox/runner/plans/standing.ts";
import {
  isCheck,
  type Judged,
  linkedClaim,
  verdictsTable,
} from "matchbox/runner/publish/verdict_tables.ts";
import { markdown } from "./markdown.ts";

/** Stands for all notebooks: links are relative to their folder. */
const NOTEBOOK = "notebooks/NAME.ipynb";

/**
 * The sign and the colour of each word. White on the colour has a contrast of 4.5 or more, so a word can be
 * read on light and dark pages.
 */
const LOOKS: Readonly<Record<VerdictWord, { readonly sign: string; readonly colour: string }>> = {
  confirmed: { sign: "✓", colour: "#1a6b2e" },
  partly: { sign: "◐", colour: "#7d5a00" },
  refuted: { sign: "✗", colour: "#a3261b" },
  "not decided": { sign: "?", colour: "#555555" },
  void: { sign: "∅", colour: "#555555" },
  measured: { sign: "#", colour: "#0b5a94" },
};

/** A card for each verdict. Styles are inline, and only such as JupyterLab does not remove. */
export function verdicts(judged: readonly Judged[]): Display {
  if (judged.length === 0) return markdown("This study judges no claim.");
  return {
    async [jupyterDisplay]() {
      const id = await saveTable(verdictsTable(judged, NOTEBOOK));
      const mark = id === null ? "" : ` data-matchbox="${escape(id)}"`;
      return {
        "text/html": `<div${mark}>\n${judged.map(cardHtml).join("\n")}\n</div>`,
        "text/plain": judged.map(cardText).join("\n"),
      };
    },
  };
}

function cardHtml(judged: Judged): string {
  const { verdict } = judged;
  const { sign, colour } = LOOKS[verdict.verdict];
  const box = `border:1px solid #88888866;border-left:5px solid ${colour};border-radius:4px;` +
    "padding:0.5em 0.9em;margin:0.6em 0;max-width:52em";
  const badge =
    `background-color:${colour};color:#ffffff;border-radius:1em;padding:0.1em 0.7em;font-weight:bold;` +
    "white-space:nowrap";
  const rank = phrasesOf(judged);
  return [
    `<div style="${box}">`,
    `<div><b>${
      claimHtml(verdict.claim)
    }</b> <span style="${badge}">${sign} ${verdict.verdict}</span>` +
    `${rank && ` <small style="opacity:0.75">${escape(rank)}</small>`}</div>`,
    `<div style="margin-top:0.3em">${escape(verdict.sentence)}</div>`,
    `<div style="margin-top:0.2em"><small>${escape(numbersOf(judged))}</small></div>`,
    ...evidenceHtml(judged),
    "</div>",
  ].join("\n");
}

/** What is folded away; nothing when it is all on the card. */
function evidenceHtml({ verdict }: Judged): string[] {
  const { cases, evidence } = verdict;
  const held = isCheck({ verdict }) && cases.length > 1
    ? `<ul style="margin:0.3em 0">${
      cases.map((each) => `<li>${escape(`${each.name}: ${heldIn(each)}`)}</li>`).join("")
    }</ul>`
    : "";
  if (held === "" && evidence === "") return [];
  return [
    `<details style="margin-top:0.2em"><summary style="cursor:pointer"><small>Evidence</small></summary>`,
    // A case a line.
    `<small>${held}${evidence.split("; ").map(escape).join(";<br>")}</small></details>`,
  ];
}

/** The deciding number with its interval, and where it must lie. */
function numbersOf({ verdict }: Judged): string {
  const allowed = rangesText(verdict.cases);
  return `${capitalized(verdict.measured)}.${allowed && ` The claim allows: ${allowed}.`}`;
}

function cardText(judged: Judged): string {
  const { claim, verdict, sentence } = judged.verdict;
  const words = [`${LOOKS[verdict].sign} ${verdict}`, phrasesOf(judged)].filter(Boolean).join("; ");
  return `- ${claim} ${words}: ${sentence} ${numbersOf(judged)}`;
}

function phrasesOf(judged: Judged): string {
  return "rank" in judged ? standingPhrases(judged).join("; ") : "";
}

function claimHtml(claim: string): string {
  const cell = linkedClaim(claim, NOTEBOOK);
  return typeof cell !== "string" && isLink(cell)
    ? `<a href="${escape(cell.href)}">${escape(cell.text)}</a>`
    : escape(claim);
}
