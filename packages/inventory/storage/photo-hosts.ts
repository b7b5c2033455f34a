/** Hosts of a dealership's photos that none of its sources allows. */
import type { Pool } from '@rooftop/database/pool';
import { isPhotoHost } from '../feeds/source.ts';
import { isListedHost } from '../feeds/photo-rules.ts';
import { listFeedSources } from './sources.ts';

interface UnlistedHost {
  /** With the port, if the photos' URLs have one. */
  readonly host: string;
  /** Photos there, of the cars for sale. */
  readonly photos: number;
  /** When the feed was last read. Null if no import is on record. */
  readonly importedAt: Date | null;
  /** False for hosts that no source may list: an IP address, a name without a dot, a port. */
  readonly canBeAllowed: boolean;
}

interface FoundRow {
  readonly host: string;
  readonly sources: readonly string[];
  readonly photos: number;
  readonly importedAt: Date | null;
}

/** The cars come from the latest imports, so no further records are needed. */
const FOUND = `
  WITH found AS (
    SELECT vehicles.source, split_part(photo, '/', 3) AS place, count(*) AS photos
    FROM vehicles, jsonb_array_elements_text((fields -> 'photos') || (fields -> 'manufacturerPhotos')) AS photo
    WHERE dealership = $1 AND sold_at IS NULL AND photo LIKE 'https://%'
    GROUP BY 1, 2
  ), sources AS (
    SELECT name, (
      SELECT max(finished_at) FROM inventory_imports AS imports
      WHERE imports.dealership = $1 AND imports.source = name AND state IN ('done', 'unchanged')
    ) AS imported_at
    FROM inventory_sources WHERE dealership = $1
  )
  SELECT regexp_replace(place, '^.*@', '') AS host, array_agg(DISTINCT name) AS sources, sum(photos)::integer AS photos,
    max(imported_at) AS "importedAt"
  FROM found JOIN sources ON sources.name = found.source
  GROUP BY host ORDER BY sum(photos) DESC, host`;

async function findUnlisted(pool: Pool, dealership: string): Promise<readonly FoundRow[]> {
  const [sources, { rows }] = await Promise.all([
    listFeedSources(pool, dealership),
    pool.query<FoundRow>(FOUND, [dealership]),
  ]);
  const listed = sources.flatMap(({ settings }) => settings.photoHosts);
  return rows.filter(({ host }) => !isListedHost(host, listed));
}

/**
 * Hosts with photos of cars for sale that are hidden because no source allows the host. Those with the most photos
 * come first.
 */
export async function unlistedHosts(pool: Pool, dealership: string): Promise<readonly UnlistedHost[]> {
  const rows = await findUnlisted(pool, dealership);
  return rows.map(({ host, photos, importedAt }) => ({
    host,
    photos,
    importedAt,
    canBeAllowed: isPhotoHost(host),
  }));
}

/**
 * Allows a host for the sources whose cars have photos there.
 * @returns false if no car for sale has hidden photos on this host, or if no source may list it
 */
export async function allowPhotoHost(pool: Pool, dealership: string, host: string): Promise<boolean> {
  const found = (await findUnlisted(pool, dealership)).find((row) => row.host === host);
  if (found === undefined || !isPhotoHost(host)) return false;
  const { rowCount } = await pool.query(
    `UPDATE inventory_sources
     SET settings = jsonb_set(settings, '{photoHosts}', coalesce(settings -> 'photoHosts', '[]') || to_jsonb($3::text))
     WHERE dealership = $1 AND name = ANY ($2)`,
    [dealership, found.sources, host],
  );
  return (rowCount ?? 0) > 0;
}
