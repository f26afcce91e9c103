/**
 * Finds the files of a folder.
 *
 * @module
 */

/** The paths of all files in a folder and its subfolders, from that folder on, with `/`, sorted. */
export function filesIn(folder: string): string[] {
  return [...Deno.readDirSync(folder)].flatMap(({ name, isDirectory }) =>
    isDirectory ? filesIn(`${folder}/${name}`).map((path) => `${name}/${path}`) : [name]
  ).sort();
}
