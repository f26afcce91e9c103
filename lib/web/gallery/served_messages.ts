/**
 * Messages between the server and the thread that writes its gallery.
 *
 * @module
 */

/** To the thread: the folders of the project and of the gallery. */
export interface ToGalleryThread {
  readonly root: string;
  readonly out: string;
}

/** From the thread: progress, then the paths of all files, or why there are none. */
export type FromGalleryThread =
  | { readonly done: number; readonly total: number }
  | { readonly files: readonly string[] }
  | { readonly failed: string };
