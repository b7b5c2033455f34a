import type { Shopper } from './privacy-api.ts';

/** SQL for text with a person's number among others, or before an extension. One number alone is stored as E.164. */
const names = (phone: string): string =>
  `(length($3) = 10 AND ${phone} !~ '^\\+\\d+$' AND regexp_replace(${phone}, '\\D', '', 'g') LIKE '%' || $3 || '%')`;

/** SQL for the leads of a person, with the values of `shopperValues`. */
export const OF_SHOPPER = `leads.dealership = $1 AND (leads.person_email = $2 OR leads.person_phone = $3
  OR ${names("(leads.content->'contact'->>'phone')")})`;

/**
 * SQL for what the website remembers about a person: under their address, or in a browser from which they sent a lead.
 */
export const VISITOR_OF_SHOPPER = `visitors.dealership = $1 AND (
  lower(trim(profile->>'email')) = $2 OR right(regexp_replace(profile->>'phone', '\\D', '', 'g'), 10) = $3
  OR ${names("(profile->>'phone')")}
  OR id::text IN (SELECT circumstances->>'visitor' FROM leads WHERE ${OF_SHOPPER}))`;

/** SQL for the consent evidence of a person: of their leads, and of their number if the lead is gone. */
export const CONSENT_OF_SHOPPER = `given_to = $1 AND (
  lead_consents.person_phone = $3 OR ${names('lead_consents.phone')} OR lead IN (SELECT id FROM leads WHERE ${OF_SHOPPER}))`;

export const shopperValues = (dealership: string, { email, phone }: Shopper): (string | null)[] => [
  dealership,
  email,
  phone,
];
