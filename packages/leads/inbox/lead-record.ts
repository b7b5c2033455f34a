/** Everything that is known about one lead. */
import type { Pool } from '@rooftop/database/pool';
import { z } from 'zod';
import { type Destination, destinationShape, shownDestination } from '../destination.ts';
import { consentEvidenceShape, type Lead } from '../lead.ts';
import { callHref, numbersIn, textHref } from '../phone-number.ts';
import { findOwnLead } from '../storage/find-lead.ts';
import { type DeliveryRecord, listDeliveries } from '../storage/list-leads.ts';
import { listMessages } from '../messages/stored-messages.ts';
import { pageUrl } from '../wording/page-url.ts';
import { type LeadRecord, eventShape, leadRecordShape } from './inbox-api.ts';
import type { LeadPlace } from './lead-history.ts';
import { listEarlier } from './list-inbox.ts';
import { LISTED, readListed } from './listed-lead.ts';

/** A lead with its record, but for the car, what VINs say, and appointments that other packages know. */
interface StoredRecord {
  readonly lead: Lead;
  readonly record: Omit<LeadRecord, 'car' | 'vins'>;
}

/** Finds a lead of a dealership. Returns null if it has no such lead. */
export async function findRecord(pool: Pool, place: LeadPlace): Promise<StoredRecord | null> {
  const { dealership, id } = place;
  const [lead, { rows }] = await Promise.all([
    findOwnLead(pool, place),
    pool.query(
      `SELECT ${LISTED}, sale, lost_reason AS "lostReason", appointment_at AS "appointmentAt", appointment_minutes AS "appointmentMinutes"
       FROM leads WHERE dealership = $1 AND id = $2`,
      [dealership, id],
    ),
  ]);
  const [row] = rows;
  if (lead === null || row === undefined) return null;
  const [consent, files, deliveries, events, earlier, messages] = await Promise.all([
    findConsent(pool, place),
    listFiles(pool, place),
    listDeliveries(pool, id),
    listHistory(pool, place),
    listEarlier(pool, dealership, id),
    listMessages(pool, place),
  ]);
  const { payload: _, ...content } = lead.content;
  return {
    lead,
    record: {
      lead: readListed(row),
      content,
      language: lead.circumstances.language,
      suspicion: lead.suspicion,
      numbers: numbersIn(lead.content.contact.phone ?? '').map((dialed) => ({
        number: dialed.number,
        call: callHref(dialed),
        text: textHref(dialed),
      })),
      phoneVerifiedAt: lead.phoneVerifiedAt?.toISOString() ?? null,
      page: pageUrl(lead) ?? '',
      advertising: lead.circumstances.advertising,
      consent,
      files,
      ...endShape.parse(row),
      appointment: readAppointment(row),
      deliveries: deliveries.map(describeDelivery),
      events,
      messages: [...messages],
      earlier: [...earlier],
    },
  };
}

const endShape = leadRecordShape.pick({ sale: true, lostReason: true });

/** The appointment that staff made. */
function readAppointment(row: unknown): LeadRecord['appointment'] {
  const { appointmentAt: at, appointmentMinutes: minutes } = z
    .object({ appointmentAt: z.date().nullable(), appointmentMinutes: z.number().nullable() })
    .parse(row);
  return at === null || minutes === null ? null : { at: at.toISOString(), minutes, isBooked: false };
}

function describeDelivery({
  id,
  destination,
  state,
  nextAt,
  history,
}: DeliveryRecord): LeadRecord['deliveries'][number] {
  const attempts = history.map(({ at, outcome, detail }) => ({ at: at.toISOString(), outcome, detail }));
  return {
    id,
    destination: destination && shownDestination(destination),
    state,
    nextAt: nextAt?.toISOString() ?? null,
    attempts,
  };
}

const consentShape = consentEvidenceShape.extend({
  at: z.date(),
  phone: z.string().nullable(),
  ipAddress: z.string().nullable(),
});

async function findConsent(pool: Pool, { dealership, id }: LeadPlace): Promise<LeadRecord['consent']> {
  const { rows } = await pool.query(
    `SELECT text_version AS "textVersion", wording, is_checked AS "isChecked", given_at AS at, phone,
       ip_address AS "ipAddress"
     FROM lead_consents JOIN leads ON leads.id = lead WHERE dealership = $1 AND lead = $2`,
    [dealership, id],
  );
  if (rows.length === 0) return null;
  const consent = consentShape.parse(rows[0]);
  return { ...consent, at: consent.at.toISOString() };
}

async function listFiles(pool: Pool, { dealership, id }: LeadPlace): Promise<LeadRecord['files']> {
  const { rows } = await pool.query<LeadRecord['files'][number]>(
    `SELECT position, name, type FROM lead_files JOIN leads ON leads.id = lead
     WHERE dealership = $1 AND lead = $2 ORDER BY position`,
    [dealership, id],
  );
  return rows;
}

/** Lists a lead's history, oldest first. */
async function listHistory(pool: Pool, { dealership, id }: LeadPlace): Promise<LeadRecord['events']> {
  const { rows } = await pool.query(
    `SELECT at, user_name AS by, kind, detail FROM lead_events WHERE dealership = $1 AND lead = $2 ORDER BY id`,
    [dealership, id],
  );
  return rows.map(({ at, ...line }: { at: Date }) => eventShape.parse({ ...line, at: at.toISOString() }));
}

/** Where a delivery goes. Null if the lead has no such delivery, or it had no recipient. */
export async function findDestination(
  pool: Pool,
  { dealership, id }: LeadPlace,
  delivery: string,
): Promise<Destination | null> {
  const { rows } = await pool.query<{ destination: unknown }>(
    'SELECT destination FROM deliveries WHERE dealership = $1 AND lead = $2 AND id = $3',
    [dealership, id, delivery],
  );
  return destinationShape.nullable().parse(rows[0]?.destination ?? null);
}
