import { randomBytes } from 'node:crypto';
import { isSignedFor, signFor } from '@rooftop/tenancy/sign-for';
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

/** Creates a token: its time and a nonce, signed for this form. */
export function signToken(key: Buffer, { dealership, form }: FormKey, issuedAt: number): string {
  const text = `${issuedAt.toString(36)}.${randomBytes(NONCE_BYTES).toString('base64url')}`;
  return `${text}.${signFor(key, dealership, `${form}\n${text}`).toString('base64url')}`;
}

/** Reads a token. Returns null if it is forged or belongs to another form or dealership. */
export function readFormToken(key: Buffer, { dealership, form }: FormKey, value: unknown): FormToken | null {
  const [, issued, nonce, signature] = (typeof value === 'string' ? WRITTEN.exec(value) : null) ?? [];
  if (issued === undefined || nonce === undefined || signature === undefined) return null;
  if (!isSignedFor(key, dealership, `${form}\n${issued}.${nonce}`, signature)) return null;
  return { nonce, issuedAt: Number.parseInt(issued, 36) };
}
