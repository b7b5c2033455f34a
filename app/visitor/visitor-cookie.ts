import { isSignedFor, signFor } from '@rooftop/tenancy/sign-for';
import { parse } from 'hono/utils/cookie';

/** Name of the cookie that identifies a visitor. It contains no personal data, and scripts cannot read it. */
export const VISITOR_COOKIE = 'visitor';
/** Seconds: 30 days since something was last remembered. */
export const VISITOR_MAX_AGE = 30 * 86_400;

/**
 * Name of the script-readable cookie that marks that an ADF lead was sent (spec 3 and 4). The server never relies on
 * it.
 */
export const LEAD_COOKIE = 'adfLead';

/** Content of the cookie. */
interface VisitorIdentity {
  /** UUID. */
  readonly id: string;
  /** Whether they have sent a lead. */
  readonly isLead: boolean;
}

const WRITTEN = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.(lead|guest)\.([\w-]{43})$/;

/** Formats the cookie's value, which is invalid at another dealership. @param key of the purpose visitor-cookie */
export function printIdentity(key: Buffer, dealership: string, { id, isLead }: VisitorIdentity): string {
  const text = `${id}.${isLead ? 'lead' : 'guest'}`;
  return `${text}.${signFor(key, dealership, text).toString('base64url')}`;
}

/** Parses the cookie's value. Returns null if it is forged or belongs to another dealership. */
export function readIdentity(
  key: Buffer,
  dealership: string,
  value: string | undefined,
): VisitorIdentity | null {
  const [, id, standing, signature] = WRITTEN.exec(value ?? '') ?? [];
  if (id === undefined || standing === undefined || signature === undefined) return null;
  if (!isSignedFor(key, dealership, `${id}.${standing}`, signature)) return null;
  return { id, isLead: standing === 'lead' };
}

/** Whether cookies may say who a visitor is. The signature is not checked. @param cookies Cookie header */
export const isKnown = (cookies: string | undefined): boolean =>
  cookies?.includes(VISITOR_COOKIE) === true && parse(cookies, VISITOR_COOKIE)[VISITOR_COOKIE] !== undefined;
