import type { Queryable } from '@rooftop/database/pool';
import { exportedMessages, type StoredMessage } from './exported-messages.ts';
import type { Shopper } from './privacy-api.ts';
import { CONSENT_OF_SHOPPER, OF_SHOPPER, shopperValues, VISITOR_OF_SHOPPER } from './shopper-sql.ts';

/** What leads have about a person, to be written as JSON. */
export interface ExportedLeads {
  readonly leads: readonly object[];
  readonly consents: readonly object[];
  readonly visitors: readonly object[];
}

/**
 * Reads everything that leads have about a person. Names of staff are left out, and so are the names in a browser that
 * somebody else used last, and mail that is neither theirs nor to them.
 */
export async function exportLeadsOf(
  database: Queryable,
  dealership: string,
  shopper: Shopper,
): Promise<ExportedLeads> {
  const values = shopperValues(dealership, shopper);
  const list = async <One extends object = object>(sql: string) =>
    (await database.query<{ one: One }>(sql, values)).rows.map(({ one }) => one);
  const leads = await list<{ readonly messages: readonly StoredMessage[] }>(
    `SELECT json_build_object('number', number, 'code', code, 'form', form, 'topic', topic, 'receivedAt', accepted_at,
         'status', status, 'heldAs', CASE state WHEN 'quarantined' THEN suspicion END, 'content', content,
         'phoneVerifiedAt', phone_verified_at,
         'circumstances', circumstances, 'answeredAt', answered_at, 'appointmentAt', appointment_at,
         'history', (SELECT coalesce(json_agg(json_build_object('at', at, 'kind', kind, 'detail', detail) ORDER BY id), '[]')
           FROM lead_events WHERE lead = leads.id AND kind <> 'owner'),
         'sent', (SELECT coalesce(json_agg(json_build_object('channel', destination->>'channel', 'state', state,
             'at', finished_at) ORDER BY id), '[]') FROM deliveries WHERE lead = leads.id),
         'confirmations', (SELECT coalesce(json_agg(json_build_object('kind', kind, 'state', state, 'at', finished_at,
             'subject', message->'subject') ORDER BY kind), '[]') FROM lead_confirmations WHERE lead = leads.id),
         'messages', (SELECT coalesce(json_agg(json_build_object('at', at, 'kind', kind, 'state', state, 'subject', subject,
             'text', body, 'attachments', attachments) ORDER BY at), '[]') FROM lead_messages WHERE lead = leads.id),
         'files', (SELECT coalesce(json_agg(json_build_object('name', name, 'type', type,
             'base64', replace(encode(bytes, 'base64'), chr(10), '')) ORDER BY position), '[]')
           FROM lead_files WHERE lead = leads.id)) AS one
       FROM leads WHERE ${OF_SHOPPER} ORDER BY number`,
  );
  return {
    leads: leads.map((lead) => ({ ...lead, messages: exportedMessages(lead.messages) })),
    consents: await list(
      `SELECT json_build_object('givenAt', given_at, 'phone', phone, 'wording', wording, 'isChecked', is_checked,
         'page', page, 'ipAddress', ip_address, 'userAgent', user_agent) AS one
       FROM lead_consents WHERE ${CONSENT_OF_SHOPPER} ORDER BY given_at`,
    ),
    visitors: await list(
      `SELECT json_build_object('profile', profile, 'phoneVerifiedAt', phone_verified_at,
         'inventoryUnlockedAt', inventory_unlocked_at, 'pricesUnlockedAt', prices_unlocked_at,
         'firstSeenAt', created_at, 'lastSeenAt', seen_at) AS one
       FROM visitors WHERE ${VISITOR_OF_SHOPPER} AND (
         coalesce(profile->>'email', profile->>'phone') IS NULL OR lower(trim(profile->>'email')) = $2
         OR right(regexp_replace(profile->>'phone', '\\D', '', 'g'), 10) = $3)
       ORDER BY created_at`,
    ),
  };
}
