/** The cookie with a visitor's arms, signed, so that nobody chooses what they see or are counted in. */
import { isSignedFor, signFor } from '@rooftop/tenancy/sign-for';
import {
  type Assignment,
  printAssignments,
  readAssignments,
} from '@rooftop/platform/experiments/experiments';
import { parse } from 'hono/utils/cookie';
import { cookieHeader } from '../cookie-header.ts';
import { EXPERIMENTS_COOKIE, EXPERIMENTS_MAX_AGE } from './experiments-cookie.ts';

/** The signature is one more part, which scripts leave out because it is no assignment. */
const SIGNED = /^(.*)~([\w-]{43})$/;

/**
 * Creates what reads and writes the cookie.
 * @param key for 'experiments-cookie'
 * @param secure whether it is sent over https only
 */
export const createArmsCookie = (key: Uint8Array, secure: boolean) => ({
  /**
   * Reads the visitor's assignments from a Cookie header.
   * @param dealership document ID
   * @returns an empty array if there are none, or if they are not signed for this dealership
   */
  read(dealership: string, cookies: string | null | undefined): readonly Assignment[] {
    if (!cookies?.includes(EXPERIMENTS_COOKIE)) return [];
    const [, text = '', signature = ''] =
      SIGNED.exec(parse(cookies, EXPERIMENTS_COOKIE)[EXPERIMENTS_COOKIE] ?? '') ?? [];
    return isSignedFor(key, dealership, text, signature) ? readAssignments(text) : [];
  },

  /** The Set-Cookie header of assignments. */
  print(dealership: string, assignments: readonly Assignment[]): string {
    const text = printAssignments(assignments);
    const value = `${text}~${signFor(key, dealership, text).toString('base64url')}`;
    return cookieHeader(EXPERIMENTS_COOKIE, value, { maxAge: EXPERIMENTS_MAX_AGE, secure });
  },
});
export type ArmsCookie = ReturnType<typeof createArmsCookie>;
