import type { Pool } from '@rooftop/database/pool';
import { type FeedSource, type FeedSourceInput, feedSourceShape } from '../feeds/source.ts';

/** A dealership's feed by its name. */
export interface NamedSource {
  readonly dealership: string;
  readonly name: string;
  readonly settings: FeedSource;
  /** ETag of the last import. */
  readonly etag: string | null;
}

interface SourceRow {
  readonly dealership: string;
  readonly name: string;
  readonly settings: unknown;
  readonly etag: string | null;
}

const toSource = ({ settings, ...row }: SourceRow): NamedSource => ({
  ...row,
  settings: feedSourceShape.parse(settings),
});

/** The sources of a dealership, or of all if it is null. */
export async function listFeedSources(
  pool: Pool,
  dealership: string | null,
): Promise<readonly NamedSource[]> {
  const { rows } = await pool.query<SourceRow>(
    `SELECT dealership, name, settings, etag FROM inventory_sources
     WHERE $1::text IS NULL OR dealership = $1 ORDER BY dealership, name`,
    [dealership],
  );
  return rows.map(toSource);
}

/** One source of a dealership, or null if it has none of this name. */
export async function findSource(pool: Pool, dealership: string, name: string): Promise<NamedSource | null> {
  const sources = await listFeedSources(pool, dealership);
  return sources.find((source) => source.name === name) ?? null;
}

/**
 * Adds a source or changes its settings. If the settings differ, the next import reads the feed even if its ETag is
 * unchanged.
 */
export async function saveSource(
  pool: Pool,
  dealership: string,
  name: string,
  settings: FeedSourceInput,
): Promise<void> {
  await pool.query(
    `INSERT INTO inventory_sources (dealership, name, settings) VALUES ($1, $2, $3)
     ON CONFLICT (dealership, name) DO UPDATE SET settings = excluded.settings, etag = NULL`,
    [dealership, name, feedSourceShape.parse(settings)],
  );
}

/** Deletes a source but keeps its cars. Returns false if there was none. */
export async function removeSource(pool: Pool, dealership: string, name: string): Promise<boolean> {
  const { rowCount } = await pool.query('DELETE FROM inventory_sources WHERE dealership = $1 AND name = $2', [
    dealership,
    name,
  ]);
  return rowCount === 1;
}

/** Stores the ETag of an import, so that an unchanged feed is not fetched again. */
export async function saveEtag(
  pool: Pool,
  { dealership, name }: Pick<NamedSource, 'dealership' | 'name'>,
  etag: string | null,
): Promise<void> {
  await pool.query('UPDATE inventory_sources SET etag = $3 WHERE dealership = $1 AND name = $2', [
    dealership,
    name,
    etag,
  ]);
}

/** Sources whose schedule makes them due, because their last import began long enough ago. */
export async function dueSources(pool: Pool): Promise<readonly Pick<NamedSource, 'dealership' | 'name'>[]> {
  const { rows } = await pool.query<Pick<NamedSource, 'dealership' | 'name'>>(
    `SELECT dealership, name FROM inventory_sources sources
     WHERE settings ->> 'everyMinutes' IS NOT NULL AND NOT EXISTS (
       SELECT FROM inventory_imports imports
       WHERE imports.dealership = sources.dealership AND imports.source = sources.name
         AND started_at > now() - make_interval(mins => (settings ->> 'everyMinutes')::integer))`,
  );
  return rows;
}
