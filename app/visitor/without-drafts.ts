import type { RequestContext } from '../context.server.ts';
import { withoutCookie } from './consent/consent-cookies.ts';
import { CREDIT_DRAFT_COOKIE } from './draft-cookie.ts';
import { SERVICE_COOKIE } from './service-draft-cookie.ts';
import { TRADE_COOKIE } from './trade-in-cookie.ts';

/**
 * The Set-Cookie headers for a browser in which another person than before has said who they are: nobody goes on with what
 * somebody else has entered. A form that this person has just sent then sets its own cookie, with a new id.
 */
export const withoutDrafts = ({ secureCookies }: Pick<RequestContext, 'secureCookies'>): readonly string[] =>
  [CREDIT_DRAFT_COOKIE, SERVICE_COOKIE, TRADE_COOKIE].map((name) => withoutCookie(name, secureCookies));
