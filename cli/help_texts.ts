/**
 * The long parts of help texts. They name games, agents and studies, which are loaded only when help is
 * wanted.
 *
 * @module
 */

/** What is printed after the options of a verb; empty when no help is wanted. */
export interface HelpTexts {
  /** Games, agents and evaluations with their parameters. */
  readonly catalogue: string;
  /** What the ratings of a tournament are. */
  readonly ratings: string;
  /** Examples of trainings, and the learners. */
  readonly train: string;
  /** How a chess program uses an agent. */
  readonly uci: string;
  /** The parameters of the study that the command line names. */
  readonly study: string;
  /** What a new study can begin from. */
  readonly newStudy: string;
}

const NONE: HelpTexts = {
  ...{ catalogue: "", ratings: "", train: "", uci: "" },
  ...{ study: "", newStudy: "" },
};

/**
 * The texts for a command line.
 *
 * @param args e.g. `["study", "run", "node-counts", "--help"]`
 */
export async function helpTexts(args: readonly string[]): Promise<HelpTexts> {
  const isHelp = (argument: string) => argument === "--help" || argument === "-h";
  // The help of the program itself lists the verbs alone.
  if (!args.some(isHelp) || isHelp(args[0])) return NONE;
  const { catalogue, ratingsHelp, trainHelp, uciHelp } = await import("./catalogue.ts");
  return {
    catalogue: catalogue(),
    ratings: ratingsHelp(),
    train: trainHelp(),
    uci: uciHelp(),
    ...args[0] === "study" ? await studyTexts(args) : { study: "", newStudy: "" },
  };
}

async function studyTexts(args: readonly string[]): Promise<Pick<HelpTexts, "study" | "newStudy">> {
  const { newStudyHelp, studyHelp } = await import("./study_help.ts");
  return { study: await studyHelp(args), newStudy: newStudyHelp() };
}
