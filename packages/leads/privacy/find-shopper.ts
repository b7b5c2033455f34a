/** What there is of a person in one dealership's leads. */
import type { Queryable } from '@rooftop/database/pool';
import { FORMS } from '@rooftop/forms/lead-forms';
import { z } from 'zod';
import { leadContactShape } from '../lead.ts';
import { fullName } from '../wording/contact-name.ts';
import type { DataCounts, FoundData, Shopper } from './privacy-api.ts';
import { CONSENT_OF_SHOPPER, OF_SHOPPER, shopperValues, VISITOR_OF_SHOPPER } from './shopper-sql.ts';

const rowShape = z.object({
  id: z.string(),
  number: z.number(),
  form: z.enum(FORMS),
  subject: z.string(),
  contact: leadContactShape,
  acceptedAt: z.date(),
  isHeld: z.boolean(),
});

/** Lists a person's leads, latest first. */
export async function listLeadsOf(
  database: Queryable,
  dealership: string,
  shopper: Shopper,
): Promise<readonly FoundData['leads'][number][]> {
  const { rows } = await database.query(
    `SELECT id, number::float8 AS number, form, content->>'subject' AS subject, content->'contact' AS contact,
       accepted_at AS "acceptedAt", state = 'quarantined' AS "isHeld"
     FROM leads WHERE ${OF_SHOPPER} ORDER BY number DESC`,
    shopperValues(dealership, shopper),
  );
  return rows.map((row) => {
    const { contact, acceptedAt, ...lead } = rowShape.parse(row);
    const { email, phone } = contact;
    return { ...lead, name: fullName(contact), email, phone, acceptedAt: acceptedAt.toISOString() };
  });
}

/** Locks a person's leads, so that they can be deleted. Returns their ids. */
export async function lockLeadsOf(
  database: Queryable,
  dealership: string,
  shopper: Shopper,
): Promise<readonly string[]> {
  const { rows } = await database.query<{ id: string }>(
    `SELECT id FROM leads WHERE ${OF_SHOPPER} ORDER BY id FOR UPDATE`,
    shopperValues(dealership, shopper),
  );
  return rows.map(({ id }) => id);
}

/** Counts what leads have about a person. */
export async function countDataOf(
  database: Queryable,
  dealership: string,
  shopper: Shopper,
): Promise<Pick<DataCounts, 'leads' | 'files' | 'consents' | 'visitors'>> {
  const { rows } = await database.query<Pick<DataCounts, 'leads' | 'files' | 'consents' | 'visitors'>>(
    `SELECT (SELECT count(*) FROM leads WHERE ${OF_SHOPPER})::int AS leads,
       (SELECT count(*) FROM lead_files JOIN leads ON leads.id = lead WHERE ${OF_SHOPPER})::int AS files,
       (SELECT count(*) FROM lead_consents WHERE ${CONSENT_OF_SHOPPER})::int AS consents,
       (SELECT count(*) FROM visitors WHERE ${VISITOR_OF_SHOPPER})::int AS visitors`,
    shopperValues(dealership, shopper),
  );
  const [counts] = rows;
  if (counts === undefined) throw new Error('The database counted nothing');
  return counts;
}
