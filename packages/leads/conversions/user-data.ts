/** A person as advertisers want him: hashed, and written as they write him before they hash (standards, Conversions API). */
import { createHash } from 'node:crypto';
import type { LeadContact } from '../lead.ts';
import { toE164 } from '../phone-number.ts';
import type { UserData } from './conversion.ts';

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Towns and states count without digits, spaces, brackets, dots and hyphens. */
const place = (text: string): string => text.replace(/[\d\s().-]/g, '');
/** Five digits of a US postcode. */
const postcode = (text: string): string => text.replace(/\s/g, '').split('-', 1)[0] ?? '';
/** Digits with the country's code; nothing when it is no number. */
const digits = (text: string): string => (toE164(text) ?? '').slice(1);

/** The name of each part there, and how it is written. */
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
  // The dealerships are in the United States, and so are the addresses that their forms ask for.
  ['country', ({ address }) => (address === null ? null : 'us')],
];

/** Hashes of what somebody left of himself; what he did not leave is not there. */
export function hashedContact(contact: LeadContact): Partial<UserData> {
  return Object.fromEntries(
    PARTS.flatMap(([name, of, write = (text: string) => text]) => {
      const normal = write((of(contact) ?? '').trim().toLowerCase());
      return normal === '' ? [] : [[name, sha256(normal)]];
    }),
  );
}

/** Hash of our id of a visitor. */
export const hashedId = (id: string): string => sha256(id);
