/** Personal data as advertisers match it: normalized by their rules, then hashed (standards, Conversions API). */
import { createHash } from 'node:crypto';
import type { LeadContact } from '../lead.ts';
import { toE164 } from '../phone-number.ts';
import type { UserData } from './conversion.ts';

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Removes digits, spaces, parentheses, dots, and hyphens from cities and states. */
const place = (text: string): string => text.replace(/[\d\s().-]/g, '');
/** Returns the five digits of a US ZIP code. */
const postcode = (text: string): string => text.replace(/\s/g, '').split('-', 1)[0] ?? '';
/** Digits with country code. Empty if it isn't a phone number. */
const digits = (text: string): string => (toE164(text) ?? '').slice(1);

/** Each parameter's name and normalization. */
const PARTS: readonly (readonly [
  keyof UserData,
  of: (contact: LeadContact) => string | null | undefined,
  write?: (text: string) => string,
])[] = [
  ['em', ({ email }) => email],
  ['ph', ({ phone }) => phone, digits],
  ['fn', ({ firstName }) => firstName],
  ['ln', ({ lastName }) => lastName],
  ['ct', ({ address }) => address?.city, place],
  ['st', ({ address }) => address?.state, place],
  ['zp', ({ address }) => address?.zip, postcode],
  // The dealerships and the addresses that their forms ask for are in the United States.
  ['country', ({ address }) => (address === null ? null : 'us')],
];

/** Hashes a visitor's contact data. Missing values are omitted. */
export function hashedContact(contact: LeadContact): Partial<UserData> {
  return Object.fromEntries(
    PARTS.flatMap(([name, of, write = (text: string) => text]) => {
      const normal = write((of(contact) ?? '').trim().toLowerCase());
      return normal === '' ? [] : [[name, sha256(normal)]];
    }),
  );
}

/** Hashes our id of a visitor. */
export const hashedId = (id: string): string => sha256(id);
