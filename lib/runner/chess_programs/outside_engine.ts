/**
 * The agent `uci`: a chess engine of another program, which is spoken to by the Universal Chess Interface. It can
 * play only where programs can be started, so that it is added to the agents there.
 *
 * @module
 */
import {
  addAgents,
  type Agent,
  type AgentContext,
  type AgentEntry,
  agentName,
  type Analysis,
  WIN,
} from "matchbox/agents/mod.ts";
import { countMachineAsk } from "matchbox/arena/mod.ts";
import { custom, formatSpec, integer, parseSpec, quote, UsageError } from "matchbox/base/mod.ts";
import { type ChessPosition, coordinates, moveAt } from "matchbox/games/chess/mod.ts";
import type { Game, Move, Position } from "matchbox/games/mod.ts";
import { type EngineCaller, engineCaller } from "./calling_engines.ts";
import type { EngineMove } from "./engine_calls.ts";
import {
  type Command,
  type EngineOptions,
  type Launch,
  readCommand,
  readOptions,
} from "./launch.ts";
import { positionCommand } from "./position_command.ts";

/** The name of the agent. */
export const UCI = "uci";

/** Milliseconds for a move, where neither the spec nor a clock limits it. */
const USUAL_TIME = 1000;

/** Seconds for a move without a clock, as agents of one's own have them. */
const MOVE_LIMIT = 60;

/** Seconds by which an engine may exceed its clock before it is ended. */
const GRACE = 0.25;

interface Values {
  readonly command: Command | null;
  readonly nodes: number | null;
  readonly depth: number | null;
  readonly movetime: number | null;
  readonly options: EngineOptions | null;
  readonly id: string | null;
}

const entry: AgentEntry<Values> = {
  summary: "a chess engine of another program, by the Universal Chess Interface",
  games: ["chess"],

  parameters: () => ({
    command: custom(
      "a program with its arguments; needed",
      readCommand,
      null,
      'the engine, e.g. stockfish; double quotes around a part with spaces, "(...)" around commas',
    ),
    nodes: integer(1, 1_000_000_000_000, null, "the most nodes for a move"),
    depth: integer(1, 200, null, "search depth in plies"),
    movetime: integer(
      ...[1, 86_400_000, null] as const,
      `milliseconds for a move; without any limit and without a clock ${USUAL_TIME}`,
    ),
    options: custom(
      "name=value;name=value",
      readOptions,
      null,
      "options of the engine, e.g. Skill Level=3;Hash=16",
    ),
    id: custom("a text", (text) => text, null, "what the engine calls itself; checked when set"),
  }),

  // deno-lint-ignore require-await -- errors become rejections
  async prepare(_game, values) {
    const launch = launchOf(values);
    const caller = engineCaller(launch.program);
    caller.release(checked(caller, launch, values.id).engine);
  },

  create: (name, _game, values) => new OutsideEngine(name, values),
};

let added = false;

/** Adds the agent in this thread. */
export function addOutsideEngines(): void {
  if (!added) addAgents({ [UCI]: entry as AgentEntry });
  added = true;
}

/**
 * The specs of agents, where each outside engine is also named by what it calls itself, so that results tell
 * which version played. The engines are started for this.
 *
 * @throws {UsageError} when a spec is wrong, or an engine cannot be started
 */
export function withEngineNames(specs: readonly string[], game: Game): string[] {
  return specs.map((spec) => {
    const { name, parameters } = parseSpec(spec);
    if (name !== UCI || "id" in parameters || !("command" in parameters)) return spec;
    // Checks the other parameters, before anything is started.
    agentName(spec, game);
    const launch = launchOf({
      command: readCommand(parameters.command),
      options: "options" in parameters ? readOptions(parameters.options) : null,
    });
    const caller = engineCaller(launch.program);
    const begun = checked(caller, launch, null);
    caller.release(begun.engine);
    return begun.name ? formatSpec(name, { ...parameters, id: begun.name }) : spec;
  });
}

function launchOf({ command, options }: Pick<Values, "command" | "options">): Launch {
  if (command === null) throw new UsageError("agent uci: expected command=PROGRAM, e.g. stockfish");
  return { program: command.program, args: command.args, options: options?.values ?? [] };
}

