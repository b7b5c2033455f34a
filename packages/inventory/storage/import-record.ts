import type { Pool, PoolClient } from '@rooftop/database/pool';
import type { Remark, RemarkKind } from '../feeds/remark.ts';
import type { Comparison } from './compare.ts';
import { storableText, toJson } from './to-json.ts';

const IMPORT_STATES = ['running', 'done', 'unchanged', 'refused', 'failed', 'interrupted'] as const;
export type ImportState = (typeof IMPORT_STATES)[number];

/** What the feed contained, and what changed. */
export type ImportCounts = Comparison & {
  readonly rows: number;
  readonly rejected: number;
  readonly warned: number;
  /** Number of remarks of each kind that occurred. Absent in records of older versions. */
  readonly remarks?: RemarkCounts;
};

export type RemarkCounts = { readonly [Kind in RemarkKind]?: number };

/** One run of a source. */
export interface ImportRecord {
  readonly id: number;
  readonly source: string;
  readonly state: ImportState;
  readonly startedAt: Date;
  readonly finishedAt: Date | null;
  readonly version: number | null;
  readonly counts: ImportCounts | null;
  readonly rejected: readonly Remark[];
  readonly warnings: readonly Remark[];
  readonly problem: string | null;
}

/**
 * Records that a run has begun, visible to everyone at once. Only the holder of the dealership's lock is running, so
 * an earlier run that is still marked as running was killed.
 */
export async function beginRecord(
  client: PoolClient,
  { dealership, source, at }: { readonly dealership: string; readonly source: string; readonly at: Date },
): Promise<number> {
  await client.query(
    `UPDATE inventory_imports SET state = 'interrupted', finished_at = $2
     WHERE dealership = $1 AND state = 'running'`,
    [dealership, at],
  );
  const { rows } = await client.query<{ id: number }>(
    `INSERT INTO inventory_imports (dealership, source, state, started_at) VALUES ($1, $2, 'running', $3)
     RETURNING id`,
    [dealership, source, at],
  );
  const id = rows[0]?.id;
  if (id === undefined) throw new Error('An insert returned nothing');
  return id;
}

type Ending = Pick<ImportRecord, 'state' | 'counts' | 'rejected' | 'warnings' | 'version' | 'problem'>;

/** Records how a run ended. */
export async function finishRecord(client: PoolClient, id: number, ending: Ending): Promise<void> {
  await client.query(
    `UPDATE inventory_imports SET state = $2, counts = $3, rejected = $4, warnings = $5, version = $6, problem = $7,
       finished_at = clock_timestamp()
     WHERE id = $1`,
    [
      id,
      ending.state,
      ending.counts,
      toJson(ending.rejected),
      toJson(ending.warnings),
      ending.version,
      ending.problem === null ? null : storableText(ending.problem),
    ],
  );
}

/** Which runs to read. */
interface RunFilter {
  readonly source?: string;
  /** ID of the last run that counts. */
  readonly until?: number | undefined;
  /** Leaves out runs that found the feed unchanged by its ETag, or did not end. */
  readonly hasRead?: boolean;
}

/** The latest runs of a dealership, the newest first. */
export async function readRecords(
  pool: Pool,
  dealership: string,
  limit: number,
  { source, until, hasRead = false }: RunFilter = {},
): Promise<readonly ImportRecord[]> {
  const { rows } = await pool.query<ImportRecord>(
    `SELECT id, source, state, started_at AS "startedAt", finished_at AS "finishedAt", version, counts, rejected,
       warnings, problem
     FROM inventory_imports
     WHERE dealership = $1 AND ($3::text IS NULL OR source = $3) AND ($4::integer IS NULL OR id <= $4)
       AND (NOT $5 OR counts IS NOT NULL OR state = 'failed')
     ORDER BY id DESC LIMIT $2`,
    [dealership, limit, source ?? null, until ?? null, hasRead],
  );
  return rows;
}
