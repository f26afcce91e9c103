/**
 * Columns of tables.
 *
 * @module
 */
import type { Column } from "matchbox/report/table.ts";

/** A column of exact values. */
export function exact(name: string, meaning: string, format: Partial<Column> = {}): Column {
  return { name, kind: "exact", meaning, ...format };
}
