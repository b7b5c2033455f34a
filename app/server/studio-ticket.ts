/** Tickets in links from the Studio. A ticket proves that we gave the link to an editor of a dealership. */
import { isSignedFor, signFor } from '@rooftop/tenancy/sign-for';

/** Lifetime of a ticket in milliseconds: one hour. */
export const TICKET_MS = 3_600_000;
const WRITTEN = /^([0-9a-z]{1,11})\.([\w-]{43})$/;

/**
 * Creates a ticket for a dealership's website.
 * @param key of the purpose that the link is for
 * @param now milliseconds since 1970
 * @param lifetime in milliseconds. Defaults to an hour.
 */
export function createStudioTicket(
  key: Uint8Array,
  dealership: string,
  now: number,
  lifetime: number = TICKET_MS,
): string {
  const expiresAt = (now + lifetime).toString(36);
  return `${expiresAt}.${signFor(key, dealership, expiresAt).toString('base64url')}`;
}

/** Whether a ticket is neither forged nor expired, and belongs to this dealership. */
export function isStudioTicket(key: Uint8Array, dealership: string, ticket: string, now: number): boolean {
  const [, expiresAt, signature] = WRITTEN.exec(ticket) ?? [];
  if (expiresAt === undefined || signature === undefined) return false;
  return isSignedFor(key, dealership, expiresAt, signature) && Number.parseInt(expiresAt, 36) >= now;
}

/** When a valid ticket ends: milliseconds since 1970. */
export const ticketEnd = (ticket: string): number => Number.parseInt(ticket, 36);
