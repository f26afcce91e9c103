/**
 * Programs of the machine: where they are, and what they print.
 *
 * @module
 */
import { DELIMITER, join } from "@std/path";
import { TextLineStream } from "@std/streams";
import { noLoaderVariables } from "matchbox/runner/loader_variables.ts";

/** A program and the arguments that come before all others. */
export type Command = readonly [string, ...string[]];

/** Environment variables by name. */
export type Environment = Readonly<Record<string, string>>;

/**
 * Where a program is, as a shell would find it.
 *
 * @param name without `.exe`
 * @param env whose PATH is searched; that of this process unless given
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

/** What a program did. */
export interface ProgramResult {
  /** Exit code; 0 is success. */
  readonly code: number;
  /** The lines of standard output and standard error, in the order in which they came. */
  readonly lines: readonly string[];
}

/** How a program is run. */
export interface RunOptions {
  /** All of its environment; that of this process unless given. */
  readonly env?: Environment;
  /** Variables beside these. */
  readonly more?: Environment;
  /** Is told each line as it comes. */
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
 * The environment of a program, as Deno takes it.
 *
 * @param more variables beside all others
 * @param env all others; those of this process unless given
 */
export function environmentOf(
  more: Environment = {},
  env?: Environment,
): Pick<Deno.CommandOptions, "env" | "clearEnv"> {
  return { env: { ...env, ...more, ...noLoaderVariables }, clearEnv: env !== undefined };
}

/** The lines of a stream of UTF-8 text; what a carriage return would overwrite is a line as well. */
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
