/**
 * The messages of the channel `play`: games of people and agents.
 *
 * @module
 */
import * as v from "valibot";
import { request } from "../envelope.ts";
import { idOf } from "../ids.ts";
import { kindSchema, MOST_RANDOM_MOVES } from "../centaurs/messages.ts";
import { consideredSchema, lessonSchema } from "../learner/notes.ts";

/** The id of a game: whoever knows it may play on. */
export const gameId = idOf("a game");

/** The most characters of a spec. */
export const LONGEST_SPEC = 200;

/** A spec of a game or an agent. */
const spec = v.pipe(v.string(), v.minLength(1), v.maxLength(LONGEST_SPEC));

/** `person`, a level, or the spec of an agent. */
const player = spec;

/** Seconds, as in a time control. */
const seconds = v.pipe(v.number(), v.minValue(0), v.maxValue(86_400));

/** The time of each side. */
const timeControl = v.pipe(
  v.strictObject({ base: seconds, increment: seconds }),
  v.check(({ base, increment }) => base + increment > 0, "expected some time"),
);

/** The number of moves played, as the page knows it: a request about an earlier position comes too late. */
const ply = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100_000));

/** The most characters of a game that is loaded, with its comments and variations. */
export const LONGEST_GAME = 200_000;

/** The forms in which a game is saved. */
const FORMS = ["record", "transcript", "games"] as const;
/** One of them. */
export type Form = typeof FORMS[number];

/** What the page may ask. */
export const playRequests = v.variant("type", [
  /** The agents that play a game: `{ name, summary }[]`. */
  request("play/agents", { spec }),
  /** Begins a game; the answer is its id, and its state follows. */
  request("play/new", {
    spec,
    players: v.strictTuple([player, player]),
    time: v.nullable(timeControl),
  }),
  /** Follows a game: its state is sent now and after each change. */
  request("play/open", { game: gameId }),
  /** Follows it no longer. */
  request("play/leave", { game: gameId }),
  request("play/move", { game: gameId, ply, move: v.pipe(v.string(), v.maxLength(20)) }),
  /** Takes back the last move of a person, and what came after it. */
  request("play/undo", { game: gameId, ply }),
  /** The person to move, or the only person, gives up. */
  request("play/resign", { game: gameId, ply }),
  /** The answer is a `Hint`. */
  request("play/hint", { game: gameId, ply }),
  /** Holds a game of two agents, or lets it go on. */
  request("play/hold", { game: gameId, held: v.boolean() }),
  /** The answer is a `SavedGame`. */
  request("play/save", { game: gameId, form: v.picklist(FORMS) }),
  /** Makes a game of a file of one game; the answer is its id. */
  request("play/load", { text: v.pipe(v.string(), v.maxLength(LONGEST_GAME)) }),
  /** All games of people on this server against agents, together: `PooledGames[]`. */
  request("play/class", {}),
  /** The experiment with centaurs: its `ExperimentState`. */
  request("play/experiment", {}),
  /** The host begins one. */
  request("play/plan", {
    spec,
    opponent: player,
    machine: player,
    randomMoves: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MOST_RANDOM_MOVES)),
  }),
  /** The visitor's game of the experiment; the answer is its id. */
  request("play/trial", {}),
  /** All games of the experiment; the answer is a text, CSV. */
  request("play/trials", {}),
]);

const side = v.picklist([0, 1]);

/** The state of a game. */
const gameState = v.object({
  type: v.literal("play/state"),
  game: gameId,
  spec: v.string(),
  /** `person`, a level or a spec, for side 0 and side 1. */
  players: v.tuple([v.string(), v.string()]),
  opening: v.string(),
  /** The notations of the moves since the opening. */
  moves: v.array(v.string()),
  /** How the game ended, or null. */
  end: v.nullable(
    v.object({ result: v.picklist([1, 0, -1]), ending: v.string(), reason: v.string() }),
  ),
  /** Milliseconds left to each side now, and the side whose clock runs. */
  clock: v.nullable(
    v.object({ left: v.tuple([v.number(), v.number()]), running: v.nullable(side) }),
  ),
  /** Whether an agent is to move and thinks. */
  thinking: v.boolean(),
  /** Whether it waits for a thread: others think. */
  waiting: v.boolean(),
  /** Whether a game of two agents is held. */
  held: v.boolean(),
  /** Who plays in a game of an experiment; null in other games. */
  trial: v.nullable(kindSchema),
});

/** What an agent has found so far, for the side to move. */
const thinkingNews = v.object({
  type: v.literal("play/thinking"),
  game: gameId,
  ply: v.number(),
  depth: v.number(),
  /** In words, e.g. `mate in 2`. */
  value: v.string(),
  /** The principal variation in notation. */
  line: v.array(v.string()),
});

/** How the learner of Reversi chose its last move, and what it has learned from the game. */
const learnerNotes = v.object({
  type: v.literal("play/learner"),
  game: gameId,
  considered: v.nullable(consideredSchema),
  /** Null before the end of the game, and when it taught nothing new. */
  lesson: v.nullable(lessonSchema),
});

/** What the file that a game is from has beside its moves. */
const fileNotes = v.object({
  type: v.literal("play/file"),
  game: gameId,
  /** Names and values, in the order of the file. */
  tags: v.array(v.tuple([v.string(), v.string()])),
  /** The notations of the moves in the file. */
  moves: v.array(v.string()),
  /** What is written between them: see `Note`. */
  notes: v.array(v.object({ ply: v.number(), text: v.string() })),
});

/** The news of the server. */
export const playNews = v.variant("type", [gameState, thinkingNews, learnerNotes, fileNotes]);

/** The state of a game. */
export type GameState = v.InferOutput<typeof gameState>;
/** What an agent has found so far. */
export type ThinkingNews = v.InferOutput<typeof thinkingNews>;

/** What the learner tells of the game. */
export type LearnerNotes = v.InferOutput<typeof learnerNotes>;

/** What the file that a game is from has beside its moves. */
export type FileNotes = v.InferOutput<typeof fileNotes>;

/** What the adviser would play. */
export const hintSchema = v.object({
  move: v.string(),
  value: v.string(),
  depth: v.number(),
  line: v.array(v.string()),
});
/** What the adviser would play. */
export type Hint = v.InferOutput<typeof hintSchema>;

/** A file of a game. */
export const savedGame = v.object({ name: v.string(), text: v.string() });
/** A file of a game. */
export type SavedGame = v.InferOutput<typeof savedGame>;

/** The agents that can be chosen. */
export const agentList = v.array(v.object({ name: v.string(), summary: v.string() }));
