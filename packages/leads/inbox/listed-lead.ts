import { FORMS } from '@rooftop/forms/lead-forms';
import { z } from 'zod';
import { leadContactShape, leadVehicleShape } from '../lead.ts';
import { cleanLine } from '../wording/clean-text.ts';
import { fullName, NOT_PROVIDED } from '../wording/contact-name.ts';
import { leadVehicleName } from '../wording/vehicle-facts.ts';
import { type ListedLead, LEAD_STATUSES } from './inbox-api.ts';

/** Columns of a lead as lists show it. Read them with `readListed`. */
export const LISTED = `id, number::float8 AS number, code, form, content->>'subject' AS subject, content->'contact' AS contact,
  content->'vehicles'->0 AS vehicle, accepted_at AS "acceptedAt", status, owner, owner_name AS "ownerName",
  clock_started_at AS "startedAt", late_at AS "lateAt", answered_at AS "answeredAt", store_key AS "storeKey", source,
  is_test AS "isTest", state = 'quarantined' AS "isHeld", version,
  coalesce((SELECT kind NOT IN ('answer', 'staffAnswer') FROM lead_messages
    WHERE lead = leads.id AND kind IN ('reply', 'otherAddress', 'unknownSender', 'answer', 'staffAnswer')
    ORDER BY at DESC LIMIT 1), false) AS "hasNewReply",
  (SELECT count(*)::int FROM deliveries WHERE lead = leads.id AND state = 'dead') AS "deadDeliveries",
  (SELECT count(*)::int FROM deliveries WHERE lead = leads.id AND state = 'waiting') AS "waitingDeliveries"`;

const rowShape = z.object({
  id: z.string(),
  number: z.number(),
  code: z.string(),
  form: z.enum(FORMS),
  subject: z.string(),
  contact: leadContactShape,
  vehicle: leadVehicleShape.nullable(),
  acceptedAt: z.date(),
  status: z.enum(LEAD_STATUSES),
  owner: z.string().nullable(),
  ownerName: z.string().nullable(),
  startedAt: z.date(),
  lateAt: z.date(),
  answeredAt: z.date().nullable(),
  storeKey: z.string().nullable(),
  source: z.string(),
  isTest: z.boolean(),
  isHeld: z.boolean(),
  hasNewReply: z.boolean(),
  version: z.number(),
  deadDeliveries: z.number(),
  waitingDeliveries: z.number(),
});

/** Reads a row with the columns `LISTED`. */
export function readListed(row: unknown): ListedLead {
  const { contact, vehicle, owner, ownerName, startedAt, lateAt, answeredAt, ...lead } = rowShape.parse(row);
  return {
    ...lead,
    from: fullName(contact) ?? cleanLine(contact.email) ?? cleanLine(contact.phone) ?? NOT_PROVIDED,
    vehicle: vehicle && leadVehicleName(vehicle),
    acceptedAt: lead.acceptedAt.toISOString(),
    owner: owner === null ? null : { id: owner, name: ownerName ?? '' },
    clock: {
      startedAt: startedAt.toISOString(),
      lateAt: lateAt.toISOString(),
      answeredAt: answeredAt?.toISOString() ?? null,
    },
  };
}
