/**
 * Help on studies: the parameters of one, for `study run ID --help`, and what a new one begins from.
 *
 * @module
 */
import { findStudy, loadStudy } from "matchbox/experiments/mod.ts";
import { studyKinds } from "matchbox/experiments/new_study.ts";
import { listParameters, UsageError } from "matchbox/base/mod.ts";

/**
 * The parameters of the study that the arguments name, with their values in each preset; without a study,
 * how to list them.
 *
 * @param args the arguments of the command line, e.g. `["study", "run", "node-counts", "--help"]`
 */
export async function studyHelp(args: readonly string[]): Promise<string> {
  const reference = args.slice(2).find(isStudy);
  if (reference === undefined) {
    return "\nThe parameters of a study, for --set: deno task study run ID --help";
  }
  const study = await loadStudy(reference);
  const presets = Object.entries(study.presets).map(([name, values]) => ({ name, values }));
  return [
    `\n${study.title}. ${study.question}`,
    "",
    "Parameters:",
    ...listParameters(study.parameters).map(({ name, meaning, allowed }) => {
      const values = presets.map((preset) => `${preset.name} ${preset.values[name]}`).join(", ");
      return `  ${name}: ${meaning} (${allowed}; ${values})`;
    }),
  ].join("\n");
}

/** The kinds of templates, for `study new --help`. */
export function newStudyHelp(): string {
  const width = Math.max(...Object.keys(studyKinds).map((kind) => kind.length));
  return [
    "\nKinds:",
    ...Object.entries(studyKinds).map(([kind, { question }]) =>
      `  ${kind.padEnd(width)}  ${question}`
    ),
    "",
    "It is a draft until it is published: docs/add_a_study.md",
  ].join("\n");
}

function isStudy(argument: string): boolean {
  if (argument.startsWith("-")) return false;
  try {
    findStudy(argument);
    return true;
  } catch (error) {
    if (error instanceof UsageError) return false;
    throw error;
  }
}
