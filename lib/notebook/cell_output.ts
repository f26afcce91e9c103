/**
 * An output of a cell that can change while the cell runs.
 *
 * @module
 */

type Broadcast = (type: string, content: Record<string, unknown>) => Promise<void>;

/** An output below a cell. Outside a kernel it shows nothing. */
export class CellOutput {
  readonly #broadcast = kernelBroadcast();
  readonly #id = crypto.randomUUID();
  #shown = false;

  /** Replaces the output by these renderings, by MIME type. */
  show(data: Readonly<Record<string, string>>): void {
    const type = this.#shown ? "update_display_data" : "display_data";
    this.#shown = true;
    void this.#broadcast?.(type, { data, metadata: {}, transient: { display_id: this.#id } });
  }
}

/** The kernel's broadcast; undefined outside a kernel, where `Deno.jupyter` throws. */
function kernelBroadcast(): Broadcast | undefined {
  try {
    const { broadcast } = Deno.jupyter;
    return broadcast as unknown as Broadcast;
  } catch {
    return undefined;
  }
}
