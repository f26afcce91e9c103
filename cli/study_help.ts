/**
 * The parameters of a study, for `study run ID --help`.
 *
 * @module
 */
import { findStudy, loadStudy } from "matchbox/experiments/mod.ts";
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
