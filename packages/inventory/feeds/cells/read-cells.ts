import type { Columns } from '../columns.ts';
import type { Remark } from '../feed-row.ts';
import { CLAIMS, FIELDS, type Field, type FieldValue } from '../fields.ts';
import { cellText, type Reading } from './reading.ts';

/** What a row's cells say, field by field. */
export type Cells = { readonly [Name in Field]?: FieldValue<Name> | null };

export type CellsReading =
  | { readonly kind: 'read'; readonly values: Cells; readonly warnings: readonly Remark[] }
  | { readonly kind: 'rejected'; readonly remark: Remark };

/** Reads every cell that a column table knows. A claim that cannot be read rejects the row, else the cell is left out. */
export function readCells(line: number, cells: readonly string[], columns: Columns): CellsReading {
  const values: Partial<Record<Field, unknown>> = {};
  const warnings: Remark[] = [];
  for (const [field, places] of columns) {
    for (const { at, header } of places) {
      const text = cellText(cells[at] ?? '');
      if (text === '') continue;
      const reading: Reading<unknown> = FIELDS[field](text);
      if ('problem' in reading) {
        const remark = { line, column: header, reason: reading.problem };
        if (CLAIMS.has(field)) return { kind: 'rejected', remark };
        warnings.push(remark);
        continue;
      }
      if (reading.value === null) continue;
      values[field] = reading.value;
      break;
    }
  }
  // Each value comes from the reader of its own field, which a loop cannot tell the compiler.
  return { kind: 'read', values: values as Cells, warnings };
}
