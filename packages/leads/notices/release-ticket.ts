/** Tickets in the links of a notice. A ticket proves that we sent the link, for one lead of one dealership. */
import { isSignedFor, signFor } from '@rooftop/tenancy/sign-for';
import { z } from 'zod';

/** Lifetime of a link in milliseconds: 30 days. */
const GOOD_FOR = 30 * 86_400_000;
const WRITTEN = /^([0-9a-f-]{36})\.([0-9a-z]{1,11})\.([\w-]{43})$/;

interface Held {
  /** Document id. */
  readonly dealership: string;
  /** UUID of the lead. */
  readonly lead: string;
}

/**
 * Creates the ticket of a lead.
 * @param key of the purpose lead-release
 * @param now milliseconds since 1970
 */
export function createReleaseTicket(key: Uint8Array, { dealership, lead }: Held, now: number): string {
  const text = `${lead}.${(now + GOOD_FOR).toString(36)}`;
  return `${text}.${signFor(key, dealership, text).toString('base64url')}`;
}

/**
 * Reads a ticket. Returns the lead's id, or null if the ticket is forged, expired, or belongs to another dealership.
 */
export function readReleaseTicket(
  key: Uint8Array,
  dealership: string,
  ticket: string,
  now: number,
): string | null {
  const [, lead, expiresAt, signature] = WRITTEN.exec(ticket) ?? [];
  if (lead === undefined || expiresAt === undefined || signature === undefined) return null;
  if (!isSignedFor(key, dealership, `${lead}.${expiresAt}`, signature)) return null;
  return Number.parseInt(expiresAt, 36) < now ? null : (z.uuid().safeParse(lead).data ?? null);
}
