/** Reads leads as they were accepted. */
import type { Pool } from '@rooftop/database/pool';
import { z } from 'zod';
import { FORMS } from '@rooftop/forms/lead-forms';
import { circumstancesShape, type Lead, type LeadFile, leadContentShape, vendorShape } from '../lead.ts';

const leadRowShape = z.object({
  id: z.string(),
  number: z.number(),
  code: z.string(),
  dealership: z.string(),
  form: z.enum(FORMS),
  topic: z.string().nullable(),
  state: z.enum(['accepted', 'quarantined']),
  suspicion: z.string().nullable(),
  isTest: z.boolean(),
  owner: z.object({ id: z.string(), name: z.string() }).nullable(),
  acceptedAt: z.date(),
  content: leadContentShape,
  circumstances: circumstancesShape,
  vendor: vendorShape,
  phoneVerifiedAt: z.date().nullable(),
  consent: z
    .object({ textVersion: z.string(), wording: z.string(), isChecked: z.boolean().nullable() })
    .nullable(),
});

const LEAD = `SELECT id, number::float8 AS number, code, leads.dealership, form, topic, state, suspicion, is_test AS "isTest",
    CASE WHEN owner IS NOT NULL THEN json_build_object('id', owner, 'name', owner_name) END AS owner,
    accepted_at AS "acceptedAt", phone_verified_at AS "phoneVerifiedAt", content, circumstances, vendor,
    (SELECT json_build_object('textVersion', text_version, 'wording', wording, 'isChecked', is_checked)
     FROM lead_consents WHERE lead = leads.id) AS consent
  FROM leads`;

async function findOne(
  pool: Pool,
  where: string,
  values: readonly (string | number)[],
): Promise<Lead | null> {
  const { rows } = await pool.query(`${LEAD} WHERE ${where}`, [...values]);
  return rows.length === 0 ? null : leadRowShape.parse(rows[0]);
}

/** Finds a lead by its id. Returns null if there is none. */
export const findLead = (pool: Pool, id: string): Promise<Lead | null> => findOne(pool, 'id = $1', [id]);

/** Finds a lead of a dealership by its id. Returns null if the dealership has no such lead. */
export const findOwnLead = (
  pool: Pool,
  { dealership, id }: { readonly dealership: string; readonly id: string },
): Promise<Lead | null> => findOne(pool, 'leads.dealership = $1 AND id = $2', [dealership, id]);

/**
 * Finds a lead of a dealership by its number or code. Returns null if there is none.
 * @param dealership document id
 */
export const findLeadByName = (pool: Pool, dealership: string, name: number | string): Promise<Lead | null> =>
  findOne(pool, `leads.dealership = $1 AND ${typeof name === 'number' ? 'number' : 'code'} = $2`, [
    dealership,
    name,
  ]);

/** Finds the files of a lead, in the order in which they were sent. */
export async function findFiles(pool: Pool, lead: string): Promise<readonly LeadFile[]> {
  const { rows } = await pool.query<LeadFile>(
    'SELECT name, type, bytes FROM lead_files WHERE lead = $1 ORDER BY position',
    [lead],
  );
  return rows;
}

/** Finds a file of a dealership's lead by its position. Returns null if there is none. */
export async function findFile(
  pool: Pool,
  { dealership, id }: { readonly dealership: string; readonly id: string },
  position: number,
): Promise<LeadFile | null> {
  const { rows } = await pool.query<LeadFile>(
    `SELECT name, type, bytes FROM lead_files JOIN leads ON leads.id = lead
     WHERE dealership = $1 AND lead = $2 AND position = $3`,
    [dealership, id, position],
  );
  return rows[0] ?? null;
}
