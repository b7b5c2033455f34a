import type { PoolClient } from '@rooftop/database/pool';
import type { FeedRow, FeedVehicle } from '../feeds/feed-row.ts';
import { Remarks } from './remarks.ts';
import { toJson } from './to-json.ts';

const BATCH = 1000;
/** A picture that this many cars of a feed share is not a photo of any of them. */
const SHARED_BY = 5;

/** The result of reading a feed. Its cars are in the temporary table `staged`, without duplicates. */
export interface StagedFeed {
  readonly rows: number;
  readonly vehicles: number;
  /** About rows of which nothing is imported. */
  readonly rejections: Remarks;
  readonly warnings: Remarks;
  /** Cars of rejected rows, whose state is unknown. */
  readonly unreadable: ReadonlySet<string>;
  /** Cars that the feed itself marks as sold. */
  readonly sold: ReadonlySet<string>;
  /** Cars whose status is not understood. They count as missing. */
  readonly withdrawn: ReadonlySet<string>;
  /** Cars whose price is not understood. */
  readonly unpriced: ReadonlySet<string>;
}

interface StagedRow {
  readonly line: number;
  readonly vehicle: FeedVehicle;
}

/** If a VIN occurs twice, keeps the last row. */
async function dropRepeats(client: PoolClient, warnings: Remarks): Promise<number> {
  const { rows } = await client.query<{ vin: string; line: number; last: number }>(
    `DELETE FROM staged USING (SELECT vin, max(line) AS last FROM staged GROUP BY vin HAVING count(*) > 1) repeated
     WHERE staged.vin = repeated.vin AND line < last RETURNING staged.vin, line, last`,
  );
  for (const { vin, line, last } of rows) {
    const reason = `${vin} occurs again on line ${last}.`;
    warnings.add({ kind: 'repeat', line, column: null, cell: null, reason });
  }
  return rows.length;
}

/** If a later row says that a car is gone, its earlier row doesn't count. Returns the number of removed rows. */
async function dropEnded(client: PoolClient, ended: ReadonlyMap<string, number>): Promise<number> {
  const { rowCount } = await client.query(
    `DELETE FROM staged USING unnest($1::text[], $2::integer[]) ended (vin, line)
     WHERE staged.vin = ended.vin AND staged.line < ended.line`,
    [[...ended.keys()], [...ended.values()]],
  );
  return rowCount ?? 0;
}

/** Removes pictures that many cars share: placeholders, and the dealer's advertisements. */
async function dropSharedPhotos(client: PoolClient, warnings: Remarks): Promise<void> {
  const { rows } = await client.query<{ photo: string; line: number; cars: number }>(
    `WITH shared AS MATERIALIZED (
       SELECT photo, min(line) AS line, count(*)::integer AS cars
       FROM staged, jsonb_array_elements_text(fields -> 'photos') photo GROUP BY photo HAVING count(*) >= $1
     ), dropped AS (
       UPDATE staged SET fields = jsonb_set(fields, '{photos}', (fields -> 'photos') - names.list)
       FROM (SELECT array_agg(photo) AS list FROM shared) names
       WHERE fields -> 'photos' ?| names.list
     )
     SELECT photo, line, cars FROM shared ORDER BY line`,
    [SHARED_BY],
  );
  for (const { photo, line, cars } of rows) {
    const reason = `${photo} is shared by ${cars} cars, so it is not a photo of any of them.`;
    warnings.add({ kind: 'photo', line, column: null, cell: null, reason });
  }
}

/**
 * Reads a feed of any length into the temporary table `staged`, in batches.
 * @param onProgress receives the number of rows read so far
 */
export async function stageRows(
  client: PoolClient,
  rows: AsyncIterable<FeedRow>,
  onProgress: (rows: number) => void,
): Promise<StagedFeed> {
  await client.query('CREATE TEMPORARY TABLE staged (line integer, vin text, fields jsonb) ON COMMIT DROP');
  const rejections = new Remarks();
  const warnings = new Remarks();
  const unreadable = new Set<string>();
  const sold = new Map<string, number>();
  const withdrawn = new Map<string, number>();
  const unpriced = new Set<string>();
  let batch: StagedRow[] = [];
  let read = 0;
  let written = 0;

  const write = async () => {
    await client.query(
      `INSERT INTO staged SELECT (row ->> 'line')::integer, row -> 'vehicle' ->> 'vin', row -> 'vehicle'
       FROM jsonb_array_elements($1) row`,
      [toJson(batch)],
    );
    written += batch.length;
    batch = [];
    onProgress(read);
  };
  for await (const row of rows) {
    if (row.kind !== 'note') read += 1;
    switch (row.kind) {
      case 'vehicle':
        for (const warning of row.warnings) {
          warnings.add(warning);
          if (warning.kind === 'price' && row.vehicle.salePrice === null) unpriced.add(row.vehicle.vin);
        }
        batch.push({ line: row.line, vehicle: row.vehicle });
        if (batch.length === BATCH) await write();
        break;
      case 'sold':
        sold.set(row.vin, row.line);
        withdrawn.delete(row.vin);
        break;
      case 'withdrawn':
        withdrawn.set(row.vin, row.line);
        sold.delete(row.vin);
        rejections.add(row.remark);
        break;
      case 'rejected':
        rejections.add(row.remark);
        for (const vin of row.vins) unreadable.add(vin);
        break;
      case 'note':
        warnings.add(row.remark);
    }
  }
  await write();
  const repeated =
    (await dropRepeats(client, warnings)) + (await dropEnded(client, new Map([...sold, ...withdrawn])));
  await dropSharedPhotos(client, warnings);
  await client.query('ANALYZE staged');
  return {
    rows: read,
    vehicles: written - repeated,
    rejections,
    warnings,
    unreadable,
    sold: new Set(sold.keys()),
    withdrawn: new Set(withdrawn.keys()),
    unpriced,
  };
}
