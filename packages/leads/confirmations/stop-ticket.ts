/** What stands for an e-mail address where the address itself is not needed, and the links that stop e-mails to it. */
import { createHmac, timingSafeEqual } from 'node:crypto';

const WRITTEN = /^([\w-]{43})\.([\w-]{43})$/;
const GMAIL = new Set(['gmail.com', 'googlemail.com']);

/** One mailbox, however its address is written: without case, without `+tag`, at Gmail without dots. */
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
 * Stands for an address in the limits of the platform.
 * @param key of the purpose confirmations
 */
export const addressHash = (key: Uint8Array, address: string): Buffer =>
  sign(key, 'address', normalizeAddress(address));

/** Stands for an address at one dealership: two dealerships cannot compare theirs. */
export const stopHash = (key: Uint8Array, dealership: string, address: string): Buffer =>
  sign(key, 'stop', dealership, normalizeAddress(address));

const signature = (key: Uint8Array, dealership: string, hash: string): Buffer =>
  sign(key, 'ticket', dealership, hash);

/** The ticket that stops e-mails from a dealership to an address. It names neither, and is good for as long as the key. */
export function stopTicket(key: Uint8Array, dealership: string, address: string): string {
  const hash = stopHash(key, dealership, address).toString('base64url');
  return `${hash}.${signature(key, dealership, hash).toString('base64url')}`;
}

/** Reads a ticket. Returns the address's `stopHash`, or null if the ticket is not ours or another dealership's. */
export function readStopTicket(key: Uint8Array, dealership: string, ticket: string): Buffer | null {
  const [, hash, signed] = WRITTEN.exec(ticket) ?? [];
  if (hash === undefined || signed === undefined) return null;
  const given = Buffer.from(signed, 'base64url');
  const expected = signature(key, dealership, hash);
  return given.length === expected.length && timingSafeEqual(expected, given)
    ? Buffer.from(hash, 'base64url')
    : null;
}
