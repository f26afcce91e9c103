/**
 * Protects a worker, and the other tasks in it, from what a task or an agent does beside its work.
 *
 * This is against mistakes. Malicious code can still change modules of the project that it imports, or fill
 * the memory outside the heap.
 *
 * @module
 */
import process from "node:process";
import { printOnStandardError } from "../machine/standard_error.ts";

/**
 * Redirects standard output, which is for results, to standard error; makes attempts to end the worker or the
 * program throw; and ignores errors of timers and promises that earlier tasks left behind.
 */
export function protectWorker(): void {
  printOnStandardError();
  takeStores();
  process.stdout.write = process.stderr.write.bind(process.stderr);
  // What the stream itself calls, e.g. when it is ended or something is piped into it.
  process.stdout._write = (...text) => process.stderr.write(...text);
  const refuse = (): never => {
    throw new Error("a task cannot end its worker");
  };
  for (const name of ["exit", "kill"]) Object.defineProperty(Deno, name, { value: refuse });
  Object.defineProperty(Deno, "stdout", { value: Deno.stderr });
  // Its prototype has some of them as well.
  for (const owner of [process, Object.getPrototypeOf(process)]) {
    for (const name of ["abort", "exit", "kill", "reallyExit"]) {
      Object.defineProperty(owner, name, { value: refuse });
    }
  }
  // All threads share the permissions, so that a task could take them from the program.
  const { permissions } = Deno;
  const keep = (): never => {
    throw new Error("a task cannot give up permissions");
  };
  for (const name of ["revoke", "revokeSync"]) {
    Object.defineProperty(Object.getPrototypeOf(permissions), name, { value: keep });
  }
  // Node's workers have no `self`, unlike those of the web.
  Object.defineProperty(globalThis, "self", { value: globalThis });
  Object.defineProperty(globalThis, "close", { value: refuse });
  for (const type of ["error", "unhandledrejection"]) {
    globalThis.addEventListener(type, (event) => event.preventDefault());
  }
}

/**
 * Takes away the stores of web pages, which Deno keeps in a folder of its own: it asks for no permission to write
 * them.
 */
export function takeStores(): void {
  for (const name of ["caches", "localStorage", "sessionStorage"]) {
    Object.defineProperty(globalThis, name, { value: undefined });
  }
}

/**
 * Freezes the built-in objects and classes of the language, so that no task can change them for others. Changes
 * that modules made while they were loaded are kept.
 */
export function freezeBuiltIns(): void {
  for (const [object] of FROZEN) Object.freeze(object);
  for (const [prototype] of FIXED) fixPrototype(prototype);
}

/** The built-in objects and classes of the language, with what they are called. */
export function builtIns(): readonly (readonly [object: object, name: string])[] {
  return [...FROZEN, ...FIXED];
}

const TYPES = [
  ...[Array, ArrayBuffer, BigInt, Boolean, DataView, Date, Map, Number, Promise, RegExp, Set],
  ...[SharedArrayBuffer, String, Symbol, WeakMap, WeakRef, WeakSet],
  ...[BigInt64Array, BigUint64Array, Float32Array, Float64Array, Int16Array, Int32Array, Int8Array],
  ...[Uint16Array, Uint32Array, Uint8Array, Uint8ClampedArray],
  ...[Event, EventTarget, MessageEvent, TextDecoder, TextEncoder],
  // The superclass of all typed arrays.
  Object.getPrototypeOf(Int8Array) as { name: string; prototype: object },
];

const ERRORS = [Error, EvalError, RangeError, ReferenceError, SyntaxError, TypeError, URIError];

/** Iterators, whose prototypes have no names. */
const ITERATED: object[] = [
  [][Symbol.iterator](),
  new Map()[Symbol.iterator](),
  new Set()[Symbol.iterator](),
  ""[Symbol.iterator](),
  "".matchAll(/x/g),
  (function* () {})(),
];

const FROZEN: [object, string][] = [
  ...Object.entries({ JSON, Math, Reflect, Atomics, Object }).map(named),
  ...TYPES.flatMap((type): [object, string][] => [
    [type, type.name],
    [type.prototype, `${type.name}.prototype`],
  ]),
  ...ITERATED.flatMap(iteratorPrototypes),
  [Function.prototype, "Function.prototype"],
];

/** Those whose objects may have properties of their own with the same names. Node gives ports functions. */
const FIXED: [object, string][] = [Object, MessagePort, ...ERRORS].map((type) => [
  type.prototype,
  `${type.name}.prototype`,
]);

function named([name, object]: [string, object]): [object, string] {
  return [object, name];
}

/** The prototypes of an iterator that only iterators have. */
function iteratorPrototypes(iterator: object): [object, string][] {
  const found: [object, string][] = [];
  for (
    let prototype = Object.getPrototypeOf(iterator);
    prototype !== Object.prototype;
    prototype = Object.getPrototypeOf(prototype)
  ) found.push([prototype, `the prototype of ${prototype[Symbol.toStringTag]}`]);
  return found;
}

/**
 * Freezes a prototype, but lets objects that inherit from it have properties of the same names, such as the
 * `name` of an error: a frozen property would forbid that.
 */
function fixPrototype(prototype: object): void {
  for (const key of Reflect.ownKeys(prototype)) {
    const { value, configurable, enumerable } = Object.getOwnPropertyDescriptor(prototype, key)!;
    if (!configurable) continue;
    if (value === undefined) {
      Object.defineProperty(prototype, key, { configurable: false });
      continue;
    }
    Object.defineProperty(prototype, key, {
      get: () => value,
      set(this: object, own: unknown) {
        if (this === prototype) throw new TypeError(`${String(key)} is shared by all tasks`);
        const property = { value: own, writable: true, configurable: true, enumerable: true };
        Object.defineProperty(this, key, property);
      },
      configurable: false,
      enumerable,
    });
  }
  Object.preventExtensions(prototype);
}
