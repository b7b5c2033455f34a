import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { FormKey } from './spam-filter.ts';

/** A valid token. */
export interface FormToken {
  /** Unique per token. */
  readonly nonce: string;
  /** Milliseconds since 1970. */
  readonly issuedAt: number;
}

const NONCE_BYTES = 12;
const WRITTEN = /^([0-9a-z]{1,11})\.([\w-]{16})\.([\w-]{43})$/;

const sign = (key: Buffer, { dealership, form }: FormKey, text: string) =>
  createHmac('sha256', key).update(`${dealership}\n${form}\n${text}`).digest();

/** Creates a token: its time and a nonce, signed for this form. */
export function signToken(key: Buffer, place: FormKey, issuedAt: number): string {
  const text = `${issuedAt.toString(36)}.${randomBytes(NONCE_BYTES).toString('base64url')}`;
  return `${text}.${sign(key, place, text).toString('base64url')}`;
}

/** Reads a token. Returns null if it is forged or belongs to another form or dealership. */
export function readToken(key: Buffer, place: FormKey, value: unknown): FormToken | null {
  const [, issued, nonce, signature] = (typeof value === 'string' ? WRITTEN.exec(value) : null) ?? [];
  if (issued === undefined || nonce === undefined || signature === undefined) return null;
  const expected = sign(key, place, `${issued}.${nonce}`);
  if (!timingSafeEqual(expected, Buffer.from(signature, 'base64url'))) return null;
  return { nonce, issuedAt: Number.parseInt(issued, 36) };
}
