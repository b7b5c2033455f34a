/**
 * Hashes that replace an email address where the address itself is not needed, and the tickets in unsubscribe links.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';

const WRITTEN = /^([\w-]{43})\.([\w-]{43})$/;
const GMAIL = new Set(['gmail.com', 'googlemail.com']);

/** Normalizes an address to its mailbox: lower case, no `+tag`, and no dots for Gmail. */
export function normalizeAddress(address: string): string {
  const written = address.trim().toLowerCase();
  const at = written.lastIndexOf('@');
  const host = written.slice(at + 1);
  const [mailbox = ''] = written.slice(0, at).split('+', 1);
  const name = mailbox === '' ? written.slice(0, at) : mailbox;
  return GMAIL.has(host) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${host}`;
}

const sign = (key: Uint8Array, purpose: string, ...parts: readonly string[]): Buffer =>
  createHmac('sha256', key)
    .update(JSON.stringify([purpose, ...parts]))
    .digest();

/**
 * Hashes an address for the platform-wide limits.
 * @param key of the purpose confirmations
 */
export const addressHash = (key: Uint8Array, address: string): Buffer =>
  sign(key, 'address', normalizeAddress(address));

/** Hashes an address per dealership, so that two dealerships cannot compare their lists. */
export const dealershipAddressHash = (key: Uint8Array, dealership: string, address: string): Buffer =>
  sign(key, 'stop', dealership, normalizeAddress(address));

const signature = (key: Uint8Array, dealership: string, hash: string): Buffer =>
  sign(key, 'ticket', dealership, hash);

/**
 * Creates the ticket that unsubscribes an address from a dealership. It reveals neither and is valid as long as the
 * key is.
 */
export function createUnsubscribeTicket(key: Uint8Array, dealership: string, address: string): string {
  const hash = dealershipAddressHash(key, dealership, address).toString('base64url');
  return `${hash}.${signature(key, dealership, hash).toString('base64url')}`;
}

/**
 * Reads a ticket. Returns the address's `dealershipAddressHash`, or null if the ticket is forged or belongs to another dealership.
 */
export function readUnsubscribeTicket(key: Uint8Array, dealership: string, ticket: string): Buffer | null {
  const [, hash, signed] = WRITTEN.exec(ticket) ?? [];
  if (hash === undefined || signed === undefined) return null;
  const given = Buffer.from(signed, 'base64url');
  const expected = signature(key, dealership, hash);
  return given.length === expected.length && timingSafeEqual(expected, given)
    ? Buffer.from(hash, 'base64url')
    : null;
}