/** An engine with a game, and its name in the form of a spec. */
function checked(caller: EngineCaller, launch: Launch, id: string | null) {
  let begun;
  try {
    begun = caller.begin(launch);
  } catch (error) {
    throw new UsageError(`agent uci, ${quote(launch.program)}: ${(error as Error).message}`);
  }
  // In a spec these would have a meaning.
  const name = begun.name.replace(/[^\p{L}\p{N} ._+-]/gu, " ").replace(/ +/g, " ").trim()
    .slice(0, 100);
  if (id === null || id === name) return { ...begun, name };
  caller.kill(begun.engine);
  throw new UsageError(`agent uci: expected the engine ${quote(id)} but found ${quote(name)}`);
}

class OutsideEngine implements Agent {
  readonly name: string;
  readonly #values: Values;
  readonly #launch: Launch;
  readonly #caller: EngineCaller;
  /** The number of the engine that plays the game. */
  #engine: number | undefined;

  constructor(name: string, values: Values) {
    this.name = name;
    this.#values = values;
    this.#launch = launchOf(values);
    this.#caller = engineCaller(this.#launch.program);
  }

  gameStart(): void {
    this.gameEnd();
    this.#engine = checked(this.#caller, this.#launch, this.#values.id).engine;
  }

  gameEnd(): void {
    if (this.#engine !== undefined) this.#caller.release(this.#engine);
    this.#engine = undefined;
  }

  choose(position: Position, context: AgentContext): Move {
    return this.#ask(position as ChessPosition, context).move;
  }

  analyse(position: Position, context: AgentContext): Analysis {
    const { move, answer } = this.#ask(position as ChessPosition, context);
    const { score, depth, nodes } = answer;
    return {
      move,
      value: score === null ? NaN : score.kind === "cp" ? score.value : mateValue(score.value),
      depth,
      principalVariation: legalLine(position as ChessPosition, answer.line, move),
      moves: [],
      stats: { nodes },
    };
  }

  #ask(position: ChessPosition, { past, time }: AgentContext): { move: Move; answer: EngineMove } {
    if (this.#engine === undefined) this.gameStart();
    // What another program does may depend on the machine.
    countMachineAsk();
    const answer = this.#caller.go(this.#engine!, {
      position: positionCommand(position, past),
      go: this.#goCommand(time),
      seconds: time
        ? time.remaining / 1000 + GRACE
        : MOVE_LIMIT + (this.#values.movetime ?? 0) / 1000,
      onClock: time !== undefined,
    });
    const move = moveAt(position, answer.move);
    if (move !== undefined) return { move, answer };
    this.#caller.kill(this.#engine!);
    this.#engine = undefined;
    throw new Error(
      `the engine answered ${
        quote(answer.move.slice(0, 50))
      }, which is not a legal move in ${position}`,
    );
  }

  #goCommand(time: AgentContext["time"]): string {
    const { nodes, depth, movetime } = this.#values;
    const words: (string | number)[] = ["go"];
    if (nodes !== null) words.push("nodes", nodes);
    if (depth !== null) words.push("depth", depth);
    if (movetime !== null) words.push("movetime", movetime);
    if (time) {
      // It is not told the time of its opponent, as no agent is.
      const [own, increment] = [
        Math.max(1, Math.floor(time.remaining)),
        Math.floor(time.increment),
      ];
      words.push("wtime", own, "btime", own, "winc", increment, "binc", increment);
    } else if (words.length === 1) words.push("movetime", USUAL_TIME);
    return words.join(" ");
  }
}

/** The value of a mate in so many moves, negative for the side that is mated. */
function mateValue(moves: number): number {
  return moves > 0 ? WIN - (2 * moves - 1) : -WIN - 2 * moves;
}

/** The moves of a line, up to the first that is not legal; at least `move`. */
function legalLine(position: ChessPosition, line: readonly string[], move: Move): Move[] {
  if (line[0] !== coordinates(move)) return [move];
  const moves: Move[] = [];
  const at = position.clone();
  for (const text of line) {
    const next = moveAt(at, text);
    if (next === undefined || at.result() !== null) break;
    at.play(next);
    moves.push(next);
  }
  return moves;
}
