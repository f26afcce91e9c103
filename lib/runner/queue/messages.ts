/**
 * The messages of a queue: what askers and workers write into Redis and read there. Whoever can reach the
 * server can write such messages, so each is checked before it is used. No code travels: a run names a file,
 * and a worker runs its own file of that name.
 *
 * @module
 */
import * as v from "valibot";
import type { WorkerRecord } from "./worker_record.ts";

/** Its number is increased when messages change; workers ignore runs of another form. */
export const FORM = 1;

/** The most characters or bytes of a message, and of a content that is stored beside it. */
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

/** A text or bytes: in the message, or in Redis under its SHA-256 digest. */
const content = v.union([
  v.strictObject({ text }),
  v.strictObject({ base64: text }),
  v.strictObject({ digest: hex(64), bytes: v.boolean() }),
]);

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
  /** The parameters, see `toPlainText`. */
  params: text,
  seed: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(2 ** 32 - 1)),
});

const batchMessage = v.strictObject({
  form: v.literal(FORM),
  run: hex(64),
  tasks: v.pipe(
    v.array(v.strictObject({
      key,
      data: text,
      limit: v.optional(v.pipe(seconds, v.maxValue(1e6))),
      inputs: v.array(v.strictObject({ key, rows: content, artifact: v.nullable(content) })),
    })),
    v.minLength(1),
    v.maxLength(MOST_TASKS),
  ),
});

const outcome = v.union([
  v.strictObject({
    key,
    rows: content,
    artifact: v.nullable(content),
    file: v.nullable(v.pipe(short, v.regex(/^[a-z0-9][a-z0-9_.-]*$/i))),
    seconds,
  }),
  v.strictObject({ key, error: v.pipe(v.string(), v.maxLength(100_000)) }),
  v.strictObject({ key, overdue: text }),
]);

const resultMessage = v.strictObject({
  form: v.literal(FORM),
  worker: short,
  outcomes: v.pipe(v.array(outcome), v.minLength(1), v.maxLength(MOST_TASKS)),
});

const workerRecord: v.GenericSchema<unknown, WorkerRecord> = v.strictObject({
  form: v.literal(FORM),
  name: short,
  machine: short,
  jobs: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10_000)),
  tasks: v.pipe(v.number(), v.integer(), v.minValue(0)),
  rate: seconds,
  seen: seconds,
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
export type Refusal = v.InferOutput<typeof refusal>;
export type Content = v.InferOutput<typeof content>;

/** A message that is not what it should be. */
export class BadMessage extends Error {}

const reader = <S extends v.GenericSchema>(name: string, schema: S) => {
  return (text: string): v.InferOutput<S> => {
    if (text.length > MOST_BYTES) throw new BadMessage(`${name} of ${text.length} characters`);
    let value: unknown;
    try {
      value = JSON.parse(text);
    } catch {
      throw new BadMessage(`${name} that is not JSON`);
    }
    const parsed = v.safeParse(schema, value, { abortEarly: true });
    if (parsed.success) return parsed.output;
    const [issue] = parsed.issues;
    const message = issue.message.slice(0, 200);
    throw new BadMessage(`${name} with a wrong field ${v.getDotPath(issue) ?? ""}: ${message}`);
  };
};

/**
 * Each reads a message from its text.
 *
 * @throws {BadMessage} when it is too large, is not JSON, or lacks a field, has an unknown one or a wrong one
 */
export const readRun = reader("a run", runRecord);
export const readBatch = reader("a batch", batchMessage);
export const readResult = reader("a result", resultMessage);
export const readWorker = reader("a worker", workerRecord);
export const readRefusal = reader("a refusal", refusal);
