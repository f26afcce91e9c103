/**
 * The messages of the channel `host`: a page says who opens it.
 *
 * @module
 */
import * as v from "valibot";
import { request } from "../envelope.ts";

/** A secret of 128 bits, in hexadecimal digits. */
export const secret = v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/, "expected 32 digits, 0 to f"));

/** What the page may ask. */
export const hostRequests = v.variant("type", [
  /** Says who the visitor is; the answer is whether he is the host. */
  request("host/enter", {
    /** The key of the visitor, which his page keeps. */
    key: secret,
    /** The token of the host; null for none. One that is wrong changes nothing. */
    token: v.nullable(secret),
  }),
]);

/** Who owns a thing, as one sees it who looks at it. */
export const relation = v.picklist(["you", "host", "visitor"]);
/** Who owns a thing, as one sees it who looks at it. */
export type Relation = v.InferOutput<typeof relation>;
