import type { PoolClient } from '@rooftop/database/pool';
import { circumstancesShape, consentEvidenceShape, type Lead, vendorShape } from '../lead.ts';
import { leadRoutingShape } from '../routing.ts';
import type { Status } from '../inbox/inbox-api.ts';
import type { Submission } from '../submission.ts';

export type NewLead = Submission & Pick<Lead, 'id'>;

async function insertConsent(client: PoolClient, lead: NewLead): Promise<void> {
  if (lead.consent === null) return;
  const { textVersion, wording, isChecked } = consentEvidenceShape.parse(lead.consent);
  const { page, ipAddress, userAgent } = lead.circumstances;
  await client.query(
    `INSERT INTO lead_consents
       (lead, given_to, text_version, wording, is_checked, phone, page, ip_address, user_agent)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [
      lead.id,
      lead.dealership,
      textVersion,
      wording,
      isChecked,
      lead.content.contact.phone,
      page,
      ipAddress,
      userAgent,
    ],
  );
}

async function insertFiles(client: PoolClient, { id, files }: NewLead): Promise<void> {
  for (const [position, { name, type, bytes }] of files.entries())
    await client.query(
      'INSERT INTO lead_files (lead, position, name, type, bytes) VALUES ($1, $2, $3, $4, $5)',
      [id, position, name, type, bytes],
    );
}

/**
 * Stores a lead with its proof of consent and its files. The dealership's counter is locked until the transaction
 * ends, so numbers are consecutive and no other dealership waits.
 * @returns the lead's number
 */
export async function insertLead(client: PoolClient, lead: NewLead): Promise<number> {
  const { rows } = await client.query<{ number: number }>(
    `WITH counted AS (
       INSERT INTO lead_numbers (dealership, latest) VALUES ($2, 1)
       ON CONFLICT (dealership) DO UPDATE SET latest = lead_numbers.latest + 1 RETURNING latest)
     INSERT INTO leads (id, dealership, form, topic, state, suspicion, is_test, content, circumstances, vendor, routing,
       destinations, notice_to, is_held, told_at, late_at, owner, owner_name, status, phone_verified_at, number)
     SELECT $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, CASE WHEN $15 THEN now() END, $16, $17, $18, $19,
       CASE WHEN $20 THEN now() END, latest
     FROM counted
     RETURNING number::float8 AS number`,
    [
      lead.id,
      lead.dealership,
      lead.form,
      lead.topic,
      lead.suspicion === null ? 'accepted' : 'quarantined',
      lead.suspicion,
      lead.isTest,
      lead.content,
      circumstancesShape.parse(lead.circumstances),
      vendorShape.parse(lead.vendor),
      leadRoutingShape.parse(lead.routing),
      JSON.stringify(lead.destinations),
      JSON.stringify(lead.notice.to),
      lead.notice.isHeld,
      lead.notice.isSilent ?? false,
      lead.lateAt,
      lead.owner?.id ?? null,
      lead.owner?.name ?? null,
      (lead.owner === null ? 'new' : 'assigned') satisfies Status,
      lead.isPhoneVerified ?? false,
    ],
  );
  await insertConsent(client, lead);
  await insertFiles(client, lead);
  const [row] = rows;
  if (row === undefined) throw new Error('The lead was stored without a number');
  return row.number;
}
