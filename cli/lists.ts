/**
 * The lists of findings, notebooks, games, agents, evaluations, learners and studies in README.md, docs/manual.md and
 * docs/agents.md, made from the results, the notebooks and the registries.
 *
 * @module
 */
import { basename } from "@std/path";
import { markdownTable } from "markdown-table";
import {
  type EntryDescription,
  listAgents,
  listEvaluations,
  listTrainable,
} from "matchbox/agents/mod.ts";
import type { ParameterDescription } from "matchbox/base/mod.ts";
import {
  isDraft,
  loadStudy,
  studyIds,
  type Verdict,
  type VerdictWord,
} from "matchbox/experiments/mod.ts";
import { requirementsAndClaims, sourceLink } from "matchbox/experiments/sources/mod.ts";
import { findGame, listGames } from "matchbox/games/mod.ts";
import { capitalized } from "matchbox/report/format.ts";
import { escapeMarkdown } from "matchbox/report/markdown.ts";
import { judgementsOf } from "matchbox/runner/ledger/ledger.ts";
import { publishedStudies } from "matchbox/runner/ledger/published_studies.ts";
import { decidedByFresh, standingPhrases } from "matchbox/runner/plans/standing.ts";
import { listNotebooks, readNotebook } from "matchbox/runner/notebook_files/notebook.ts";
import { isDraftNotebook } from "matchbox/runner/notebook_files/named_studies.ts";
import { openingOf } from "matchbox/runner/notebook_files/opening.ts";
import { readingOrder } from "matchbox/runner/notebook_files/reading_order.ts";
import { alike } from "./catalogue.ts";
import { performanceSections } from "./performance.ts";
import { strengthSection } from "./player_strengths.ts";

/** The pages with lists, and the lists of each by the name in its marks. */
export const LISTS = {
  "README.md": { findings: findingsList },
  "docs/manual.md": { notebooks: notebooksTable, players: playersTable, studies: studiesTable },
  "docs/agents.md": { agents: agentsReference },
  "docs/performance.md": { figures: performanceSections },
} as const;

/**
 * A page with its lists written anew. A list lies between the marks `<!-- NAME: ... -->` and the next
 * `<!-- deno-fmt-ignore-end -->`.
 */
export async function withLists(path: keyof typeof LISTS, page: string): Promise<string> {
  for (const [name, list] of Object.entries(LISTS[path])) {
    const text = await list();
    const marks = new RegExp(`(<!-- ${name}: .*?-->\n<!-- deno-fmt-ignore-start -->\n).*?(\n<!-- deno-fmt-ignore-end -->)`, "s");
    page = page.replace(marks, (_, start, end) => `${start}\n${text}\n${end}`);
  }
  return page;
}

/** A finding that the README shows. */
interface Surprise {
  readonly claim: string;
  /** The finding in plain words, which the verdict implies. */
  readonly finding: string;
  readonly verdict: VerdictWord;
  /** A case that has to have this verdict, too. */
  readonly inCase?: string;
}

/** What the README shows. */
const SURPRISING: readonly Surprise[] = [{
  claim: "C16a",
  finding:
    "Who takes as many discs of Reversi as possible does not always lose: he beats random play.",
  verdict: "refuted",
  inCase: "against random",
}, {
  claim: "E8a",
  finding: "The node counts that an article on chess programs prints are right to the last digit.",
  verdict: "confirmed",
}, {
  claim: "C37a",
  finding: "An opening book does not make the gap to a stronger player of chess much smaller.",
  verdict: "refuted",
}, {
  claim: "C3a",
  finding: "A genetic algorithm that looks for weights of Reversi does not converge.",
  verdict: "refuted",
}, {
  claim: "C27c",
  finding: "On 6x6 with best play the side that moves second wins Reversi by 20 to 16.",
  verdict: "confirmed",
}];

/** The verdict behind each of them, with its number and what it rests on. */
async function findingsList(): Promise<string> {
  const judged = (await publishedStudies("results")).flatMap(judgementsOf);
  return SURPRISING.map((wanted) => {
    const found = judged.find(({ verdict }) => verdict.claim === wanted.claim);
    if (!found) return `- **${wanted.claim}.** Its results cannot be read.`;
    const { verdict: { claim, sentence, verdict, measured } } = found;
    const said = implies(found.verdict, wanted)
      ? wanted.finding
      : `${sentence} ${capitalized(verdict)}.`;
    const [, seeds] = standingPhrases(found);
    const rests = decidedByFresh(found.rank) ? `${found.rank}, ${seeds}` : found.rank;
    return `- **${escapeMarkdown(said)}** ${capitalized(escapeMarkdown(measured))} ` +
      `([${claim}](results/README.md#${claim.toLowerCase()}) ${verdict}; ${rests}).`;
  }).join("\n");
}

/** Whether the verdict is the one that a finding says in plain words. */
function implies(found: Verdict, { verdict, inCase }: Surprise): boolean {
  const own = found.cases.find(({ name }) => name === inCase);
  return found.verdict === verdict && (inCase === undefined || own?.verdict === verdict);
}

