import type { PoolClient } from '@rooftop/database/pool';
import type { Remarks } from './remarks.ts';

/** A price that falls below this share of the one before is a typo until somebody says otherwise. */
const LEAST_SHARE = 0.2;

const dollars = (cents: number): string => `$${(cents / 100).toFixed(2)}`;

/**
 * Keeps the stored prices of cars for sale whose price would fall by more than 80 %, and remarks on each. The table
 * `staged` must be filled and the inventory locked.
 */
export async function holdPriceFalls(
  client: PoolClient,
  dealership: string,
  warnings: Remarks,
): Promise<void> {
  const { rows } = await client.query<{ line: number; vin: string; before: number; after: number }>(
    `WITH falls AS (
       SELECT staged.vin, line, kept.fields, kept.sale_price AS before,
         (staged.fields ->> 'salePrice')::integer AS after
       FROM staged JOIN vehicles kept ON kept.dealership = $1 AND kept.vin = staged.vin
       WHERE kept.sold_at IS NULL AND (staged.fields ->> 'salePrice')::integer < kept.sale_price * $2::float8
     ), held AS (
       UPDATE staged SET fields = staged.fields
         || jsonb_build_object('salePrice', falls.before, 'oldPrice', falls.fields -> 'oldPrice')
       FROM falls WHERE falls.vin = staged.vin
     )
     SELECT line, vin, before, after FROM falls ORDER BY line`,
    [dealership, LEAST_SHARE],
  );
  for (const { line, vin, before, after } of rows) {
    const reason = `The price of ${vin} would fall from ${dollars(before)} to ${dollars(after)}, by more than 80 %.`;
    warnings.add({ kind: 'price-fall', line, column: null, cell: dollars(after), reason });
  }
}
