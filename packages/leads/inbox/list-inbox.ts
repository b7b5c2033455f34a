/** The list of leads, and how many wait for what. */
import type { Pool } from '@rooftop/database/pool';
import { type Conditions, filterSql, SPECIAL } from './filter-sql.ts';
import type { LeadFilter, LeadPage, ListedLead } from './inbox-api.ts';
import { LISTED, readListed } from './listed-lead.ts';

/** Leads per page. */
const PAGE = 50;
/** Latest leads that a search reads before it asks the index: they have a page of every common word. */
const READ_FIRST = 4000;
/** Latest leads whose sources are offered as a filter. */
const SOURCES_OF = 5000;

/** @returns null if this is no cursor that `listInbox` returned */
export const readCursor = (cursor: string): number | null =>
  /^\d{1,15}$/.test(cursor) ? Number(cursor) : null;

/**
 * Lists the latest leads of a dealership that meet a filter.
 * @param before number of the last lead seen, or null
 * @param timeZone IANA name, of the filter's days
 */
export async function listInbox(
  pool: Pool,
  dealership: string,
  filter: LeadFilter,
  before: number | null,
  timeZone = 'UTC',
): Promise<Pick<LeadPage, 'leads' | 'next'>> {
  if (filter.search !== undefined) {
    const recent = await readPage(
      pool,
      filterSql(dealership, filter, { before, latest: READ_FIRST, timeZone }),
    );
    if (recent.next !== null) return recent;
  }
  return readPage(pool, filterSql(dealership, filter, { before, timeZone }));
}

async function readPage(
  pool: Pool,
  { where, values }: Conditions,
): Promise<Pick<LeadPage, 'leads' | 'next'>> {
  const { rows } = await pool.query(
    `SELECT ${LISTED} FROM leads WHERE ${where} ORDER BY leads.number DESC LIMIT ${PAGE + 1}`,
    [...values],
  );
  const leads = rows.slice(0, PAGE).map(readListed);
  return { leads, next: rows.length > PAGE ? String(leads.at(-1)?.number) : null };
}

/** Counts the leads of a dealership that wait for somebody. */
export async function countInbox(pool: Pool, dealership: string): Promise<LeadPage['counts']> {
  const { rows } = await pool.query<LeadPage['counts']>(
    `SELECT
       (SELECT count(*)::int FROM leads
        WHERE dealership = $1 AND state = 'accepted' AND ${SPECIAL.open}) AS open,
       (SELECT count(*)::int FROM leads
        WHERE dealership = $1 AND state = 'accepted' AND ${SPECIAL.late}) AS late,
       (SELECT count(*)::int FROM leads WHERE dealership = $1 AND state = 'quarantined') AS held,
       (SELECT count(DISTINCT lead)::int FROM deliveries WHERE dealership = $1 AND state = 'dead') AS undelivered`,
    [dealership],
  );
  const [counts] = rows;
  if (counts === undefined) throw new Error('PostgreSQL counted nothing');
  return counts;
}

/** Lists everything else that the same person sent to a dealership, latest first, at most 50. */
export async function listEarlier(
  pool: Pool,
  dealership: string,
  lead: string,
): Promise<readonly ListedLead[]> {
  const { rows } = await pool.query(
    `SELECT ${LISTED} FROM leads,
       (SELECT person_email AS email, person_phone AS phone FROM leads WHERE dealership = $1 AND id = $2) AS person
     WHERE dealership = $1 AND id <> $2 AND (person_email = person.email OR person_phone = person.phone)
     ORDER BY leads.number DESC LIMIT ${PAGE}`,
    [dealership, lead],
  );
  return rows.map(readListed);
}

/** Lists where a dealership's latest leads came from, in alphabetical order. */
export async function listLeadSources(pool: Pool, dealership: string): Promise<string[]> {
  const { rows } = await pool.query<{ source: string }>(
    `SELECT DISTINCT source FROM (
       SELECT source FROM leads WHERE dealership = $1 ORDER BY number DESC LIMIT ${SOURCES_OF}) AS latest
     ORDER BY source`,
    [dealership],
  );
  return rows.map(({ source }) => source);
}
