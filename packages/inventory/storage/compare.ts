import type { PoolClient } from '@rooftop/database/pool';
import type { StagedFeed } from './stage-rows.ts';

/** What a feed would change in the cars of its source. */
export interface Comparison {
  readonly added: number;
  readonly changed: number;
  /** Sold before, now for sale again. */
  readonly returned: number;
  readonly gone: number;
  readonly priceDrops: number;
  readonly unchanged: number;
  /** Cars that the source offered before. */
  readonly present: number;
  /** Cars that are gone because the feed does not mention them, or because their status is not understood. */
  readonly vanished: number;
  /** Cars that are gone because their status is not understood. */
  readonly withdrawn: number;
  /** Cars that lose their price because the new one is not understood. */
  readonly unpriced: number;
}

const DIFFERENCE = `
  SELECT coalesce(jsonb_object_agg(key, jsonb_build_array(before.value, after.value)), '{}')
  FROM jsonb_each(was) before FULL JOIN jsonb_each(fields) after USING (key)
  WHERE was IS NOT NULL AND before.value IS DISTINCT FROM after.value`;

/** The rules for changes: a car that is gone is sold; a price drop lasts until the price is raised or removed. */
const CHANGES = `
  WITH pairs AS (
    SELECT vin, kept.fields AS was, kept.sold_at, kept.dropped_from, kept.price_dropped_at,
      kept.sale_price AS sale_before, (staged.fields ->> 'salePrice')::integer AS sale_now,
      CASE WHEN staged.vin IS NULL THEN kept.fields || '{"status": "sold"}'
        ELSE staged.fields || jsonb_build_object('dateInStock',
          coalesce(staged.fields ->> 'dateInStock', kept.fields ->> 'dateInStock', $3)) END AS fields
    FROM (SELECT * FROM vehicles WHERE dealership = $1) kept FULL JOIN staged USING (vin)
    WHERE staged.vin IS NOT NULL
      OR (kept.source = $2 AND kept.sold_at IS NULL AND vin <> ALL ($4::text[]))
  ), kinds AS (
    SELECT *, CASE WHEN was IS NULL THEN 'added' WHEN fields ->> 'status' = 'sold' THEN 'gone'
      WHEN sold_at IS NOT NULL THEN 'returned' ELSE 'changed' END AS kind
    FROM pairs WHERE was IS DISTINCT FROM fields
  )
  SELECT vin, kind, was, fields,
    coalesce(kind <> 'gone' AND sale_now < sale_before, false) AS is_drop,
    CASE WHEN kind = 'gone' OR sale_now = sale_before THEN dropped_from
      WHEN sale_now < sale_before THEN sale_before END AS dropped_from,
    CASE WHEN kind = 'gone' OR sale_now = sale_before THEN price_dropped_at
      WHEN sale_now < sale_before THEN $5::timestamptz END AS price_dropped_at,
    (${DIFFERENCE}) AS difference
  FROM kinds`;

/**
 * Compares the staged cars with the stored ones and writes the differences to the temporary table `changes`.
 * @param today `YYYY-MM-DD`, for cars with a date neither in the feed nor in the database
 */
export async function compare(
  client: PoolClient,
  { dealership, source, at }: { readonly dealership: string; readonly source: string; readonly at: Date },
  staged: StagedFeed,
): Promise<Comparison> {
  await client.query(`CREATE TEMPORARY TABLE changes (
    vin text, kind text, was jsonb, fields jsonb, is_drop boolean, dropped_from integer,
    price_dropped_at timestamptz, difference jsonb) ON COMMIT DROP`);
  await client.query(`INSERT INTO changes ${CHANGES}`, [
    dealership,
    source,
    at.toISOString().slice(0, 10),
    [...staged.unreadable],
    at,
  ]);
  const { rows } = await client.query<Omit<Comparison, 'unchanged'>>(
    `SELECT count(*) FILTER (WHERE kind = 'added')::integer AS added,
       count(*) FILTER (WHERE kind = 'changed')::integer AS changed,
       count(*) FILTER (WHERE kind = 'returned')::integer AS returned,
       count(*) FILTER (WHERE kind = 'gone')::integer AS gone,
       count(*) FILTER (WHERE is_drop)::integer AS "priceDrops",
       count(*) FILTER (WHERE kind = 'gone' AND vin <> ALL ($3::text[]))::integer AS vanished,
       count(*) FILTER (WHERE kind = 'gone' AND vin = ANY ($4::text[]))::integer AS withdrawn,
       count(*) FILTER (WHERE kind = 'changed' AND vin = ANY ($5::text[]) AND was ->> 'salePrice' IS NOT NULL)::integer
         AS unpriced,
       (SELECT count(*)::integer FROM vehicles
        WHERE dealership = $1 AND source = $2 AND sold_at IS NULL) AS present
     FROM changes`,
    [dealership, source, [...staged.sold], [...staged.withdrawn], [...staged.unpriced]],
  );
  const [counts] = rows;
  if (counts === undefined) throw new Error('A count without a row');
  return { ...counts, unchanged: staged.vehicles - counts.added - counts.changed - counts.returned };
}

/** A change of one car, for display. */
export interface ListedChange {
  readonly vin: string;
  readonly kind: 'added' | 'changed' | 'gone' | 'returned';
  readonly isDrop: boolean;
  readonly name: string;
  /** From field to [before, after]. Empty for an added car. */
  readonly difference: Readonly<Record<string, readonly [unknown, unknown]>>;
}

/** Lists the first changes of each kind. */
export async function listImportChanges(
  client: PoolClient,
  perKind: number,
): Promise<readonly ListedChange[]> {
  const { rows } = await client.query<ListedChange>(
    `SELECT vin, kind, is_drop AS "isDrop", difference,
       concat_ws(' ', fields ->> 'year', fields ->> 'make', fields ->> 'model', fields ->> 'trim') AS name
     FROM (SELECT *, row_number() OVER (PARTITION BY kind, is_drop ORDER BY vin) AS place FROM changes) numbered
     WHERE place <= $1 ORDER BY kind, is_drop DESC, vin`,
    [perKind],
  );
  return rows;
}
