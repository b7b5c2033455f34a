/** Leads as a CSV file. Every export is logged. */
import type { Pool } from '@rooftop/database/pool';
import { csvLine } from '@rooftop/escaping/csv-line';
import type { Language } from '@rooftop/tenancy/languages';
import { z } from 'zod';
import { leadContactShape, leadVehicleShape } from '../lead.ts';
import { FORM_WORDS, LOST_WORDS, STATUS_WORDS } from '../wording/lead-words.ts';
import { sheetTime } from '../wording/local-time.ts';
import { phoneForCrm } from '../wording/phone-for-crm.ts';
import { EXPORT_WORDS } from './export-words.ts';
import { filterSql } from './filter-sql.ts';
import { type LeadFilter, leadRecordShape } from './inbox-api.ts';
import type { Actor } from './lead-history.ts';
import { LISTED, readListed } from './listed-lead.ts';

/** Leads per query. */
const BATCH = 1000;

const moreShape = z.object({
  contact: leadContactShape,
  vehicle: leadVehicleShape.nullable(),
  comments: z.string().nullable(),
  ...leadRecordShape.pick({ sale: true, lostReason: true }).shape,
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

/** How a file of leads is written. */
export interface ExportFormat {
  /** IANA name, of the times and of the filter's days. */
  readonly timeZone: string;
  readonly language: Language;
  /** Names of the dealership's stores by their keys. */
  readonly stores: ReadonlyMap<string, string>;
}

/** Yields a CSV file of a dealership's leads that meet a filter, latest first. */
export async function* exportLeads(
  pool: Pool,
  dealership: string,
  filter: LeadFilter,
  format: ExportFormat,
): AsyncGenerator<string> {
  // Spreadsheets read UTF-8 only with a byte order mark.
  yield `\uFEFF${csvLine(EXPORT_WORDS[format.language].headings)}`;
  let before: number | null = null;
  for (;;) {
    const { where, values } = filterSql(dealership, filter, { before, timeZone: format.timeZone });
    const { rows }: { rows: unknown[] } = await pool.query(
      `SELECT ${LISTED}, content->>'comments' AS comments, sale, lost_reason AS "lostReason" FROM leads WHERE ${where} ORDER BY leads.number DESC LIMIT ${BATCH}`,
      [...values],
    );
    const lines = rows.map((row) => leadLine(row, format));
    if (lines.length > 0) yield lines.join('');
    if (rows.length < BATCH) return;
    before = readListed(rows.at(-1)).number;
  }
}

const dollars = (cents: number | null): number | null => (cents === null ? null : cents / 100);

function leadLine(row: unknown, { timeZone, language, stores }: ExportFormat): string {
  const words = EXPORT_WORDS[language];
  const lead = readListed(row);
  const { contact, vehicle, comments, sale, lostReason } = moreShape.parse(row);
  const time = (iso: string | null) => iso && sheetTime(new Date(iso), timeZone);
  return csvLine([
    lead.number,
    time(lead.acceptedAt),
    FORM_WORDS[language][lead.form],
    lead.subject,
    STATUS_WORDS[language][lead.status],
    lead.owner?.name ?? null,
    contact.firstName,
    contact.lastName,
    contact.email,
    phoneForCrm(contact.phone),
    lead.vehicle,
    vehicle?.vin ?? null,
    vehicle?.stockNumber ?? null,
    comments,
    lead.storeKey && (stores.get(lead.storeKey) ?? lead.storeKey),
    lead.source === 'direct' ? words.direct : lead.source,
    time(lead.clock.lateAt),
    time(lead.clock.answeredAt),
    lead.isHeld ? words.yes : null,
    sale?.car ?? null,
    dollars(sale?.priceCents ?? null),
    sale?.day ?? null,
    lostReason && LOST_WORDS[language][lostReason],
  ]);
}
