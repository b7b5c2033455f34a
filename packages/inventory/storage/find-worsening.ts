import type { Pool } from '@rooftop/database/pool';
import { REMARK_KINDS, type RemarkKind } from '../feeds/remark.ts';
import { type ImportRecord, readRecords } from './import-record.ts';

/** Remarks about what shoppers would be told wrongly, or not at all: one more is worth a mail. */
const SERIOUS: ReadonlySet<RemarkKind> = new Set([
  'row',
  'status',
  'price',
  'price-fall',
  'condition',
  'certified',
  'private',
  'advertised',
  'column',
]);
/** Other remarks are worth one if this many more come at once, and this share of the rows. */
const MANY = { least: 5, share: 0.1 };
/** Imports that the latest one is compared with. */
const COMPARED = 20;

/** What is worse in an import than in all of those before. */
export interface Worsening {
  readonly record: ImportRecord;
  /** Whether it was refused or failed, and the one before was not. */
  readonly hasStopped: boolean;
  /** Kinds of remarks that are more frequent than ever before, the most frequent first. */
  readonly kinds: readonly { readonly kind: RemarkKind; readonly count: number }[];
}

const isStopped = ({ state }: ImportRecord): boolean => state === 'refused' || state === 'failed';

/**
 * Compares an import with those before. What was there before is not worse, so the dealership hears of it once.
 * @param records the newest first
 */
export function compareImports([record, ...before]: readonly ImportRecord[]): Worsening | null {
  if (record === undefined) return null;
  const [last] = before;
  const hasStopped = isStopped(record) && (last === undefined || !isStopped(last));
  const counts = record.counts;
  const known = before.flatMap((earlier) => earlier.counts?.remarks ?? []);
  const kinds = Object.keys(REMARK_KINDS)
    .filter((kind): kind is RemarkKind => kind in REMARK_KINDS)
    .map((kind) => {
      const count = counts?.remarks?.[kind] ?? 0;
      const most = Math.max(0, ...known.map((earlier) => earlier[kind] ?? 0));
      return { kind, count, more: count - most };
    })
    .filter(({ kind, more }) => {
      if (counts === null) return false;
      // These cars are affected by this very import, whatever others were before.
      if (kind === 'status' && counts.withdrawn > 0) return true;
      if (kind === 'price' && counts.unpriced > 0) return true;
      if (known.length === 0 || more <= 0) return false;
      return SERIOUS.has(kind) || more >= Math.max(MANY.least, counts.rows * MANY.share);
    })
    .map(({ kind, count }) => ({ kind, count }))
    .sort((one, other) => other.count - one.count);
  return hasStopped || kinds.length > 0 ? { record, hasStopped, kinds } : null;
}

/**
 * What is worse in an import of a source than in those before: in the latest one, or in one with an ID. Null if nothing
 * is, or if that import did not read the feed.
 */
export async function findWorsening(
  pool: Pool,
  dealership: string,
  { source, id }: { readonly source: string; readonly id?: number },
): Promise<Worsening | null> {
  const [record] = await readRecords(pool, dealership, 1, { source, until: id });
  if (record === undefined) return null;
  const records = await readRecords(pool, dealership, COMPARED + 1, { source, until: id, hasRead: true });
  return records[0]?.id === record.id ? compareImports(records) : null;
}
