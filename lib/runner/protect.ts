/**
 * Protects the tasks of a worker from side effects of other tasks and their agents.
 *
 * This does not stop malicious code: it shares a process with all others, can load the modules of the
 * project and change their exports, and can fill the memory outside the heap.
 *
 * @module
 */
import process from "node:process";

/**
 * Keeps standard output for results, stops a task from ending the worker or the program, and ignores later
 * failures of code that a task left running.
 */
export function protectWorker(): void {
  console.log = console.info = console.debug = console.error;
  process.stdout.write = process.stderr.write.bind(process.stderr);
  const refuse = (): never => {
    throw new Error("a task cannot end its worker");
  };
  for (const name of ["exit", "kill"]) Object.defineProperty(Deno, name, { value: refuse });
  Object.defineProperty(Deno, "stdout", { value: Deno.stderr });
  for (const name of ["abort", "exit", "kill", "reallyExit"]) {
    Object.defineProperty(process, name, { value: refuse });
  }
  // Unlike web workers, Node's workers do not define `self`.
  Object.defineProperty(globalThis, "self", { value: globalThis });
  Object.defineProperty(globalThis, "close", { value: refuse });
  for (const type of ["error", "unhandledrejection"]) {
    globalThis.addEventListener(type, (event) => event.preventDefault());
  }
}

/**
 * Freezes the built-in objects, so that no task can change them for others: functions of the global objects,
 * and the shared methods of arrays, maps and so on. Changes that modules made while loading stay.
 */
export function freezeBuiltIns(): void {
  for (const object of [JSON, Math, Reflect, Atomics]) Object.freeze(object);
  for (const type of TYPES) {
    Object.freeze(type);
    Object.freeze(type.prototype);
  }
  for (const sample of ITERATED) {
    let prototype = Object.getPrototypeOf(sample);
    while (prototype !== Object.prototype) {
      Object.freeze(prototype);
      prototype = Object.getPrototypeOf(prototype);
    }
  }
  Object.freeze(Object);
  Object.freeze(Function.prototype);
  for (const type of [Object, ...ERRORS]) fixPrototype(type.prototype);
}

const TYPES = [
  ...[Array, ArrayBuffer, BigInt, Boolean, DataView, Date, Map, Number, Promise, RegExp, Set],
  ...[SharedArrayBuffer, String, Symbol, WeakMap, WeakRef, WeakSet],
  ...[BigInt64Array, BigUint64Array, Float32Array, Float64Array, Int16Array, Int32Array, Int8Array],
  ...[Uint16Array, Uint32Array, Uint8Array, Uint8ClampedArray],
  ...[Event, EventTarget, MessageEvent, MessagePort, TextDecoder, TextEncoder],
  // The base class of all typed arrays.
  Object.getPrototypeOf(Int8Array) as { prototype: object },
];

const ERRORS = [Error, EvalError, RangeError, ReferenceError, SyntaxError, TypeError, URIError];

/** The unnamed prototypes of iterators. */
const ITERATED: object[] = [
  [][Symbol.iterator](),
  new Map()[Symbol.iterator](),
  new Set()[Symbol.iterator](),
  ""[Symbol.iterator](),
  "".matchAll(/x/g),
  (function* () {})(),
];

/**
 * Like freezing, but objects that inherit from it can still get a property of the same name, as errors get a
 * `name`; a frozen property would forbid this.
 */
function fixPrototype(prototype: object): void {
  for (const key of Reflect.ownKeys(prototype)) {
    const { value, configurable, enumerable } = Object.getOwnPropertyDescriptor(prototype, key)!;
    if (!configurable || value === undefined) continue;
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
