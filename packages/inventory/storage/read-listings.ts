import type { Pool } from '@rooftop/database/pool';
import { noteOf, type Overrides } from '../overrides.ts';
import type { Listing, Vehicle } from '../vehicle.ts';

/** Some cars of an inventory, and the version they belong to. */
export interface ListingBatch {
  readonly version: number;
  readonly listings: readonly Listing[];
  /** VINs of cars that the dealership hides. */
  readonly hidden: readonly string[];
}

export interface VehicleRow {
  readonly fields: Vehicle;
  readonly dropped_from: number | null;
  readonly price_dropped_at: Date | null;
  readonly sold_at: Date | null;
  readonly overrides: Overrides;
}

/** Columns of a `VehicleRow`. */
export const VEHICLE_COLUMNS = 'fields, dropped_from, price_dropped_at, sold_at, overrides';
const BATCH = 2000;

/** If the feed has no old price, the price before the last drop is the old price. */
export const toListing = ({
  fields,
  dropped_from,
  price_dropped_at,
  sold_at,
  overrides,
}: VehicleRow): Listing => ({
  ...fields,
  oldPrice: fields.oldPrice ?? dropped_from,
  priceDroppedAt: price_dropped_at?.getTime() ?? null,
  soldAt: sold_at?.getTime() ?? null,
  isPrivate: fields.isPrivate || overrides.isPrivate === true,
  featured: overrides.featured ?? null,
  note: noteOf(overrides),
});

const isHidden = ({ overrides }: VehicleRow): boolean => overrides.isHidden === true;

/**
 * Reads every car that changed after `version`, including sold ones, in batches of one consistent state. The last
 * batch may be empty, so that the caller always gets the state's version.
 * @param soldSince leaves out cars sold before this time
 */
export async function* readChanges(
  pool: Pool,
  dealership: string,
  version: number,
  soldSince: Date | null = null,
): AsyncGenerator<ListingBatch> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    const state = await client.query<{ version: number }>(
      'SELECT version FROM inventories WHERE dealership = $1',
      [dealership],
    );
    const current = state.rows[0]?.version ?? 0;
    await client.query(
      `DECLARE cars NO SCROLL CURSOR FOR
         SELECT ${VEHICLE_COLUMNS} FROM vehicles
         WHERE dealership = $1 AND version > $2
           AND ($3::timestamptz IS NULL OR sold_at IS NULL OR sold_at >= $3) ORDER BY vin`,
      [dealership, version, soldSince],
    );
    let count: number;
    do {
      const { rows } = await client.query<VehicleRow>(`FETCH ${BATCH} FROM cars`);
      count = rows.length;
      yield {
        version: current,
        listings: rows.filter((row) => !isHidden(row)).map(toListing),
        hidden: rows.filter(isHidden).map(({ fields }) => fields.vin),
      };
    } while (count === BATCH);
  } finally {
    await client.query('ROLLBACK').catch((error: Error) => {
      broken = error;
    });
    client.release(broken);
  }
}

/** One car of a dealership, sold or not. Null if it is hidden. @param vin in upper case */
export async function readVehicle(pool: Pool, dealership: string, vin: string): Promise<Listing | null> {
  const { rows } = await pool.query<VehicleRow>(
    `SELECT ${VEHICLE_COLUMNS} FROM vehicles WHERE dealership = $1 AND vin = $2`,
    [dealership, vin],
  );
  const [row] = rows;
  return row === undefined || isHidden(row) ? null : toListing(row);
}
