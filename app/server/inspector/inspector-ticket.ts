/** Tickets in links that open the event inspector. A ticket proves that we gave the link to an editor of a dealership. */
import { isSignedFor, signFor } from '@rooftop/tenancy/sign-for';

/** Lifetime of a link in milliseconds: one hour. */
const GOOD_FOR = 3_600_000;
const WRITTEN = /^([0-9a-z]{1,11})\.([\w-]{43})$/;

/**
 * Creates a ticket for a dealership's website.
 * @param key of the purpose event-inspector
 * @param now milliseconds since 1970
 */
export function createInspectorTicket(key: Uint8Array, dealership: string, now: number): string {
  const expiresAt = (now + GOOD_FOR).toString(36);
  return `${expiresAt}.${signFor(key, dealership, expiresAt).toString('base64url')}`;
}

/** Whether a ticket is neither forged nor expired, and belongs to this dealership. */
export function isInspectorTicket(key: Uint8Array, dealership: string, ticket: string, now: number): boolean {
  const [, expiresAt, signature] = WRITTEN.exec(ticket) ?? [];
  if (expiresAt === undefined || signature === undefined) return false;
  return isSignedFor(key, dealership, expiresAt, signature) && Number.parseInt(expiresAt, 36) >= now;
}
