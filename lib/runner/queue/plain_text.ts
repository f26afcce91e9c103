/**
 * Values as text, for messages to other machines: JSON that also has maps, sets, bytes, undefined and all
 * numbers.
 *
 * @module
 */
import { decodeBase64, encodeBase64 } from "@std/encoding";

/** The typed arrays that can travel. */
const ARRAYS = {
  ...{ Uint8Array, Int8Array, Uint8ClampedArray, Uint16Array, Int16Array, Uint32Array, Int32Array },
  ...{ Float32Array, Float64Array, BigUint64Array, BigInt64Array },
};

type Plain = null | boolean | number | string | Plain[] | { [name: string]: Plain };

/**
 * Writes a value as text.
 *
 * @throws {TypeError} when it contains a function, a symbol or an object of a class
 */
export function toPlainText(value: unknown): string {
  return JSON.stringify(toPlain(value));
}

/**
 * Reads the value from the text of `toPlainText`.
 *
 * @throws {SyntaxError | TypeError} when it is not such a text
 */
export function fromPlainText(text: string): unknown {
  return fromPlain(JSON.parse(text));
}

function toPlain(value: unknown): Plain {
  if (value === null || typeof value === "string" || typeof value === "boolean") return value;
  if (typeof value === "number") {
    return Number.isFinite(value) && !Object.is(value, -0)
      ? value
      : { $number: Object.is(value, -0) ? "-0" : String(value) };
  }
  if (value === undefined) return { $undefined: true };
  if (typeof value === "bigint") return { $bigint: String(value) };
  if (Array.isArray(value)) return value.map(toPlain);
  if (value instanceof Map) {
    return { $map: [...value].map(([key, of]) => [toPlain(key), toPlain(of)]) };
  }
  if (value instanceof Set) return { $set: [...value].map(toPlain) };
  if (ArrayBuffer.isView(value) && value.constructor.name in ARRAYS) {
    const bytes = new Uint8Array(value.buffer, value.byteOffset, value.byteLength);
    return { $bytes: encodeBase64(bytes), $array: value.constructor.name };
  }
  if (typeof value === "object" && isPlain(value)) {
    const entries = Object.entries(value).map(([name, of]): [string, Plain] => [name, toPlain(of)]);
    if (entries.some(([name]) => name.startsWith("$"))) return { $object: entries };
    return Object.fromEntries(entries);
  }
  throw new TypeError(`expected plain data but found ${typeof value} ${String(value)}`);
}

function isPlain(value: object): boolean {
  const prototype = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

function fromPlain(value: Plain): unknown {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map(fromPlain);
  const names = Object.keys(value);
  if (!names.some((name) => name.startsWith("$"))) return fromEntries(Object.entries(value));
  const { $number, $bigint, $map, $set, $bytes, $array, $object } = value;
  if ($number !== undefined) return Number($number);
  if ($bigint !== undefined) return BigInt($bigint as string);
  if ("$undefined" in value) return undefined;
  if ($map !== undefined) {
    return new Map(($map as [Plain, Plain][]).map(([key, of]) => [fromPlain(key), fromPlain(of)]));
  }
  if ($set !== undefined) return new Set(($set as Plain[]).map(fromPlain));
  if ($object !== undefined) return fromEntries($object as [string, Plain][]);
  if (typeof $bytes === "string" && typeof $array === "string" && Object.hasOwn(ARRAYS, $array)) {
    return new ARRAYS[$array as keyof typeof ARRAYS](decodeBase64($bytes).buffer);
  }
  throw new TypeError(`expected the text of a value but found ${names.join(", ").slice(0, 100)}`);
}

function fromEntries(entries: [string, Plain][]): Record<string, unknown> {
  return Object.fromEntries(entries.map(([name, of]) => [name, fromPlain(of)]));
}
