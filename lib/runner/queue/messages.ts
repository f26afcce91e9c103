/**
 * The messages of a queue: what askers and workers write into Redis and read there. Whoever can reach the
 * server can write such messages, so each is checked before it is used. No code travels: a run names a file,
 * and a worker runs its own file of that name.
 *
 * @module
 */
import { parse, stringify } from "devalue";
import * as v from "valibot";

/** Its number is increased when messages change; workers ignore runs of another form. */
export const FORM = 2;

/** The most characters of a message. */
export const MOST_BYTES = 64 * 2 ** 20;

/** The most tasks of a batch. */
export const MOST_TASKS = 2000;

const hex = (digits: number) => v.pipe(v.string(), v.regex(new RegExp(`^[0-9a-f]{${digits}}$`)));
const short = v.pipe(v.string(), v.nonEmpty(), v.maxLength(200));
const key = v.pipe(v.string(), v.maxLength(2000));
const text = v.pipe(v.string(), v.maxLength(MOST_BYTES));
const seconds = v.pipe(v.number(), v.finite(), v.minValue(0));

/** A module of the project: a relative path without steps upwards, and not of a package. */
const module = v.pipe(short, v.check(isModuleName, "expected the path of a module in the project"));

/** Whether a name is a relative path of a TypeScript module in the project. */
export function isModuleName(name: string): boolean {
  // deno-lint-ignore no-control-regex
  if (!name.endsWith(".ts") || /[\\:\x00-\x1f]/.test(name)) return false;
  const parts = name.split("/");
  return parts.every((part) => part !== "" && !part.startsWith(".") && part !== "node_modules");
}

/** The content of an artifact. */
const artifact = v.nullable(
  v.union([text, v.custom<Uint8Array>((value) => value instanceof Uint8Array)]),
);

const runRecord = v.strictObject({
  form: v.literal(FORM),
  /** The id of the study or work, for people. */
  work: short,
  module,
  /** The modules of the fingerprint: this one, and e.g. files of agents. */
  modules: v.pipe(v.array(module), v.maxLength(100)),
  fingerprint: hex(16),
  /** What the fingerprint is made of, so that a worker can say what differs. */
  sources: v.record(v.string(), v.pipe(v.string(), v.maxLength(200))),
  /** The parameters, see `toText`. */
  params: text,
  seed: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(2 ** 32 - 1)),
});

const batchMessage = v.strictObject({
  form: v.literal(FORM),
  run: hex(64),
  tasks: v.pipe(
    v.array(v.strictObject({
      task: v.strictObject({
        key,
        data: v.unknown(),
        limit: v.optional(v.pipe(seconds, v.maxValue(1e6))),
      }),
      inputs: v.array(v.strictObject({ key, rows: text, artifact })),
    })),
    v.minLength(1),
    v.maxLength(MOST_TASKS),
  ),
});

const outcome = v.union([
  v.strictObject({
    key,
    rows: text,
    artifact,
    file: v.nullable(v.pipe(short, v.regex(/^[a-z0-9][a-z0-9_.-]*$/i))),
    seconds,
  }),
  v.strictObject({ key, error: text }),
  v.strictObject({ key, overdue: v.unknown() }),
]);

const resultMessage = v.strictObject({
  form: v.literal(FORM),
  worker: short,
  outcomes: v.pipe(v.array(outcome), v.minLength(1), v.maxLength(MOST_TASKS)),
});

const workerRecord = v.strictObject({
  form: v.literal(FORM),
  /** Its name, different from those of other workers. */
  name: short,
  /** The name of its machine. */
  machine: short,
  /** Tasks that it runs at the same time. */
  jobs: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10_000)),
  /** Tasks that it has finished. */
  tasks: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /** Tasks a second, lately. */
  rate: seconds,
  /** When it told this, in seconds since 1970 by the clock of the server. */
  seen: seconds,
  /** Whether it ends after its current batches. */
  draining: v.boolean(),
});

/** Why a worker does not take a run. */
const refusal = v.strictObject({ reason: v.pipe(v.string(), v.maxLength(2000)) });

/** A study, tournament or training that asks for workers. Its id is the SHA-256 digest of its text. */
export type RunRecord = v.InferOutput<typeof runRecord>;
/** Tasks that travel together. */
export type BatchMessage = v.InferOutput<typeof batchMessage>;
/** How they ended. */
export type ResultMessage = v.InferOutput<typeof resultMessage>;
/** What a worker tells of itself every few seconds. */
export type WorkerRecord = v.InferOutput<typeof workerRecord>;

/** A message that is not what it should be. */
export class BadMessage extends Error {}

/**
 * Plain data as text, which also has maps, sets, bytes, undefined and all numbers.
 *
 * @throws {BadMessage} when it has a function or an object of a class, or is too large
 */
export function toText(value: unknown): string {
  let text: string;
  try {
    text = stringify(value);
  } catch (error) {
    throw new BadMessage(`what is not plain data: ${(error as Error).message}`);
  }
  if (text.length <= MOST_BYTES) return text;
  const size = Math.ceil(text.length / 2 ** 20);
  throw new BadMessage(
    `${size} MB in one piece; a queue takes at most ${MOST_BYTES / 2 ** 20} MB`,
  );
}

/** Reads the value from the text of `toText`. */
export const fromText: (text: string) => unknown = parse;

const reader = <S extends v.GenericSchema>(
  name: string,
  schema: S,
  read: (text: string) => unknown = JSON.parse,
) => {
  return (text: string): v.InferOutput<S> => {
    if (text.length > MOST_BYTES) throw new BadMessage(`${name} of ${text.length} characters`);
    let value: unknown;
    try {
      value = read(text);
    } catch {
      throw new BadMessage(`${name} that cannot be read`);
    }
    const parsed = v.safeParse(schema, value, { abortEarly: true });
    if (parsed.success) return parsed.output;
    const [issue] = parsed.issues;
    const message = issue.message.slice(0, 200);
    throw new BadMessage(`${name} with a wrong field ${v.getDotPath(issue) ?? ""}: ${message}`);
  };
};

/**
 * Reads the record of a run from its text.
 *
 * @throws {BadMessage} when it is too large, cannot be read, or lacks a field, has an unknown one or a wrong one
 */
export const readRun: Reader<RunRecord> = reader("a run", runRecord);
/** Likewise for a batch. */
export const readBatch: Reader<BatchMessage> = reader("a batch", batchMessage, fromText);
/** Likewise for a result. */
export const readResult: Reader<ResultMessage> = reader("a result", resultMessage, fromText);
/** Likewise for a worker. */
export const readWorker: Reader<WorkerRecord> = reader("a worker", workerRecord);
/** Likewise for a refusal. */
export const readRefusal: Reader<v.InferOutput<typeof refusal>> = reader("a refusal", refusal);

/** Reads a message from its text. */
export type Reader<T> = (text: string) => T;
