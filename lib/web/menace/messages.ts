/**
 * The messages of the channel `menace`: a machine of matchboxes that people play against and train.
 *
 * @module
 */
import * as v from "valibot";
import { request } from "../envelope.ts";
import { idOf } from "../ids.ts";
import {
  OPPONENTS,
  PACES,
  SETTINGS,
  type ShownMachine,
  TRAINERS,
} from "matchbox/touch/menace/machine_view.ts";

/** The id of a machine: whoever knows it may play against it; who made it may train it, and the host. */
export const machineId = idOf("a machine");

/** The lengths of a training that are offered, in games; null is until it is stopped. */
export const LENGTHS = [1, 10, 1000, 100_000, null] as const;

/** The most characters of a file that is loaded: a machine whose boxes are full of beads has 40,000. */
export const LONGEST_MACHINE = 100_000;

/** The number of moves on the board, as the page knows it: a request about an earlier position is late. */
const ply = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(9));
const pace = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(PACES.length - 1));
const setting = v.picklist(SETTINGS);

/** What the page may ask. */
export const menaceRequests = v.variant("type", [
  /** Makes a machine; the answer is its id. */
  request("menace/new", { setting }),
  /**
   * Follows a machine: its state is sent now and after each change. The answer is a `BoxList`, or null when
   * there is no such machine here.
   */
  request("menace/open", { machine: machineId }),
  /** Follows it no longer. */
  request("menace/leave", { machine: machineId }),
  /** The person's move, e.g. `b2`. */
  request("menace/move", { machine: machineId, ply, move: v.pipe(v.string(), v.maxLength(10)) }),
  /** Begins a new game; one that is not over has no effect. */
  request("menace/again", { machine: machineId }),
  /** Trains it; this ends a training that goes on. */
  request("menace/train", {
    machine: machineId,
    against: v.picklist(TRAINERS),
    games: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100_000))),
    pace,
  }),
  /** Changes the speed of the training. */
  request("menace/pace", { machine: machineId, pace }),
  /** Ends the training; what is learned stays. */
  request("menace/stop", { machine: machineId }),
  /** Fills all boxes anew. */
  request("menace/fresh", { machine: machineId, setting }),
  /** The answer is a `SavedMachine`. */
  request("menace/save", { machine: machineId }),
  /** Puts the beads of a saved machine into the boxes. */
  request("menace/load", {
    machine: machineId,
    text: v.pipe(v.string(), v.maxLength(LONGEST_MACHINE)),
  }),
]);

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
/** A number for each square, by rows from the top left. */
const bySquare = v.pipe(v.array(count), v.length(9));
const square = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(8));

/** Games by their result for the machine. */
export const tally = v.object({ wins: count, draws: count, losses: count });

/** The results of all games, in turn. */
export const curve = v.object({
  /** Games of a point; the last point may have fewer. */
  size: v.pipe(count, v.minValue(1)),
  points: v.array(tally),
});

/** The games of a machine. */
export const history = v.object({
  played: v.object({ person: tally, random: tally, perfect: tally, menace: tally }),
  curve,
});

/** A training that goes on. */
export const training = v.object({
  against: v.picklist(TRAINERS),
  /** Games in all; null for until it is stopped. */
  games: v.nullable(count),
  done: count,
  /** The index of its speed in `PACES`. */
  pace,
});

/** A box that was opened in the game on the board. */
const openedBox = v.object({
  /** The index of the box. */
  box: count,
  /** The symmetry that maps the board to the box: see `mapSquare`. */
  symmetry: v.pipe(count, v.maxValue(7)),
  /** The beads that the draw was from, by square of the box. */
  beads: bySquare,
  /** The square of the box that was drawn. */
  drawn: square,
  /** Whether it was found empty, or emptied by the draw, and got random beads. */
  refilled: v.boolean(),
  /** How many beads like the one drawn it got or lost after the game; null before. */
  change: v.nullable(v.pipe(v.number(), v.safeInteger())),
});

/** The game on the board. */
const shownGame = v.object({
  against: v.picklist(OPPONENTS),
  /** The notations of the moves. */
  moves: v.array(v.string()),
  /** 1 if the machine (X) has won, 0 for a draw, -1; null while it is played. */
  result: v.nullable(v.picklist([1, 0, -1])),
  opened: v.array(openedBox),
});

/** The state of a machine. */
export const machineState = v.object({
  type: v.literal("menace/state"),
  machine: machineId,
  /** Whether who is told of it may train and change it. */
  mine: v.boolean(),
  /** The name of its rules; null for others, from a file. */
  setting: v.nullable(setting),
  /** Changes in the beads like the one drawn, after a win, a draw and a loss. */
  rewards: v.tuple([v.number(), v.number(), v.number()]),
  /** The beads of all boxes. */
  boxes: v.array(bySquare),
  game: shownGame,
  history,
  training: v.nullable(training),
});
/** The state of a machine. */
export type MachineState =
  & Omit<v.InferOutput<typeof machineState>, keyof ShownMachine>
  & ShownMachine;

/** The boards of all boxes, e.g. `X---O----`, in the order of their numbers. */
export const boxList = v.array(v.pipe(v.string(), v.regex(/^[XO-]{9}$/)));

/** A file with a machine. */
export const savedMachine = v.object({ name: v.string(), text: v.string() });
