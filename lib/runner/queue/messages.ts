/**
 * The messages of a queue: what askers and workers write into Redis and read there. Whoever can reach the
 * server can write such messages, so each is checked before it is used. No code travels: a run names a file,
 * and a worker runs its own file of that name.
 *
 * @module
 */
import { parse, stringify } from "devalue";
import * as v from "valibot";

/** Its number is increased when messages change; workers refuse runs of another form. */
export const FORM = 2;

/** The most characters or bytes of a message, and of a content that is stored beside it. */
export const MOST_BYTES = 64 * 2 ** 20;

/** The most tasks of a batch. */
export const MOST_TASKS = 2000;

const short = v.pipe(v.string(), v.nonEmpty(), v.maxLength(200));
const key = v.pipe(v.string(), v.maxLength(2000));
const seconds = v.pipe(v.number(), v.finite(), v.minValue(0));
const whole = (from: number, to = Number.MAX_SAFE_INTEGER) =>
  v.pipe(v.number(), v.integer(), v.minValue(from), v.maxValue(to));
const artifact = v.nullable(v.union([v.string(), v.instance(Uint8Array)]));

/** A module of the project: a relative path without steps upwards, and not of a package. */
const module = v.pipe(short, v.check(isModuleName, "expected the path of a module in the project"));

/** Whether a name is a relative path of a TypeScript module in the project. */
export function isModuleName(name: string): boolean {
  // deno-lint-ignore no-control-regex
  if (!name.endsWith(".ts") || /[\\:\x00-\x1f]/.test(name)) return false;
  const parts = name.split("/");
  return parts.every((part) => part !== "" && !part.startsWith(".") && part !== "node_modules");
}

const runRecord = v.strictObject({
  form: v.literal(FORM),
  /** The id of the study or work, for people. */
  work: short,
  module,
  /** The modules of the fingerprint: this one, and e.g. files of agents. */
  modules: v.pipe(v.array(module), v.maxLength(100)),
  fingerprint: v.pipe(v.string(), v.regex(/^[0-9a-f]{16}$/)),
  /** What the fingerprint is made of, so that a worker can say what differs. */
  sources: v.record(v.string(), v.pipe(v.string(), v.maxLength(200))),
  params: v.record(v.string(), v.unknown()),
  seed: whole(0, 2 ** 32 - 1),
});

const batchMessage = v.strictObject({
  tasks: v.pipe(
    v.array(v.strictObject({
      task: v.strictObject({
        key,
        data: v.unknown(),
        limit: v.optional(v.pipe(seconds, v.maxValue(1e6))),
        after: v.optional(v.array(key)),
      }),
      inputs: v.array(v.strictObject({ key, rows: v.string(), artifact })),
    })),
    v.minLength(1),
    v.maxLength(MOST_TASKS),
  ),
});

const outcome = v.union([
  v.strictObject({
    ...{ key, rows: v.string(), artifact, seconds },
    file: v.nullable(v.pipe(short, v.regex(/^[a-z0-9][a-z0-9_.-]*$/i))),
  }),
  v.strictObject({ key, error: v.string() }),
  v.strictObject({ key, overdue: v.unknown() }),
]);

const resultMessage = v.strictObject({
  worker: short,
  outcomes: v.pipe(v.array(outcome), v.minLength(1), v.maxLength(MOST_TASKS)),
});

/** What a worker tells of itself every few seconds. */
export interface WorkerRecord {
  /** Its name, different from those of other workers. */
  readonly name: string;
  /** The name of its machine. */
  readonly machine: string;
  /** Tasks that it runs at the same time. */
  readonly jobs: number;
  /** Tasks that it has finished. */
  readonly tasks: number;
  /** When it told this, in seconds since 1970 by the clock of the server. */
  readonly seen: number;
}

const workerRecord: v.GenericSchema<unknown, WorkerRecord> = v.strictObject({
  ...{ name: short, machine: short, jobs: whole(1, 10_000), tasks: whole(0), seen: seconds },
});

/** A study, tournament or training that asks for workers. Its id is the digest of its text. */
export type RunRecord = v.InferOutput<typeof runRecord>;
/** How the tasks of a batch ended, and where. */
export type ResultMessage = v.InferOutput<typeof resultMessage>;

/** A message that is not what it should be. */
export class BadMessage extends Error {}

/** What replaces a part of a value in its text, by kind; the other way round in `fromText`. */
export type Replacements = Readonly<Record<string, (part: unknown) => unknown>>;

/**
 * Plain data as text: JSON that also has maps, sets, bytes, undefined and all numbers. Equal texts in it stand
 * there once.
 *
 * @throws {BadMessage} when it has a function or an object of a class
 */
export function toText(value: unknown, replacements: Replacements = {}): string {
  try {
    return stringify(value, replacements);
  } catch (error) {
    throw new BadMessage(`what is not plain data: ${(error as Error).message}`);
  }
}

/**
 * Reads the value from the text of `toText`.
 *
 * @throws {BadMessage} when it is not such a text, or too large
 */
export function fromText(text: string, replacements: Replacements = {}): unknown {
  if (text.length > MOST_BYTES) throw new BadMessage(`a message of ${text.length} characters`);
  try {
    return parse(text, replacements);
  } catch {
    throw new BadMessage("a message that cannot be read");
  }
}

const checker = <S extends v.GenericSchema>(name: string, schema: S) => {
  return (value: unknown): v.InferOutput<S> => {
    const parsed = v.safeParse(schema, value, { abortEarly: true });
    if (parsed.success) return parsed.output;
    const [issue] = parsed.issues;
    const message = issue.message.slice(0, 200);
    throw new BadMessage(`${name} with a wrong field ${v.getDotPath(issue) ?? ""}: ${message}`);
  };
};

/**
 * Each returns a message that was read.
 *
 * @throws {BadMessage} when it lacks a field, has an unknown one or a wrong one
 */
export const checkRun = checker("a run", runRecord);
export const checkBatch = checker("a batch", batchMessage);
export const checkResult = checker("a result", resultMessage);
export const checkWorker = checker("a worker", workerRecord);
