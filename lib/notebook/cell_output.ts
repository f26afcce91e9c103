/**
 * An output of a cell that changes while the cell is busy.
 *
 * @module
 */

type Broadcast = (type: string, content: Record<string, unknown>) => Promise<void>;

/** A place below a cell. Outside a kernel nothing is shown. */
export class CellOutput {
  readonly #broadcast = kernelBroadcast();
  readonly #id = crypto.randomUUID();
  #shown = false;

  /** Shows this in place of what was shown before, in all these forms, by MIME type. */
  show(data: Readonly<Record<string, string>>): void {
    const type = this.#shown ? "update_display_data" : "display_data";
    this.#shown = true;
    void this.#broadcast?.(type, { data, metadata: {}, transient: { display_id: this.#id } });
  }
}

/** The kernel's broadcast, or nothing where there is no kernel: `Deno.jupyter` throws there. */
function kernelBroadcast(): Broadcast | undefined {
  try {
    const { broadcast } = Deno.jupyter;
    return broadcast as unknown as Broadcast;
  } catch {
    return undefined;
  }
}
