/**
 * Messages between the server and the thread that writes its gallery.
 *
 * @module
 */

/** To the thread: what it reads and what it writes. */
export interface GalleryFolders {
  /** The folder of the project. */
  readonly root: string;
  /** The folder of the gallery. */
  readonly out: string;
}

/** From the thread: progress, then the paths of all files, or why there are none. */
export type FromGalleryThread =
  | { readonly done: number; readonly total: number }
  | { readonly files: readonly string[] }
  | { readonly failed: string };
