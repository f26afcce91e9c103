/**
 * Agents of one's own: each file of them is loaded in a thread of its own, which can read what the program can
 * read, and no more. In the calling thread they are agents like others.
 *
 * @module
 */
import { addAgents } from "matchbox/agents/mod.ts";
import { type AgentLimits, defaultLimits } from "./limits.ts";
import { OwnModule } from "./own_module.ts";

/** Open files of agents. */
export interface OwnAgents {
  /** Ends their threads, if nobody else in this thread uses them, and removes the agents. */
  close(): void;
}

/** A file that is open in this thread. */
interface OpenModule {
  readonly module: OwnModule;
  /** How often it was opened and not yet closed. */
  users: number;
  remove(): void;
}

const open = new Map<string, OpenModule>();

/**
 * Loads files of agents, each in a thread of its own, and adds the agents. A file that is open in this thread
 * is not loaded again.
 *
 * @param hrefs URLs of modules that export `agents`, e.g. `file:///home/me/my_agents.ts`
 * @param limits those that differ from `defaultLimits`
 * @throws {UsageError} when a file cannot be loaded or has no such export, an entry is incomplete, or two files
 * have an agent of the same name; then none is open
 */
export function openOwnAgents(
  hrefs: readonly string[],
  limits: Partial<AgentLimits> = {},
): OwnAgents {
  const opened: string[] = [];
  const close = () => {
    for (const href of opened.splice(0)) closeModule(href);
  };
  try {
    for (const href of new Set(hrefs)) {
      openModule(href, { ...defaultLimits, ...limits });
      opened.push(href);
    }
  } catch (error) {
    close();
    throw error;
  }
  return { close };
}

/** The same for a thread that needs the agents until it ends. Files that are open stay as they are. */
export function keepOwnAgents(hrefs: readonly string[], limits?: Partial<AgentLimits>): void {
  openOwnAgents(hrefs.filter((href) => !open.has(href)), limits);
}

function openModule(href: string, limits: AgentLimits): void {
  const known = open.get(href);
  if (known) {
    known.users++;
    return;
  }
  const module = new OwnModule(href, limits);
  try {
    const remove = addAgents(module.entries(), href);
    open.set(href, { module, users: 1, remove });
  } catch (error) {
    module.close();
    throw error;
  }
}

function closeModule(href: string): void {
  const known = open.get(href)!;
  if (--known.users > 0) return;
  open.delete(href);
  known.remove();
  known.module.close();
}
