import { type Moves, moveNumbers } from './moves.ts';
import { forEachRow, type Pause } from './pauses.ts';
import type { ColumnName, Row } from './row.ts';

/** The numbers of all cars by position. NONE for a car without one. */
export type Columns = Readonly<Record<ColumnName, Float64Array>>;

/** Writes the numbers of the car at a position. */
function writeNumbers(columns: Columns, at: number, row: Row | undefined): void {
  if (row === undefined) return;
  const { numbers } = row;
  columns.price[at] = numbers.price;
  columns.mileage[at] = numbers.mileage;
  columns.year[at] = numbers.year;
  columns.day[at] = numbers.day;
  columns.stock[at] = numbers.stock;
  columns.tail[at] = numbers.tail;
}

const columnsOf = (column: (name: ColumnName) => Float64Array): Columns => ({
  price: column('price'),
  mileage: column('mileage'),
  year: column('year'),
  day: column('day'),
  stock: column('stock'),
  tail: column('tail'),
});

export async function readColumns(rows: readonly Row[], pause: Pause): Promise<Columns> {
  const columns = columnsOf(() => new Float64Array(rows.length));
  await forEachRow(rows.length, pause, (at) => writeNumbers(columns, at, rows[at]));
  return columns;
}

/** Updates the columns of the previous snapshot. */
export function moveColumns(before: Columns, moves: Moves, rows: readonly Row[]): Columns {
  const columns = columnsOf((name) => moveNumbers(before[name], moves, rows.length));
  for (const at of moves.fresh) writeNumbers(columns, at, rows[at]);
  return columns;
}
