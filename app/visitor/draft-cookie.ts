import { isSignedFor, signFor } from '@rooftop/tenancy/sign-for';
import { parse } from 'hono/utils/cookie';
import { cookieHeader } from './cookie-header.ts';

/** Cookie with the signed id of a credit application that was not sent yet. Scripts cannot read it. */
export const CREDIT_DRAFT_COOKIE = 'creditDraft';
/** Seconds: as long as a draft is kept. */
export const CREDIT_DRAFT_MAX_AGE = 86_400;

const SIGNED = /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\.([\w-]{43})$/;

/** The signed id, which is invalid at another dealership. @param key for 'draft-cookie' */
export const signCreditDraftId = (key: Buffer, dealership: string, id: string): string =>
  `${id}.${signFor(key, dealership, id).toString('base64url')}`;

/**
 * The id of a Cookie header. Null if it has none, or one that is forged or another dealership's.
 * @param key for 'draft-cookie'
 */
export function readCreditDraftId(key: Buffer, dealership: string, cookies: string | null): string | null {
  const value = cookies === null ? undefined : parse(cookies, CREDIT_DRAFT_COOKIE)[CREDIT_DRAFT_COOKIE];
  const [, id, signature] = SIGNED.exec(value ?? '') ?? [];
  if (id === undefined || signature === undefined) return null;
  return isSignedFor(key, dealership, id, signature) ? id : null;
}

/** The Set-Cookie header. @param signed null deletes the cookie */
export const creditDraftCookie = (signed: string | null, secure: boolean): string =>
  cookieHeader(CREDIT_DRAFT_COOKIE, signed ?? '', {
    maxAge: signed === null ? 0 : CREDIT_DRAFT_MAX_AGE,
    httpOnly: true,
    secure,
  });

/** Cookies that let visitors of one dealership go on with a credit application. */
export interface DraftCookies {
  /** The id in a Cookie header. Null if it has none of this dealership. */
  readId(cookies: string | null): string | null;
  /** The Set-Cookie header that lets a visitor go on with a draft. Null deletes the cookie. */
  cookieOf(id: string | null): string;
}

/** @param key for 'draft-cookie' @param dealership document id */
export const draftCookiesFor = (key: Buffer, dealership: string, secure: boolean): DraftCookies => ({
  readId: (cookies) => readCreditDraftId(key, dealership, cookies),
  cookieOf: (id) => creditDraftCookie(id === null ? null : signCreditDraftId(key, dealership, id), secure),
});
