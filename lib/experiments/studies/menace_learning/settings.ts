/**
 * The machines of the study: their specs, and the opponents that each meets.
 *
 * @module
 */

/** The opponents. The second MENACE has the same rules, plays O, and learns as well. */
export const opponents = ["random", "perfect", "second MENACE"] as const;
export type OpponentName = typeof opponents[number];
/** Those that play the same against every machine, so that machines can be compared. */
export const FIXED = ["random", "perfect"] as const;

/** The rules of source C, to the letter. */
export const OF_SOURCE = "literal";

/** The versions of the rules that have a name, that of the source first. */
export const named = [OF_SOURCE, "staged", "michie"] as const;

/** The machine of the source with a box for every position, symmetric ones apart. */
export const WITHOUT_SYMMETRY = "literal, no symmetry";

/** The same boxes with rewards of their own, beside those of the source. */
export const rewards = [
  OF_SOURCE,
  "literal, +3/+1/-1",
  "literal, wins only",
  "literal, losses only",
] as const;

/** The rewards of one of them, as the change in beads after a win, a draw and a loss. */
export function schemeOf({ setting }: { readonly setting: string }): string {
  return setting === OF_SOURCE ? "+1/0/-1" : setting.replace(`${OF_SOURCE}, `, "");
}

/** A machine with the refill of the source, and the same refilled when found empty. */
export const refills = [
  { beads: 3, literal: OF_SOURCE, found: "literal, refill found" },
  { beads: 1, literal: "literal, 1 bead", found: "literal, 1 bead, refill found" },
] as const;

/** The specs of all machines, by the name of their setting. */
export const specs: Readonly<Record<string, string>> = {
  [OF_SOURCE]: "menace:setting=literal",
  staged: "menace:setting=staged",
  michie: "menace:setting=michie",
  [WITHOUT_SYMMETRY]: "menace:setting=literal,symmetry=false",
  "literal, +3/+1/-1": "menace:setting=literal,win=3,draw=1,loss=-1",
  "literal, wins only": "menace:setting=literal,win=1,draw=0,loss=0",
  "literal, losses only": "menace:setting=literal,win=0,draw=0,loss=-1",
  "staged, 8/4/2/1 beads": "menace:setting=staged,beads=8/4/2/1",
  "michie, resigning": "menace:setting=michie,resign=true",
  "literal, refill found": "menace:setting=literal,refill=found",
  "literal, 1 bead": "menace:setting=literal,beads=1",
  "literal, 1 bead, refill found": "menace:setting=literal,beads=1,refill=found",
};

/** Which machines meet which opponents. */
export function pairings(): { setting: string; opponent: OpponentName }[] {
  const all = [...named, WITHOUT_SYMMETRY] as string[];
  return Object.keys(specs).flatMap((setting) =>
    opponents
      .filter((opponent) => opponent !== "second MENACE" || all.includes(setting))
      .map((opponent) => ({ setting, opponent }))
  );
}
