/**
 * Limits the memory that a thread takes for typed arrays, which the limit of its heap does not include. Memory
 * that is taken without a constructor of JavaScript, e.g. by WebAssembly, is not limited.
 *
 * @module
 */

/** Constructors whose objects have memory outside the heap. */
const CONSTRUCTORS = [
  ...["ArrayBuffer", "SharedArrayBuffer", "BigInt64Array", "BigUint64Array"],
  ...["Float16Array", "Float32Array", "Float64Array", "Int16Array", "Int32Array", "Int8Array"],
  ...["Uint16Array", "Uint32Array", "Uint8Array", "Uint8ClampedArray"],
];

/** Bytes that are made between two looks at the memory that is in use. */
const LOOK = 2 ** 25;

/** What is constructed. */
type Sized = { readonly byteLength: number };
type SizedConstructor = (new (...args: unknown[]) => Sized) & {
  readonly BYTES_PER_ELEMENT?: number;
};

/**
 * From now on the constructors of this thread throw when its typed arrays would take more than this. Objects
 * that are no longer used may count until they are collected.
 *
 * @param onRefusal called before such an error
 */
export function limitArrays(megabytes: number, onRefusal: () => void): void {
  const most = megabytes * 2 ** 20;
  let sinceLook = 0;
  const check = (bytes: number) => {
    sinceLook += bytes;
    if (sinceLook < LOOK) return;
    if (bytes > most || memoryUsage().external + bytes > most) {
      onRefusal();
      throw new RangeError(`its typed arrays need more than ${megabytes} MB`);
    }
    sinceLook = 0;
  };
  const scope = globalThis as unknown as Record<string, SizedConstructor | undefined>;
  for (const name of CONSTRUCTORS) {
    const original = scope[name];
    if (!original) continue;
    const width = original.BYTES_PER_ELEMENT ?? 1;
    scope[name] = new Proxy(original, {
      construct(target, args, newTarget) {
        const [first] = args;
        if (typeof first === "number") check(first * width);
        const made = Reflect.construct(target, args, newTarget) as Sized;
        // A view of a buffer takes no memory of its own.
        if (typeof first === "object" && !isBuffer(first)) check(made.byteLength);
        return made;
      },
    });
  }
}

// Agents could replace them.
const { memoryUsage } = Deno;
const { ArrayBuffer: Buffer, SharedArrayBuffer: SharedBuffer } = globalThis;

function isBuffer(value: unknown): boolean {
  return value instanceof Buffer || value instanceof SharedBuffer;
}
