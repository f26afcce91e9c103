/**
 * What the file that a game is from has beside the moves: names, date and other tags, and the comments,
 * variations and evaluations of the move that is shown.
 *
 * @module
 */
import { fill, h } from "matchbox/touch/page/dom.ts";
import { plainComment } from "./written_comment.ts";
import type { FileNotes } from "./messages.ts";

/** The view of the file; empty for a game that is from none. */
export class FileView {
  readonly notes = h("section", { class: "notes", "aria-label": "Notes of the file" });
  readonly tags = h("details", { class: "tags", hidden: true });
  #file: FileNotes | null = null;

  /** Shows the tags, and keeps the rest for the moves that are shown. */
  follow(file: FileNotes): void {
    this.#file = file;
    if (file.tags.length === 0) return;
    this.tags.hidden = false;
    fill(
      this.tags,
      h("summary", {}, "About this game"),
      h("dl", {}, file.tags.flatMap(([name, value]) => [h("dt", {}, name), h("dd", {}, value)])),
    );
  }

  /** The player with that name of a side in the file; null when the file names none. */
  nameOf(side: string): string | null {
    const [, name] = this.#file?.tags.find(([tag]) => tag.toLowerCase() === side.toLowerCase()) ??
      [];
    return name && name !== "?" && name !== "human" ? name : null;
  }

  /** Shows what is written after the first `ply` of these moves, as far as they are those of the file. */
  show(moves: readonly string[], ply: number): void {
    const file = this.#file;
    const inFile = file?.moves.slice(0, ply).every((move, index) => move === moves[index]);
    const notes = inFile && ply <= file!.moves.length
      ? file!.notes.filter((note) => note.ply === ply)
      : [];
    fill(this.notes, notes.map(({ text }) => h("p", {}, plainComment(text))));
  }
}
