import type { Column, FeedColumns } from '../feed-columns.ts';
import {
  type Cells,
  DOUBTFUL_VALUES,
  type FeedField,
  FIELDS,
  isListField,
  type ListField,
  REMARK_KIND_OF,
} from '../feed-fields.ts';
import { type Remark, shortCell } from '../remark.ts';
import { cellText } from './reading.ts';

/** What the cells of a row say. */
interface ReadCells {
  readonly values: Cells;
  readonly remarks: readonly Remark[];
}

/** Reads one cell into its field. Returns why its value is not what the cell says, or null. */
function readCell<Name extends FeedField>(
  values: Pick<Cells, Name>,
  field: Name,
  text: string,
): string | null {
  const reading = FIELDS[field](text);
  if ('problem' in reading) {
    const doubtful = DOUBTFUL_VALUES[field];
    if (doubtful !== undefined) values[field] = doubtful;
    return reading.problem;
  }
  if (reading.value !== null) values[field] = reading.value;
  return reading.remark ?? null;
}

/** Equipment is the same whatever its case. A URL is not. */
const keyOf = (field: ListField, item: string): string => (field === 'features' ? item.toLowerCase() : item);

/** Adds the items of one cell to its field's list, without duplicates. Returns what was left out, or null. */
function addItems(values: Pick<Cells, ListField>, field: ListField, text: string): string | null {
  const reading = FIELDS[field](text);
  if ('problem' in reading) return reading.problem;
  const items = values[field] ?? [];
  const known = new Set(items.map((item) => keyOf(field, item)));
  const more = (reading.value ?? []).filter((item) => !known.has(keyOf(field, item)));
  values[field] = [...items, ...more];
  return reading.remark ?? null;
}

/**
 * Reads every cell that belongs to a known column. The first column with a value counts; the items of lists are those of
 * all columns, in order. An unreadable cell is left out, or stands for less than it may say (`DOUBTFUL_VALUES`).
 */
export function readCells(line: number, cells: readonly string[], columns: FeedColumns): ReadCells {
  const values: Cells = {};
  const remarks: Remark[] = [];
  const remark = (field: FeedField, { header }: Column, cell: string, reason: string | null) => {
    // A column that two fields are read from has its remark once.
    if (reason === null || remarks.some(({ column }) => column === header)) return;
    remarks.push({
      kind: REMARK_KIND_OF[field] ?? 'cell',
      line,
      column: header,
      cell: shortCell(cell),
      reason,
    });
  };
  for (const [field, places] of columns) {
    for (const place of places) {
      const text = cellText(cells[place.at] ?? '');
      if (text === '') continue;
      if (isListField(field)) remark(field, place, text, addItems(values, field, text));
      else {
        remark(field, place, text, readCell(values, field, text));
        if (field in values) break;
      }
    }
  }
  return { values, remarks };
}
