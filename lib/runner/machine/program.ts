/**
 * Finds and runs programs of the machine.
 *
 * @module
 */
import { DELIMITER, join } from "@std/path";
import { TextLineStream } from "@std/streams";
import { noLoaderVariables } from "./loader_variables.ts";

/** A program and the arguments that come before all others. */
export type Command = readonly [string, ...string[]];

/** Environment variables by name. */
export type Environment = Readonly<Record<string, string>>;

/**
 * Finds a program as a shell would.
 *
 * @param name without `.exe`
 * @param env environment with the PATH to search; default: that of this process
 * @returns its path, or null when there is none
 */
export async function findProgram(name: string, env?: Environment): Promise<string | null> {
  const windows = Deno.build.os === "windows";
  // Windows writes it `Path`, and its programs end in one of PATHEXT.
  const path = (env ? env.PATH ?? env.Path : Deno.env.get("PATH")) ?? "";
  const endings = windows ? [".exe", ".cmd", ".bat"] : [""];
  for (const folder of path.split(DELIMITER).filter(Boolean)) {
    for (const ending of endings) {
      const file = join(folder, name + ending);
      if (await isProgram(file, windows)) return file;
    }
  }
  return null;
}

/** Variables for programs of Deno whose output is read: they print no colours, whatever the user has set. */
export const plainText: Environment = { NO_COLOR: "1", FORCE_COLOR: "" };

/** The result of a program. */
export interface ProgramResult {
  /** Exit code; 0 is success. */
  readonly code: number;
  /** The lines of standard output and standard error, in order of arrival. */
  readonly lines: readonly string[];
}

/** How a program is run. */
export interface RunOptions {
  /** Its environment; default: that of this process. */
  readonly env?: Environment;
  /** Additional environment variables. */
  readonly more?: Environment;
  /** Called with each line as it arrives. */
  readonly onLine?: (line: string) => void;
}

/** Runs a program to its end. */
export async function runProgram(
  program: string,
  args: readonly string[],
  { env, more, onLine = () => {} }: RunOptions = {},
): Promise<ProgramResult> {
  const child = new Deno.Command(program, {
    args: [...args],
    ...environmentOf(more, env),
    stdin: "null",
    stdout: "piped",
    stderr: "piped",
  }).spawn();
  const lines: string[] = [];
  const listen = async (stream: ReadableStream<Uint8Array<ArrayBuffer>>) => {
    for await (const line of linesOf(stream)) {
      lines.push(line);
      onLine(line);
    }
  };
  await Promise.all([listen(child.stdout), listen(child.stderr)]);
  return { code: (await child.status).code, lines };
}

/**
 * The environment of a program, as options of `Deno.Command`.
 *
 * @param more additional variables
 * @param env all other variables; default: those of this process
 */
export function environmentOf(
  more: Environment = {},
  env?: Environment,
): Pick<Deno.CommandOptions, "env" | "clearEnv"> {
  return { env: { ...env, ...more, ...noLoaderVariables }, clearEnv: env !== undefined };
}

/** The lines of a stream of UTF-8 text; a carriage return ends a line too. */
export function linesOf(stream: ReadableStream<Uint8Array<ArrayBuffer>>): ReadableStream<string> {
  return stream
    .pipeThrough(new TextDecoderStream())
    .pipeThrough(new TextLineStream({ allowCR: true }));
}

async function isProgram(file: string, windows: boolean): Promise<boolean> {
  try {
    const { isFile, mode } = await Deno.stat(file);
    return isFile && (windows || ((mode ?? 0) & 0o111) !== 0);
  } catch {
    return false;
  }
}
