import { type Bits, noBits, setBit } from './bits.ts';
import { eachRow, type Pause } from './pauses.ts';
import { type ColumnName, NONE, type Row } from './row.ts';

/** The numbers of all cars by position, NONE where a car has none. */
export type Columns = Readonly<Record<ColumnName, Float64Array>>;

export async function readColumns(rows: readonly Row[], pause: Pause): Promise<Columns> {
  const column = (): Float64Array => new Float64Array(rows.length);
  const columns = {
    price: column(),
    mileage: column(),
    year: column(),
    day: column(),
    stock: column(),
    tail: column(),
  };
  await eachRow(rows.length, pause, (at) => {
    const numbers = rows[at]?.numbers;
    if (numbers === undefined) return;
    columns.price[at] = numbers.price;
    columns.mileage[at] = numbers.mileage;
    columns.year[at] = numbers.year;
    columns.day[at] = numbers.day;
    columns.stock[at] = numbers.stock;
    columns.tail[at] = numbers.tail;
  });
  return columns;
}

/** The cars that have a value in a column. */
export function knownIn(column: Float64Array): Bits {
  const bits = noBits(column.length);
  for (let at = 0; at < column.length; at += 1) if (column[at] !== NONE) setBit(bits, at);
  return bits;
}
