import { type Moves, moveNumbers } from './moves.ts';
import { forEachRow, type Pause } from './pauses.ts';
import { type ColumnName, NONE, type Row } from './row.ts';

/** The numbers of all cars by position. NONE for a car without one. */
export type NumberColumns = Readonly<Record<ColumnName, Float64Array>>;

/** Writes the numbers of the car at a position. */
function writeNumbers(columns: NumberColumns, at: number, row: Row | undefined): void {
  if (row === undefined) return;
  const { numbers } = row;
  columns.price[at] = numbers.price;
  columns.mileage[at] = numbers.mileage;
  columns.year[at] = numbers.year;
  columns.day[at] = numbers.day;
  columns.stock[at] = numbers.stock;
  columns.tail[at] = numbers.tail;
}

async function columnsOf(column: (name: ColumnName) => Float64Array, pause: Pause): Promise<NumberColumns> {
  const paused = async (name: ColumnName): Promise<Float64Array> => {
    await pause();
    return column(name);
  };
  return {
    price: await paused('price'),
    mileage: await paused('mileage'),
    year: await paused('year'),
    day: await paused('day'),
    stock: await paused('stock'),
    tail: await paused('tail'),
  };
}

export async function readColumns(rows: readonly Row[], pause: Pause): Promise<NumberColumns> {
  const columns = await columnsOf(() => new Float64Array(rows.length), pause);
  await forEachRow(rows.length, pause, (at) => writeNumbers(columns, at, rows[at]));
  return columns;
}

/** Updates the columns of the previous snapshot. Reuses a column if no number in it changed. */
export function moveColumns(
  before: NumberColumns,
  moves: Moves,
  rows: readonly Row[],
  pause: Pause,
): Promise<NumberColumns> {
  return columnsOf((name) => {
    const was = before[name];
    if (moves.isInPlace && moves.fresh.every((at) => was[at] === rows[at]?.numbers[name])) return was;
    const numbers = moveNumbers(was, moves, rows.length);
    for (const at of moves.fresh) numbers[at] = rows[at]?.numbers[name] ?? NONE;
    return numbers;
  }, pause);
}
