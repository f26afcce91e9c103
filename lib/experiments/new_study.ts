/**
 * Writes a new study from a template: its two halves, its test and its notebook, all ready to run.
 *
 * @module
 */
import { existsSync, rmSync } from "node:fs";
import { join } from "@std/path";
import { quote, unknownName, UsageError } from "matchbox/base/mod.ts";
import { studyIds } from "./catalogue.ts";

const templates = new URL("./template/", import.meta.url);

/** The kinds of templates by name, the commonest first. */
export const studyKinds = {
  duel: {
    question: "Does A beat B?",
    method: "Games in pairs from the same opening with sides changed: a fixed number of them, or " +
      "until a sequential test is decided. The score is compared with half of the points.",
    try: "{ games: 4000 }",
  },
  match: {
    question: "Who wins each of several matches?",
    method: "Matches in pairs of games from the same opening with sides changed. Each score is " +
      "compared with half of the points.",
    try: "{ games: 4000 }",
  },
  search: {
    question: "Which of two searches looks at fewer nodes?",
    method:
      "Random positions, each searched by both searches. Their numbers of nodes are compared.",
    try: "{ positions: 200 }",
  },
  learning: {
    question: "How does a learner improve?",
    method: "Some independent machines, each with its own random streams. Each plays the same " +
      "number of games; the score is computed stretch by stretch.",
    try: "{ machines: 200 }",
  },
  learners: {
    question: "Which of two learners is better after as many games, and after as long a training?",
    method: "Machines of both learners train for the same number of games, and others for the " +
      "same time. Then they learn no more and meet the same test.",
    try: "{ machines: 200 }",
  },
} satisfies Readonly<Record<string, KindText>>;
/** One of the kinds of templates. */
export type StudyKind = keyof typeof studyKinds;

/** What a kind is for, in general, and the words of its notebook. */
interface KindText {
  readonly question: string;
  readonly method: string;
  /** Parameters that a reader may set. */
  readonly try: string;
}

/** The folders that get the files of a new study, within the project. */
export const newStudyFolders = [
  "lib/experiments/studies",
  "tests/experiments",
  "notebooks",
] as const;

/**
 * Writes the files of a new study.
 *
 * @param id lower-case words joined by hyphens
 * @param kind one of `studyKinds`
 * @param root the folder of the project
 * @returns the paths written, within the project: run.ts, show.ts, test, notebook
 * @throws {UsageError} when the id or the kind is invalid, or the study or one of the files already exists
 */
export function newStudy(id: string, kind: string, root: string): string[] {
  if (!Object.hasOwn(studyKinds, kind)) throw unknownName("kind", kind, Object.keys(studyKinds));
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(id) || id.length > 60) {
    throw new UsageError(
      `study id ${quote(id)}: expected lower-case words joined by hyphens, e.g. opening-moves`,
    );
  }
  if (studyIds().includes(id)) throw new UsageError(`study ${quote(id)} already exists`);
  const snake = id.replaceAll("-", "_");
  const [studies, tests, notebooks] = newStudyFolders;
  const files = [
    { from: `${kind}/run.ts`, to: `${studies}/${snake}/run.ts` },
    { from: `${kind}/show.ts`, to: `${studies}/${snake}/show.ts` },
    { from: `${kind}/study_test.ts`, to: `${tests}/${snake}_test.ts` },
    { from: "study.ipynb", to: `${notebooks}/${nextNumber(join(root, notebooks))}_${snake}.ipynb` },
  ];
  const taken = files.find(({ to }) => existsSync(join(root, to)));
  if (taken) throw new UsageError(`${taken.to} already exists`);
  try {
    for (const { from, to } of files) {
      const text = Deno.readTextFileSync(new URL(from, templates));
      Deno.mkdirSync(join(root, to, ".."), { recursive: true });
      Deno.writeTextFileSync(join(root, to), named(text, id, kind as StudyKind), {
        createNew: true,
      });
    }
  } catch (error) {
    // E.g. a full disk: no part of a study is left.
    for (const { to } of files) rmSync(join(root, to), { force: true });
    throw error;
  }
  return files.map(({ to }) => to);
}

/** The template with the new names, and a notebook with the words of its kind. */
function named(text: string, id: string, kind: StudyKind): string {
  const words = id.replaceAll("-", " ");
  const { question, method, try: values } = studyKinds[kind];
  return text
    .replaceAll(`experiments/template/${kind}/`, `experiments/studies/${id.replaceAll("-", "_")}/`)
    .replaceAll("my-study", id)
    .replaceAll("my_study", id.replaceAll("-", "_"))
    .replaceAll("My study", words[0].toUpperCase() + words.slice(1))
    .replaceAll("<question>", question)
    .replaceAll("<method>", method)
    .replaceAll("<try>", values);
}

/** The next notebook number, with two digits. */
function nextNumber(notebooks: string): string {
  const numbers = [...Deno.readDirSync(notebooks)].map(({ name }) => parseInt(name) || 0);
  return String(Math.max(...numbers, 0) + 1).padStart(2, "0");
}
