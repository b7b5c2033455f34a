/** What the nightly checks found in the published content of dealerships, as PostgreSQL keeps it. */
import type { Finding } from '@rooftop/content/checks/finding';
import { inTransaction, type Pool } from '@rooftop/database/pool';
import { z } from 'zod';

/** A published document with what was found in it. */
export interface CheckedPublication {
  readonly id: string;
  readonly type: string;
  /** When it was published last. */
  readonly updatedAt: Date;
  readonly findings: readonly Finding[];
}

const rowShape = z.object({
  document: z.string(),
  type: z.string(),
  place: z.string(),
  kind: z.string(),
  name: z.string(),
  message: z.string(),
  since: z.date(),
  has_died: z.boolean(),
});
type StoredFinding = z.infer<typeof rowShape>;

const keyOf = ({ document, place, name }: Pick<StoredFinding, 'document' | 'place' | 'name'>): string =>
  [document, place, name].join('\n');

/**
 * Replaces what was found in a dealership. A finding keeps the night on which it came up. It has died if it came up
 * although nobody had changed the document since the night before.
 */
export async function storeFindings(
  pool: Pool,
  dealership: string,
  documents: readonly CheckedPublication[],
  now: Date,
): Promise<void> {
  await inTransaction(pool, async (client) => {
    const { rows: checks } = await client.query<{ checked_at: Date }>(
      'SELECT checked_at FROM content_checks WHERE dealership = $1 FOR UPDATE',
      [dealership],
    );
    const before = checks[0]?.checked_at;
    const { rows } = await client.query(
      'SELECT document, type, place, kind, name, message, since, has_died FROM content_findings WHERE dealership = $1',
      [dealership],
    );
    const earlier = new Map(
      z
        .array(rowShape)
        .parse(rows)
        .map((row) => [keyOf(row), row]),
    );
    const found = documents.flatMap(({ id, type, updatedAt, findings }) =>
      findings.map(({ path, kind, name, message }): StoredFinding => {
        const place = JSON.stringify(path);
        const known = earlier.get(keyOf({ document: id, place, name }));
        return {
          document: id,
          type,
          place,
          kind,
          name,
          message,
          since: known?.since ?? now,
          has_died: known?.has_died ?? (before !== undefined && updatedAt < before),
        };
      }),
    );
    await client.query(
      `INSERT INTO content_checks (dealership, checked_at) VALUES ($1, $2)
       ON CONFLICT (dealership) DO UPDATE SET checked_at = excluded.checked_at`,
      [dealership, now],
    );
    await client.query('DELETE FROM content_findings WHERE dealership = $1', [dealership]);
    await client.query(
      `INSERT INTO content_findings (dealership, document, type, place, kind, name, message, since, has_died)
       SELECT $1, * FROM jsonb_to_recordset($2::jsonb)
         AS found(document text, type text, place text, kind text, name text, message text, since timestamptz, has_died boolean)
       ON CONFLICT DO NOTHING`,
      [dealership, JSON.stringify(found)],
    );
  });
}

/** Forgets what was found in dealerships that no longer exist. @param dealerships IDs of those that do */
export async function forgetOtherDealerships(pool: Pool, dealerships: readonly string[]): Promise<void> {
  await pool.query('DELETE FROM content_checks WHERE dealership <> ALL($1)', [dealerships]);
}

/**
 * What has died in a dealership's published content. The latest first.
 * @returns with `checkedAt` null if it was never checked
 */
export async function readDiedFindings(pool: Pool, dealership: string) {
  const { rows: checks } = await pool.query<{ checked_at: Date }>(
    'SELECT checked_at FROM content_checks WHERE dealership = $1',
    [dealership],
  );
  const { rows } = await pool.query(
    `SELECT document, type, place, kind, name, message, since, has_died FROM content_findings
     WHERE dealership = $1 AND has_died ORDER BY since DESC, document, place, name`,
    [dealership],
  );
  return {
    checkedAt: checks[0]?.checked_at.toISOString() ?? null,
    findings: z
      .array(rowShape)
      .parse(rows)
      .map(({ document, type, name, message, since }) => ({
        document,
        type,
        name,
        message,
        since: since.toISOString(),
      })),
  };
}
