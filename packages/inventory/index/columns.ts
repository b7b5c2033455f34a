import { type Bits, noBits, setBit } from './bits.ts';
import { eachRow, type Pause } from './pauses.ts';
import { type ColumnName, NONE, type Row } from './row.ts';

/** The numbers of all cars by position, NONE where a car has none. */
export type Columns = Readonly<Record<ColumnName, Float64Array>>;

export async function readColumns(rows: readonly Row[], pause: Pause): Promise<Columns> {
  const read = async (name: ColumnName): Promise<Float64Array> => {
    const column = new Float64Array(rows.length);
    await eachRow(rows.length, pause, (at) => {
      column[at] = rows[at]?.numbers[name] ?? NONE;
    });
    return column;
  };
  return {
    price: await read('price'),
    mileage: await read('mileage'),
    year: await read('year'),
    day: await read('day'),
    stock: await read('stock'),
    tail: await read('tail'),
  };
}

/** The cars that have a value in a column. */
export function knownIn(column: Float64Array): Bits {
  const bits = noBits(column.length);
  for (let at = 0; at < column.length; at += 1) if (column[at] !== NONE) setBit(bits, at);
  return bits;
}
