import type { Columns } from '../columns.ts';
import type { Remark } from '../feed-row.ts';
import { type Cells, ROW_REJECTING_FIELDS, FIELDS, type Field } from '../fields.ts';
import { cellText } from './reading.ts';

export type CellsReading =
  | { readonly kind: 'read'; readonly values: Cells; readonly warnings: readonly Remark[] }
  | { readonly kind: 'rejected'; readonly remark: Remark };

/** Reads one cell into its field. Returns the problem, or null if there is none. */
function readCell<Name extends Field>(values: Pick<Cells, Name>, field: Name, text: string): string | null {
  const reading = FIELDS[field](text);
  if ('problem' in reading) return reading.problem;
  if (reading.value !== null) values[field] = reading.value;
  return null;
}

/**
 * Reads every cell that belongs to a known column. An unreadable cell rejects the row if its field is in `ROW_REJECTING_FIELDS`;
 * otherwise only the cell is left out.
 */
export function readCells(line: number, cells: readonly string[], columns: Columns): CellsReading {
  const values: Cells = {};
  const warnings: Remark[] = [];
  for (const [field, places] of columns) {
    for (const { at, header } of places) {
      const text = cellText(cells[at] ?? '');
      if (text === '') continue;
      const reason = readCell(values, field, text);
      if (reason !== null) {
        const remark = { line, column: header, reason };
        if (ROW_REJECTING_FIELDS.has(field)) return { kind: 'rejected', remark };
        warnings.push(remark);
      }
      if (field in values) break;
    }
  }
  return { kind: 'read', values, warnings };
}
