/**
 * The messages of the channel `evolution`: populations of networks that evolve, and are watched.
 *
 * @module
 */
import * as v from "valibot";
import { request } from "../envelope.ts";
import { relation } from "../host/messages.ts";
import { idOf } from "../ids.ts";
import { generations, pace, settingsSchema } from "./settings.ts";

/** The id of an evolution. All are listed; whoever started one may stop it and go on with it, and the host. */
export const evolutionId = idOf("an evolution");

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** What the page may ask. */
export const evolutionRequests = v.variant("type", [
  /** The answer is an `EvolutionList`. */
  request("evolution/list", {}),
  /** Begins an evolution; the answer is its id. */
  request("evolution/start", { settings: settingsSchema, generations, pace }),
  /** Follows an evolution: its state is sent now and whenever it has changed. */
  request("evolution/open", { evolution: evolutionId }),
  /** Follows it no longer. */
  request("evolution/leave", { evolution: evolutionId }),
  request("evolution/stop", { evolution: evolutionId }),
  /** Goes on for some generations more. */
  request("evolution/continue", { evolution: evolutionId, generations }),
  request("evolution/pace", { evolution: evolutionId, pace }),
  /** The page shows the living networks of now until it is told otherwise, so they can be played against. */
  request("evolution/hold", { evolution: evolutionId, held: v.boolean() }),
  /** Makes an opponent of a network that lives, or did when it was held; the answer is an `Opponent`. */
  request("evolution/network", { evolution: evolutionId, network: count }),
  /** Makes an opponent of the champion of a generation; the answer is an `Opponent`. */
  request("evolution/champion", { evolution: evolutionId, generation: count }),
]);

/** A network that can be played against: the specs of its game and of its agent. */
export const opponentSchema = v.object({ game: v.string(), agent: v.string() });
/** A network that can be played against. */
export type Opponent = v.InferOutput<typeof opponentSchema>;

/** Whether generations go on; `waiting` for a turn, `away` until its owner opens the page. */
const status = v.picklist(["running", "waiting", "away", "stopped"]);

/** The evolutions of the server, the newest first, and the published networks. */
export const evolutionList = v.object({
  evolutions: v.array(v.object({
    evolution: evolutionId,
    owner: relation,
    settings: settingsSchema,
    generation: count,
    until: count,
    status,
  })),
  published: v.array(v.object({ name: v.string(), ...opponentSchema.entries })),
});
/** The evolutions of the server and the published networks. */
export type EvolutionList = v.InferOutput<typeof evolutionList>;

/** A living network, as in the source's window Evolution (A11). */
const lineSchema = v.object({
  network: count,
  generation: count,
  total: count,
  survived: count,
  history: v.pipe(v.string(), v.regex(/^[=+*]{0,10}$/)),
  born: count,
  parent: v.nullable(count),
});
/** A living network. */
export type Line = v.InferOutput<typeof lineSchema>;

/** A part of the lineage tree: a network, its parent, its row, its life, and the row of its parent. */
const branchSchema = v.object({
  number: count,
  parent: v.nullable(count),
  y: v.number(),
  born: count,
  until: count,
  from: v.nullable(v.number()),
});
/** A part of the lineage tree. */
export type Branch = v.InferOutput<typeof branchSchema>;

/** Points a game, from 0 to 1, with a 95 % interval. */
const score = v.object({ mean: v.number(), low: v.number(), high: v.number(), count });

/** How strong the best network of a generation is. */
const championSchema = v.object({
  generation: count,
  network: count,
  random: score,
  greedy: score,
});
/** How strong the best network of a generation is. */
export type Champion = v.InferOutput<typeof championSchema>;

/** An evolution as it is now. */
export const evolutionState = v.object({
  type: v.literal("evolution/state"),
  evolution: evolutionId,
  owner: relation,
  /** Whether who is told of it may stop it, go on with it and change its pace. */
  mine: v.boolean(),
  settings: settingsSchema,
  generation: count,
  /** The generation at which it stops. */
  until: count,
  pace,
  status,
  /** Why it cannot go on, or empty. */
  problem: v.string(),
  lines: v.array(lineSchema),
  branches: v.array(branchSchema),
  champions: v.array(championSchema),
});
/** An evolution as it is now. */
export type EvolutionState = v.InferOutput<typeof evolutionState>;
