/**
 * The start page of the gallery: all studies, all notebooks, and the other pages.
 *
 * @module
 */
import type { Neighbour, Page } from "./frame.ts";
import { START } from "./places.ts";
import { notebookLine, type VerdictCounts, verdictLabels } from "./study_page.ts";

/** A study on the start page. Texts are HTML. */
export interface StudyCard extends Neighbour {
  readonly question: string;
  /** What it found, in a sentence; may be empty. */
  readonly finding: string;
  /** Its first figure as HTML; empty without one. */
  readonly figure: string;
  readonly verdicts: VerdictCounts;
  /** The notebooks that show it. */
  readonly notebooks: readonly Neighbour[];
}

/** A notebook on the start page. */
export interface NotebookEntry extends Neighbour {
  readonly sentence: string;
}

/** The sections of the start page, for links to them. */
export const sections = { studies: "studies", notebooks: "notebooks" } as const;

/**
 * The start page.
 *
 * @param touched links to things to touch
 */
export function startPage(
  studies: readonly StudyCard[],
  notebooks: readonly NotebookEntry[],
  others: readonly Neighbour[],
  touched: readonly Neighbour[],
): Page {
  const description =
    "The classical experiments of game AI, rerun: each notebook asks a question, and a " +
    "study answers it with tables, figures and verdicts on the claims of the sources.";
  const parts = [
    `<h1>Matchbox</h1>`,
    `<p class="lead">${description}` +
    (notebooks.length ? ` Begin with ${linkTo(notebooks[0])}.</p>` : "</p>"),
    ...(touched.length ? [`<p>To touch: ${touched.map(linkTo).join(" · ")}</p>`] : []),
    ...(studies.length
      ? [
        `<h2 id="${sections.studies}">Studies</h2>`,
        `<ul class="cards">\n${studies.map(cardHtml).join("\n")}\n</ul>`,
      ]
      : []),
    ...(notebooks.length
      ? [
        `<h2 id="${sections.notebooks}">Notebooks</h2>`,
        `<ol class="entries">\n${notebooks.map(entryHtml).join("\n")}\n</ol>`,
      ]
      : []),
    ...(others.length
      ? [
        `<h2 id="more">More</h2>`,
        `<ul class="entries">\n${
          others.map((page) => `<li>${linkTo(page)}</li>`).join("\n")
        }\n</ul>`,
      ]
      : []),
  ];
  return { place: START, title: "Matchbox", description, content: parts.join("\n"), headings: [] };
}

function entryHtml(entry: NotebookEntry): string {
  return `<li>${linkTo(entry)}${entry.sentence && ` <span>${entry.sentence}</span>`}</li>`;
}

function cardHtml(card: StudyCard, index: number): string {
  const { place, title, question, finding, figure, verdicts, notebooks } = card;
  return `<li class="card">
<h3><a href="${place}">${title}</a></h3>
<p>${question}</p>
${index === 0 ? figure : figure.replace("<img ", '<img loading="lazy" ')}
${finding && `<p class="found">${finding}</p>`}
${verdictLabels(verdicts)}
${notebookLine(notebooks.map(linkTo))}
</li>`;
}

function linkTo({ place, title }: Neighbour): string {
  return `<a href="${place}">${title}</a>`;
}
