import type { Pool, PoolClient } from '@rooftop/database/pool';
import type { FeedRow, Remark } from '../feeds/feed-row.ts';
import { type Comparison, compare, type ListedChange, listChanges } from './compare.ts';
import { holdInventory, transact, withImportLock } from './import-lock.ts';
import { beginRecord, finishRecord, type ImportCounts } from './import-record.ts';
import { type Staged, stageRows } from './stage-rows.ts';
import { takeOver, writeChanges } from './write-changes.ts';

/** How one import is to be done. */
export interface ImportRequest {
  readonly dealership: string;
  readonly source: string;
  /** Opens the feed; null: nothing new since the last time. Whatever it throws fails the run. */
  open(): Promise<AsyncIterable<FeedRow> | null>;
  /** of the source's cars, from 0 to 1: a feed in which more are missing is refused */
  readonly guardShare: number;
  /** accept it all the same */
  readonly force?: boolean;
  /** find out what would happen, and leave everything as it is */
  readonly dryRun?: boolean;
  readonly onProgress?: (rows: number) => void;
  /** now, unless a test says otherwise */
  readonly at?: Date;
}

/** How an import ended. */
export interface ImportReport {
  readonly state: 'done' | 'unchanged' | 'refused';
  /** of the inventory afterwards; null when the feed had nothing new or was refused, and of a dry run */
  readonly version: number | null;
  /** null when the feed had nothing new */
  readonly counts: ImportCounts | null;
  readonly rejected: readonly Remark[];
  readonly warnings: readonly Remark[];
  /** the first of each kind */
  readonly changes: readonly ListedChange[];
  /** why it was refused */
  readonly problem: string | null;
}

const CHANGES_LISTED = 20;
/** So few may vanish whatever their share: a small lot sells half its cars in a week. */
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

/** Ends a transaction whose work is not wanted, with what was found out. */
class Undone extends Error {
  readonly report: ImportReport;
  constructor(report: ImportReport) {
    super('undone');
    this.report = report;
  }
}

/** Why a feed is not to be trusted; null when it is. */
function objection({ vanished, present }: Comparison, staged: Staged, guardShare: number): string | null {
  if (present > 0 && staged.vehicles + staged.sold.size + staged.unreadable.size === 0) {
    return `The feed has no cars at all, and ${present} were there before.`;
  }
  if (vanished <= FEW || vanished <= guardShare * present) return null;
  return `The feed lacks ${vanished} of ${present} cars; at most ${Math.round(guardShare * 100)} % may go at once.`;
}

async function carryOut(client: PoolClient, id: number | null, request: ImportRequest, at: Date) {
  // Tables that grew in this transaction look empty to the planner, which would loop over them row by row.
  await client.query(`SET LOCAL enable_nestloop = off; SET LOCAL work_mem = '64MB'`);
  const rows = await request.open();
  if (rows === null) return NOTHING_NEW;
  const staged = await stageRows(client, rows, request.onProgress ?? (() => {}));
  const { dealership, source } = request;
  await holdInventory(client, dealership);
  const compared = await compare(client, { dealership, source, at }, staged);
  const problem = request.force ? null : objection(compared, staged, request.guardShare);
  const isSame = compared.added + compared.changed + compared.gone + compared.returned === 0;
  const report: ImportReport = {
    state: problem !== null ? 'refused' : isSame ? 'unchanged' : 'done',
    version: null,
    counts: { ...compared, rows: staged.rows, rejected: staged.rejected, warned: staged.warned },
    rejected: staged.rejections,
    warnings: staged.warnings,
    changes: await listChanges(client, CHANGES_LISTED),
    problem,
  };
  if (id === null || problem !== null) throw new Undone(report);
  const run = { id, dealership, source, at };
  await takeOver(client, run);
  const done = isSame ? report : { ...report, version: await writeChanges(client, run) };
  await finishRecord(client, id, done);
  return done;
}

/**
 * Reads a feed and makes the inventory follow it, in one transaction: wholly or not at all. Imports of one
 * dealership happen one after the other, and each leaves a record, also when it fails.
 * @throws FeedError when the feed cannot be read; whatever else went wrong
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
        // A lost connection cannot say so; the next run does.
        await finishRecord(client, id, { ...NOTHING_NEW, state: 'failed', problem }).catch(() => undefined);
      }
      throw error;
    }
  });
}
