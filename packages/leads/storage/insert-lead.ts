import type { PoolClient } from '@rooftop/database/pool';
import { circumstancesShape, consentEvidenceShape, type Lead, vendorShape } from '../lead.ts';
import { leadRoutingShape } from '../routing.ts';
import type { LeadStatus } from '../inbox/inbox-api.ts';
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

/** How staff and the shopper name a lead. */
type LeadNames = Pick<Lead, 'number' | 'code'>;

/**
 * Stores a lead with its proof of consent and its files. The dealership's counter is locked until the transaction
 * ends, so numbers are consecutive and no other dealership waits.
 */
export async function insertLead(client: PoolClient, lead: NewLead): Promise<LeadNames> {
  const names = await insertRow(client, lead, await nextNumber(client, lead.dealership));
  await insertConsent(client, lead);
  await insertFiles(client, lead);
  return names;
}

async function nextNumber(client: PoolClient, dealership: string): Promise<string> {
  const { rows } = await client.query<{ latest: string }>(
    `INSERT INTO lead_numbers (dealership, latest) VALUES ($1, 1)
     ON CONFLICT (dealership) DO UPDATE SET latest = lead_numbers.latest + 1 RETURNING latest`,
    [dealership],
  );
  const [row] = rows;
  if (row === undefined) throw new Error('The dealership has no counter');
  return row.latest;
}

/** A dealership with a million leads needs a second code for one lead in 150. */
const MAX_CODES = 10;

/** Stores the lead itself. Its code is random; if another lead has the same one, it gets another. */
async function insertRow(client: PoolClient, lead: NewLead, number: string): Promise<LeadNames> {
  for (let attempt = 0; attempt < MAX_CODES; attempt += 1) {
    const { rows } = await client.query<LeadNames>(INSERT, [...valuesOf(lead), number]);
    const [row] = rows;
    if (row !== undefined) return row;
  }
  throw new Error(`No code was free after ${MAX_CODES} attempts`);
}

const INSERT = `INSERT INTO leads (id, dealership, form, topic, state, suspicion, is_test, content, circumstances, vendor,
    routing, destinations, notice_to, is_held, told_at, late_at, owner, owner_name, status, phone_verified_at, number)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, CASE WHEN $15 THEN now() END, $16, $17, $18, $19,
    CASE WHEN $20 THEN now() END, $21)
  ON CONFLICT (dealership, code) DO NOTHING
  RETURNING number::float8 AS number, code`;

const valuesOf = (lead: NewLead): unknown[] => [
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
  lead.notice.mayBePerson,
  lead.notice.isSilent ?? false,
  lead.lateAt,
  lead.owner?.id ?? null,
  lead.owner?.name ?? null,
  (lead.owner === null ? 'new' : 'assigned') satisfies LeadStatus,
  lead.isPhoneVerified ?? false,
];
