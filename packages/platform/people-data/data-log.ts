import type { Pool } from '@rooftop/database/pool';
import type { DataEvent, DataLog, DataLogPosition } from '@rooftop/leads/privacy/data-log-api';
import { readDataLog } from '@rooftop/leads/privacy/read-data-log';
import { type ApplicationEvent, dealershipLog } from '@rooftop/vault/applications/applications';

/** Entries of a page. */
const PAGE_ENTRIES = 50;

const APPLICATION_EVENTS: Readonly<Record<ApplicationEvent['event'], DataEvent>> = {
  read: 'applicationRead',
  numbers: 'numbersRead',
  deleted: 'applicationDeleted',
};

/** Compares by code units, as PostgreSQL does with the collation C. */
const compareText = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

/**
 * Reads a page of the log of a dealership's personal data, of leads and of credit applications, newest first.
 * @param after the last entry of the page before. Null for the newest entries
 */
export async function readDataLogPage(
  pool: Pool,
  dealership: string,
  after: DataLogPosition | null,
): Promise<DataLog> {
  const page = { after, limit: PAGE_ENTRIES + 1 };
  const [ofLeads, ofApplications] = await Promise.all([
    readDataLog(pool, dealership, page),
    dealershipLog(pool, dealership, page),
  ]);
  const readings = ofApplications.map(({ event, userName, ...entry }) => ({
    ...entry,
    event: APPLICATION_EVENTS[event],
    by: userName,
    leads: null,
    filter: null,
  }));
  const found = [...ofLeads, ...readings].toSorted(
    (a, b) => compareText(b.at, a.at) || compareText(b.id, a.id),
  );
  const entries = found.slice(0, PAGE_ENTRIES);
  const last = entries.at(-1);
  const next = last === undefined || found.length <= PAGE_ENTRIES ? null : { at: last.at, id: last.id };
  return { entries, next };
}
