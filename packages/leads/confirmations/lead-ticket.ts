/** Tickets in links to what a shopper sent. A ticket proves that we mailed the link, for one lead of a dealership. */
import { isSignedFor, signFor } from '@rooftop/tenancy/sign-for';

const WRITTEN = /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\.([\w-]{43})$/;
const textOf = (lead: string): string => `lead ${lead}`;

/** @param key of the purpose confirmations */
export const createLeadTicket = (key: Uint8Array, dealership: string, lead: string): string =>
  `${lead}.${signFor(key, dealership, textOf(lead)).toString('base64url')}`;

/** Reads a ticket. Returns the lead's id, or null if the ticket is forged or belongs to another dealership. */
export function readLeadTicket(key: Uint8Array, dealership: string, ticket: string): string | null {
  const [, lead, signature] = WRITTEN.exec(ticket) ?? [];
  if (lead === undefined || signature === undefined) return null;
  return isSignedFor(key, dealership, textOf(lead), signature) ? lead : null;
}