/** A line for each notebook but drafts, with its question. */
async function notebooksTable(): Promise<string> {
  const rows: string[][] = [];
  for (const path of await listNotebooks("notebooks")) {
    const notebook = await readNotebook(path);
    if (isDraftNotebook(notebook, "results")) continue;
    const { title, question } = openingOf(notebook);
    const [number = ""] = basename(path).match(/^\d+/) ?? [];
    rows.push([`[${`${number} ${title}`.trim()}](../${path})`, question].map(escapeBars));
  }
  return markdownTable([["notebook", "what it asks"], ...rows], { alignDelimiters: false });
}

/** A line for each game, with what plays it. */
function playersTable(): string {
  const games = allGames();
  const agents = entriesByName(listAgents);
  const everywhere = [...agents].filter(([, own]) => own.length === games.length)
    .map(([name]) => name);
  const names = (entries: readonly EntryDescription[]) =>
    entries.map(({ name }) => code(name)).join(", ");
  const rows = games.map(({ game }) => {
    const trained = listTrainable(game);
    const special = listAgents(game).filter((agent) =>
      !everywhere.includes(agent.name) && !trained.some((learner) => learner.name === agent.name)
    );
    return [code(game.spec), names(listEvaluations(game)), names(special), names(trained)];
  });
  return [
    markdownTable([
      ["game", "evaluations, the default first", "agents of its own", "learners"],
      ...rows,
    ]),
    "",
    `Agents of every game: ${everywhere.map(code).join(", ")}.`,
  ].join("\n");
}

/** A line for each published study, with its question, in the order of the notebooks. */
async function studiesTable(): Promise<string> {
  const shown = [...(await readingOrder("notebooks")).keys()];
  const ids = studyIds().filter((id) => !isDraft("results", id));
  const inOrder = [
    ...shown.filter((id) => ids.includes(id)),
    ...ids.filter((id) => !shown.includes(id)),
  ];
  const rows = await Promise.all(inOrder.map(async (id) => {
    const { title, question } = await loadStudy(id);
    return [`[${title}](../results/${id}/README.md)`, question];
  }));
  return markdownTable([["study", "what it asks"], ...rows]);
}

/** The players by strength, and every game, agent, evaluation and learner with its parameters. */
async function agentsReference(): Promise<string> {
  const plays = (games: readonly string[]) =>
    games.length === listGames().length ? "every game" : games.join(", ");
  const entries = (list: Lister) =>
    [...entriesByName(list)].map(([name, own]) =>
      section(
        name,
        `${linked(own[0].entry.summary)}. Plays ${plays(own.map(({ game }) => game))}.`,
        alike(own.map(({ entry }) => entry.parameters)),
      )
    );
  return [
    await strengthSection(),
    "## Games",
    ...allGames().map(({ name, game, parameters }) =>
      section(name, `${game.title} is its default form.`, parameters)
    ),
    ...allGames().flatMap(({ game }) => [
      `## Evaluations of ${game.title}`,
      "The first is the default: with it searches play best in the same time.",
      ...listEvaluations(game).map(({ name, summary, parameters }) =>
        section(name, `${linked(summary)}.`, parameters)
      ),
    ]),
    "## Agents",
    ...entries(listAgents),
    "## Learners",
    ...entries(listTrainable),
  ].join("\n\n");
}

type Lister = typeof listAgents;

/** The entries of all games, by name, with the games that they play. */
function entriesByName(list: Lister) {
  return Map.groupBy(
    allGames().flatMap(({ name, game }) => list(game).map((entry) => ({ game: name, entry }))),
    ({ entry }) => entry.name,
  );
}

function allGames() {
  return listGames().map(({ name, parameters }) => ({ name, parameters, game: findGame(name) }));
}

function section(
  name: string,
  text: string,
  parameters: readonly ParameterDescription[],
): string {
  const first = `### ${code(name)}\n\n${text[0].toUpperCase()}${text.slice(1)}`;
  if (parameters.length === 0) return first;
  const rows = parameters.map((one) => [
    code(one.name),
    linked(one.meaning),
    one.allowed,
    one.fallback === null ? "" : code(one.fallback),
  ]);
  return `${first}\n\n${markdownTable([["parameter", "meaning", "values", "default"], ...rows])}`;
}

/** A text with links to the numbers of the sources in it. */
function linked(text: string): string {
  const known = new Set(requirementsAndClaims().map(({ id }) => id));
  return escapeBars(text).replace(
    /\b[A-EM]\d+[a-z]?\b/g,
    (id) => known.has(id) ? `[${id}](${sourceLink(id, "docs/agents.md")})` : id,
  );
}

/** A text for a cell of a table, where a bar would begin the next cell. */
function escapeBars(text: string): string {
  return text.replaceAll("|", "\\|");
}

function code(text: string): string {
  return `\`${text}\``;
}
