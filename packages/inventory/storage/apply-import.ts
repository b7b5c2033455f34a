import type { Pool, PoolClient } from '@rooftop/database/pool';
import type { FeedRow } from '../feeds/feed-row.ts';
import type { Remark } from '../feeds/remark.ts';
import { type Comparison, compare, type ListedChange, listImportChanges } from './compare.ts';
import { holdPriceFalls } from './hold-price-falls.ts';
import { lockInventory, transact, withImportLock } from './import-lock.ts';
import { beginRecord, finishRecord, type ImportCounts } from './import-record.ts';
import { addCounts } from './remarks.ts';
import { type StagedFeed, stageRows } from './stage-rows.ts';
import { assignSource, writeChanges } from './write-changes.ts';

/** An import to run. */
export interface ImportRequest {
  readonly dealership: string;
  readonly source: string;
  /** Opens the feed. Returns null if it has not changed since the last import. Anything it throws fails the run. */
  open(): Promise<AsyncIterable<FeedRow> | null>;
  /** Share of the source's cars, from 0 to 1. A feed that misses more of them is refused. */
  readonly guardShare: number;
  /** Accepts a feed that would be refused. */
  readonly force?: boolean;
  /** Reports what would happen without changing anything. */
  readonly dryRun?: boolean;
  readonly onProgress?: (rows: number) => void;
  /** Defaults to now; tests replace it. */
  readonly at?: Date;
}

/** The result of an import. */
export interface ImportReport {
  readonly state: 'done' | 'unchanged' | 'refused';
  /** The inventory's version afterwards. Null for a dry run, and if the feed was unchanged or refused. */
  readonly version: number | null;
  /** Null if the feed was unchanged. */
  readonly counts: ImportCounts | null;
  readonly rejected: readonly Remark[];
  readonly warnings: readonly Remark[];
  /** The first changes of each kind. */
  readonly changes: readonly ListedChange[];
  /** Why the feed was refused, or null. */
  readonly problem: string | null;
}

const CHANGES_LISTED = 20;
/** This many cars may be missing whatever their share: a small lot sells half its cars in a week. */
const FEW = 3;
const NOTHING_NEW: ImportReport = {
  state: 'unchanged',
  version: null,
  counts: null,
  rejected: [],
  warnings: [],
  changes: [],
  problem: null,
};

/** Rolls back a transaction and carries its report. */
class Undone extends Error {
  readonly report: ImportReport;
  constructor(report: ImportReport) {
    super('undone');
    this.report = report;
  }
}

/** Why a feed cannot be trusted, or null if it can. */
function objection(
  { vanished, withdrawn, unpriced, present }: Comparison,
  staged: StagedFeed,
  guardShare: number,
): string | null {
  const unknown = withdrawn === 0 ? '' : ` ${withdrawn} of them have a status that is not understood.`;
  if (present > 0 && staged.vehicles + staged.sold.size + staged.unreadable.size === 0) {
    return `The feed has no cars for sale, but there were ${present} before.${unknown}`;
  }
  const isTooMany = (cars: number) => cars > FEW && cars > guardShare * present;
  if (isTooMany(unpriced))
    return `${unpriced} of ${present} cars would lose their price, because it is not understood.`;
  if (!isTooMany(vanished)) return null;
  return `The feed is missing ${vanished} of ${present} cars; at most ${Math.round(guardShare * 100)} % may be missing at once.${unknown}`;
}

async function carryOut(client: PoolClient, id: number | null, request: ImportRequest, at: Date) {
  // The planner believes that tables filled in this transaction are empty, and would loop over them row by row.
  await client.query(`SET LOCAL enable_nestloop = off; SET LOCAL work_mem = '64MB'`);
  const rows = await request.open();
  if (rows === null) return NOTHING_NEW;
  const staged = await stageRows(client, rows, request.onProgress ?? (() => {}));
  const { dealership, source } = request;
  await lockInventory(client, dealership);
  if (!request.force) await holdPriceFalls(client, dealership, staged.warnings);
  const compared = await compare(client, { dealership, source, at }, staged);
  const problem = request.force ? null : objection(compared, staged, request.guardShare);
  const isSame = compared.added + compared.changed + compared.gone + compared.returned === 0;
  const report: ImportReport = {
    state: problem !== null ? 'refused' : isSame ? 'unchanged' : 'done',
    version: null,
    counts: {
      ...compared,
      rows: staged.rows,
      rejected: staged.rejections.count,
      warned: staged.warnings.count,
      remarks: addCounts(staged.rejections, staged.warnings),
    },
    rejected: staged.rejections.kept,
    warnings: staged.warnings.kept,
    changes: await listImportChanges(client, CHANGES_LISTED),
    problem,
  };
  if (id === null || problem !== null) throw new Undone(report);
  const run = { id, dealership, source, at };
  await assignSource(client, run);
  const done = isSame ? report : { ...report, version: await writeChanges(client, run) };
  await finishRecord(client, id, done);
  return done;
}

/**
 * Reads a feed and updates the inventory in one transaction. Imports of one dealership run one after the other. Each
 * is recorded, even if it fails.
 * @throws FeedError if the feed cannot be read; or any other error that failed the run
 */
export async function applyImport(pool: Pool, request: ImportRequest): Promise<ImportReport> {
  const at = request.at ?? new Date();
  return withImportLock(pool, request.dealership, async (client) => {
    const id = request.dryRun ? null : await beginRecord(client, { ...request, at });
    try {
      const report = await transact(client, () => carryOut(client, id, request, at)).catch(
        (error: unknown) => {
          if (error instanceof Undone) return error.report;
          throw error;
        },
      );
      if (id !== null && (report.problem !== null || report.counts === null)) {
        await finishRecord(client, id, report);
      }
      return report;
    } catch (error) {
      const problem = error instanceof Error ? error.message : String(error);
      if (id !== null) {
        // If the connection is lost, the next run records the failure.
        await finishRecord(client, id, { ...NOTHING_NEW, state: 'failed', problem }).catch(() => undefined);
      }
      throw error;
    }
  });
}
