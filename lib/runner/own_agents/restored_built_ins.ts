/**
 * Notices when a file of agents replaces what is built into the language, such as `Array.prototype.map`. All that
 * runs in the thread uses it, also what answers for the file, so that it would fail in some other place.
 *
 * @module
 */
import { builtIns } from "../work/protect.ts";

// What is used after the file was loaded must be the original, and nothing of an array but its length and numbers.
const { defineProperty, deleteProperty, getOwnPropertyDescriptor, ownKeys } = Reflect;
const { is } = Object;
const text = String;

/** A property as it was. */
interface Property {
  readonly owner: object;
  readonly name: string;
  readonly key: PropertyKey;
  readonly descriptor: PropertyDescriptor;
}

/**
 * Remembers the built-in objects as they are.
 *
 * @returns a function that restores what has been replaced since, or added to every object, and names the first,
 * e.g. `Array.prototype.map`; undefined when there is none
 */
export function rememberBuiltIns(): () => string | undefined {
  const properties: Property[] = [];
  for (const [owner, name] of builtIns()) {
    for (const key of ownKeys(owner)) {
      const descriptor = getOwnPropertyDescriptor(owner, key)!;
      properties.push({ owner, name, key, descriptor });
    }
  }
  const known = ownKeys(Object.prototype);
  return () => {
    let first: string | undefined;
    for (let index = 0; index < properties.length; index++) {
      const { owner, name, key, descriptor } = properties[index];
      const found = getOwnPropertyDescriptor(owner, key);
      if (found && isSame(found, descriptor)) continue;
      first ??= `${name}.${text(key)}`;
      defineProperty(owner, key, descriptor);
    }
    const keys = ownKeys(Object.prototype);
    for (let index = 0; index < keys.length; index++) {
      let isNew = true;
      for (let other = 0; other < known.length; other++) {
        if (keys[index] === known[other]) isNew = false;
      }
      if (!isNew) continue;
      first ??= `Object.prototype.${text(keys[index])}`;
      deleteProperty(Object.prototype, keys[index]);
    }
    return first;
  };
}

function isSame(found: PropertyDescriptor, descriptor: PropertyDescriptor): boolean {
  return is(found.value, descriptor.value) && found.get === descriptor.get &&
    found.set === descriptor.set;
}
