import type { PoolClient } from '@rooftop/database/pool';
import type { FeedRow, FeedVehicle, Remark } from '../feeds/feed-row.ts';
import { toJson } from './to-json.ts';

const BATCH = 1000;
/** Maximum number of rejected rows, and of warnings, that are stored. All are counted. */
const REMARKS_KEPT = 200;
/** A picture that this many cars of a feed share is not a photo of any of them. */
const SHARED_BY = 5;

/** The result of reading a feed. Its cars are in the temporary table `staged`, without duplicates. */
export interface StagedFeed {
  readonly rows: number;
  readonly vehicles: number;
  readonly rejected: number;
  readonly rejections: readonly Remark[];
  readonly warned: number;
  readonly warnings: readonly Remark[];
  /** Cars of rejected rows, whose state is unknown. */
  readonly unreadable: ReadonlySet<string>;
  /** Cars that the feed itself marks as sold. */
  readonly sold: ReadonlySet<string>;
}

interface StagedRow {
  readonly line: number;
  readonly vehicle: FeedVehicle;
}

/** The first remarks, and how many there were. */
class Remarks {
  readonly kept: Remark[] = [];
  count = 0;
  add(remark: Remark): void {
    this.count += 1;
    if (this.kept.length < REMARKS_KEPT) this.kept.push(remark);
  }
}

/** If a VIN occurs twice, keeps the last row. */
async function dropRepeats(client: PoolClient, warnings: Remarks): Promise<number> {
  const { rows } = await client.query<{ vin: string; line: number; last: number }>(
    `DELETE FROM staged USING (SELECT vin, max(line) AS last FROM staged GROUP BY vin HAVING count(*) > 1) repeated
     WHERE staged.vin = repeated.vin AND line < last RETURNING staged.vin, line, last`,
  );
  for (const { vin, line, last } of rows) {
    warnings.add({ line, column: null, reason: `${vin} occurs again on line ${last}, which is used.` });
  }
  return rows.length;
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
    const reason = `${photo} is shared by ${cars} cars, so it is not a photo of any of them and is not shown.`;
    warnings.add({ line, column: null, reason });
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
  const sold = new Set<string>();
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
    read += 1;
    if (row.kind === 'vehicle') {
      for (const warning of row.warnings) warnings.add(warning);
      batch.push({ line: row.line, vehicle: row.vehicle });
      if (batch.length === BATCH) await write();
    } else if (row.kind === 'sold') sold.add(row.vin);
    else {
      rejections.add(row.remark);
      for (const vin of row.vins) unreadable.add(vin);
    }
  }
  await write();
  const repeated = await dropRepeats(client, warnings);
  await dropSharedPhotos(client, warnings);
  await client.query('ANALYZE staged');
  return {
    rows: read,
    vehicles: written - repeated,
    rejected: rejections.count,
    rejections: rejections.kept,
    warned: warnings.count,
    warnings: warnings.kept,
    unreadable,
    sold,
  };
}
