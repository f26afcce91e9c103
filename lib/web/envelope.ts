/**
 * What all messages share, in both directions. A message is a JSON object whose `type` begins with the name
 * of its channel, e.g. `play/move`. A request of the page has an `id`, and is answered by `done` or `refused`
 * with the same id. Other messages of the server are news and have no id.
 *
 * @module
 */
import * as v from "valibot";

/** The most bytes of a request: more than twice those of the largest file that a page sends, which JSON may escape. */
export const MESSAGE_BYTES = 512 * 1024;

/** The id of a request, chosen by the page. */
const requestId = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** The part of a request that is the same in all channels. */
export const requestEnvelope = v.looseObject({
  type: v.pipe(v.string(), v.regex(/^[a-z]+\/[a-z]+$/)),
  id: requestId,
});

/** The schema of a request with a type and what else it has; unknown fields are refused. */
export const request = <T extends string, E extends v.ObjectEntries>(type: T, entries: E) =>
  v.strictObject({ type: v.literal(type), id: requestId, ...entries });

/** The answer to a request. */
export const answerSchema = v.variant("type", [
  v.strictObject({ type: v.literal("done"), id: requestId, value: v.unknown() }),
  v.strictObject({
    type: v.literal("refused"),
    /** Null when the message had none that could be read. */
    id: v.nullable(requestId),
    reason: v.string(),
  }),
]);

/** The answer to a request. */
export type Answer = v.InferOutput<typeof answerSchema>;

/** Any message of the server. */
export interface ServerMessage {
  readonly type: string;
}

/** What is wrong with a message, in one line: where, what was expected, what was found. */
export function describeIssue(issue: v.BaseIssue<unknown>): string {
  const path = v.getDotPath(issue);
  const expected = issue.expected === null ? issue.message : `expected ${issue.expected}`;
  const found = issue.received === "undefined" ? "nothing" : issue.received;
  const text = `${path === null ? "message" : path}: ${expected} but found ${found}`;
  return text.length > 300 ? `${text.slice(0, 299)}…` : text;
}
