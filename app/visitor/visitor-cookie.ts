import { createHmac, timingSafeEqual } from 'node:crypto';

/** Name of the cookie that says who a visitor is. Nothing in it is personal, and no script can read it. */
export const VISITOR_COOKIE = 'visitor';
/** Seconds: 30 days from the last time that something was remembered. */
export const VISITOR_MAX_AGE = 30 * 86_400;

/** Name of the readable cookie that marks that an ADF lead was sent (spec 3 and 4). Nothing is decided by it on the server. */
export const LEAD_COOKIE = 'adfLead';

/** What the cookie says. */
export interface VisitorIdentity {
  /** UUID */
  readonly id: string;
  /** whether he has sent a lead */
  readonly isLead: boolean;
}

const WRITTEN = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.(lead|guest)\.([\w-]{43})$/;

/** The dealership is signed and not written: the cookie of one is worth nothing at another. */
const sign = (key: Buffer, dealership: string, text: string) =>
  createHmac('sha256', key).update(`${dealership}\n${text}`).digest();

/** The cookie's value. @param key of the purpose visitor-cookie */
export function printIdentity(key: Buffer, dealership: string, { id, isLead }: VisitorIdentity): string {
  const text = `${id}.${isLead ? 'lead' : 'guest'}`;
  return `${text}.${sign(key, dealership, text).toString('base64url')}`;
}

/** Who a cookie says he is; null: it is not ours, or not this dealership's. */
export function readIdentity(
  key: Buffer,
  dealership: string,
  value: string | undefined,
): VisitorIdentity | null {
  const [, id, standing, signature] = WRITTEN.exec(value ?? '') ?? [];
  if (id === undefined || standing === undefined || signature === undefined) return null;
  const expected = sign(key, dealership, `${id}.${standing}`);
  if (!timingSafeEqual(expected, Buffer.from(signature, 'base64url'))) return null;
  return { id, isLead: standing === 'lead' };
}
