/** Leads as a CSV file. Every export is logged. */
import type { Pool } from '@rooftop/database/pool';
import { csvLine } from '@rooftop/escaping/csv-line';
import { z } from 'zod';
import { leadContactShape, leadVehicleShape } from '../lead.ts';
import { isoInZone } from '../wording/local-time.ts';
import { filterSql } from './filter-sql.ts';
import type { LeadFilter } from './inbox-api.ts';
import type { Actor } from './lead-history.ts';
import { LISTED, readListed } from './listed-lead.ts';

/** Leads per query. */
const BATCH = 1000;

const HEADINGS = [
  'Lead',
  'Received',
  'Kind',
  'Subject',
  'Status',
  'Owner',
  'First name',
  'Last name',
  'Email',
  'Phone',
  'Vehicle',
  'VIN',
  'Stock number',
  'Message',
  'Store',
  'Source',
  'Late from',
  'Answered',
  'Possible spam',
];

const moreShape = z.object({
  contact: leadContactShape,
  vehicle: leadVehicleShape.nullable(),
  comments: z.string().nullable(),
});

/**
 * Records who exports which leads. Nobody changes this log, so it says that words were searched for, and not which: they
 * may be a person's name.
 */
export async function logExport(
  pool: Pool,
  dealership: string,
  { filter, by }: { readonly filter: LeadFilter; readonly by: Actor },
): Promise<void> {
  await pool.query(
    'INSERT INTO lead_exports (dealership, user_id, user_name, filter) VALUES ($1, $2, $3, $4)',
    [dealership, by.id, by.name, filter.search ? { ...filter, search: '…' } : filter],
  );
}

/** Yields a CSV file of a dealership's leads that meet a filter, latest first. @param timeZone of the times */
export async function* exportLeads(
  pool: Pool,
  dealership: string,
  filter: LeadFilter,
  timeZone: string,
): AsyncGenerator<string> {
  // Spreadsheets read UTF-8 only with a byte order mark.
  yield `\uFEFF${csvLine(HEADINGS)}`;
  let before: number | null = null;
  for (;;) {
    const { where, values } = filterSql(dealership, filter, { before });
    const { rows }: { rows: unknown[] } = await pool.query(
      `SELECT ${LISTED}, content->>'comments' AS comments FROM leads WHERE ${where} ORDER BY leads.number DESC LIMIT ${BATCH}`,
      [...values],
    );
    const lines = rows.map((row) => leadLine(row, timeZone));
    if (lines.length > 0) yield lines.join('');
    if (rows.length < BATCH) return;
    before = readListed(rows.at(-1)).number;
  }
}

function leadLine(row: unknown, timeZone: string): string {
  const lead = readListed(row);
  const { contact, vehicle, comments } = moreShape.parse(row);
  const time = (iso: string | null) => iso && isoInZone(new Date(iso), timeZone);
  return csvLine([
    lead.number,
    time(lead.acceptedAt),
    lead.form,
    lead.subject,
    lead.status,
    lead.owner?.name ?? null,
    contact.firstName,
    contact.lastName,
    contact.email,
    contact.phone,
    lead.vehicle,
    vehicle?.vin ?? null,
    vehicle?.stockNumber ?? null,
    comments,
    lead.storeKey,
    lead.source,
    time(lead.clock.lateAt),
    time(lead.clock.answeredAt),
    lead.isHeld ? 'yes' : null,
  ]);
}
