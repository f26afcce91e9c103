/**
 * The secrets that this browser keeps: the key by which the server knows the visitor again, and the token of
 * the host.
 *
 * @module
 */
import * as v from "valibot";
import type { Link } from "../page/link.ts";
import { secret } from "./messages.ts";

const [KEY, TOKEN] = ["matchbox/visitor", "matchbox/host"];

/** For a browser that keeps nothing: it is known until the page is closed. */
const unkept = new Map<string, string>();

/** Says who opens the page; the answer is whether it is the host. */
export async function enter(link: Link): Promise<boolean> {
  const request = { type: "host/enter", key: visitorKey(), token: read(TOKEN) };
  return v.parse(v.boolean(), await link.ask(request));
}

/** Keeps the token of the host; false when it cannot be one. */
export function keepToken(token: string): boolean {
  if (!v.is(secret, token)) return false;
  keep(TOKEN, token);
  return true;
}

function visitorKey(): string {
  const known = read(KEY);
  if (known !== null) return known;
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const key = [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  keep(KEY, key);
  return key;
}

function read(name: string): string | null {
  const found = unkept.get(name) ?? localStorageItem(name);
  return v.is(secret, found) ? found : null;
}

function localStorageItem(name: string): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

function keep(name: string, value: string): void {
  unkept.set(name, value);
  try {
    localStorage.setItem(name, value);
  } catch {
    // It is known until the page is closed.
  }
}
