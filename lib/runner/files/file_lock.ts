/**
 * Lets one program at a time do something. The lock ends with the program, even if it is killed.
 *
 * @module
 */
import { dirname } from "@std/path";
import { notWritten } from "./system_error.ts";

/**
 * Waits until no other program has the lock.
 *
 * @param path of the file of the lock, which stays
 * @param onWait called once if another program has it
 * @returns the lock, which ends when it is disposed of
 * @throws {SetupError} when the file cannot be written
 */
export async function fileLock(path: string, onWait: () => void = () => {}): Promise<Disposable> {
  let file: Deno.FsFile;
  try {
    await Deno.mkdir(dirname(path), { recursive: true });
    file = await Deno.open(path, { create: true, write: true });
  } catch (error) {
    throw notWritten(path, error);
  }
  if (await file.tryLock(true)) return file;
  onWait();
  await file.lock(true);
  return file;
}
