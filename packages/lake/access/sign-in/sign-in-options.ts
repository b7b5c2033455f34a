import type { Context } from 'hono';
import type { Pool } from '@rooftop/database/pool';
import type { Logger } from 'pino';
import type { Authentication } from '../sessions/authenticate.ts';
import type { Role } from '../rights/principal.ts';
import { signInHeaders, signInPage, type SignInView } from './sign-in-page.ts';
import type { SendMail } from '../accounts/account-mail.ts';
import { type SignInLanguage, languageOf, type SignInWording, wordingIn } from './sign-in-wording.ts';

export interface SignInOptions {
  readonly pool: Pool;
  /** 32 bytes that protect second factors. */
  readonly key: Uint8Array;
  /** Roles that need two-factor sign-in. */
  readonly twoFactorRoles: readonly Role[];
  readonly projectId: string;
  readonly publicUrl: string;
  readonly studioOrigins: readonly string[];
  readonly log: Logger;
  readonly now: () => Date;
  /** Number of our own proxies in front. 0 ignores forwarded headers. */
  readonly trustedProxies: number;
  readonly authentication: Authentication;
  /** Sends links for new passwords, and notices about second factors. If missing, none are sent. */
  readonly sendMail?: SendMail | undefined;
  /** Whether the sign-in page offers to mail a link for a new password. */
  readonly offersPasswordReset: boolean;
  /** Name of a tenant for the people invited to it, or null if it has none. */
  readonly tenantName: (tenant: string) => string | null;
  /** Paths on the Studio's origin at which the work of a role begins. Others begin at `/`. */
  readonly homes: Partial<Readonly<Record<Role, string>>>;
}

/** Returns the language of the browser. */
export const browserLanguage = (context: Context): SignInLanguage =>
  languageOf(context.req.header('Accept-Language'));

/** Returns the page's texts in the language of the browser. */
export const signInWords = (context: Context): SignInWording => wordingIn(browserLanguage(context));

export type RespondWithPage = (
  context: Context,
  view: SignInView,
  status?: 200 | 400 | 401 | 403 | 404 | 429 | 503,
) => Response | Promise<Response>;

/** Returns a function that responds with a page. */
export function createPage(studioOrigins: readonly string[]): RespondWithPage {
  const headers = signInHeaders(studioOrigins);
  return (context, view, status = 200) =>
    context.html(signInPage(view, browserLanguage(context)), status, headers);
}

/** Returns the Studio's URL to return to after signing in, or null if its origin is unknown. */
export function studioReturnUrl(origin: string | undefined, studioOrigins: readonly string[]): URL | null {
  const url = URL.parse(origin ?? '');
  if (url === null || !studioOrigins.includes(url.origin) || url.username !== '' || url.password !== '')
    return null;
  url.hash = '';
  return url;
}

/** Returns the origins at which browsers reach the page: the Studio uses the project's own host name. */
export function ownOrigins(publicUrl: string, projectId: string): string[] {
  const url = new URL(publicUrl);
  const { origin } = url;
  url.hostname = `${projectId}.${url.hostname}`;
  return [origin, url.origin];
}

/** Where the steps lead: to the Studio's URL, or to the settings and from there to the Studio's URL. */
export interface Goal {
  readonly page: 'studio' | 'settings';
  readonly studio: URL;
}
