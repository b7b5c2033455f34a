import { replace } from '#app/framework.server.ts';
import {
  CATEGORIES_OF_ANSWER,
  BANNER_ANSWERS,
  categoriesOf,
  type ConsentCategory,
  isSoldOrShared,
} from '@rooftop/visits/consent';
import { z } from 'zod';
import { createForgetCookies } from '#app/visitor/consent/consent-cookies.ts';
import { recordConsent } from '#app/visitor/consent/record-consent.server.ts';
import type { RequestContext } from '#app/context.server.ts';
import { readForm } from '#app/forms/read-form.server.ts';
import { localPath } from '#app/http/page-request.ts';
import { safePath } from '#app/http/safe-path.ts';
import { ADVERTISING_COOKIE } from '#app/visitor/advertising.ts';
import { advertisingCookie } from '#app/visitor/advertising-cookie.ts';
import { ACTIONS, NOTICE_ID, type PrivacyOutcome } from './outcomes.ts';

/** The page's own buttons, and those of the cookie banner. */
const deedShape = z.enum([...ACTIONS, ...BANNER_ANSWERS]);
type Deed = z.infer<typeof deedShape>;

/**
 * Performs the action of the pressed button. Redirects back to the page, which shows the result, or to where the cookie
 * banner was answered.
 * @throws Response (400) if the form is invalid
 */
export async function submitChoice(request: Request, context: RequestContext): Promise<Response> {
  const form = await readForm(request);
  const deed = deedShape.safeParse(form.get('deed'));
  if (!deed.success) throw new Response(null, { status: 400 });
  try {
    const cookies = await doneBy(deed.data, form, context);
    const outcome = ACTIONS.find((action) => action === deed.data);
    return outcome === undefined
      ? redirectTo(bannerPage(request, context), cookies)
      : backToPage(outcome, cookies, context);
  } catch (error) {
    context.report(error);
    return backToPage('failed', [], context);
  }
}

/** The page on which the banner was answered. The banner doesn't say, so that its HTML is the same on every page. */
function bannerPage(request: Request, { href, origin }: Pick<RequestContext, 'href' | 'origin'>): string {
  const referrer = URL.parse(request.headers.get('referer') ?? '');
  return safePath(referrer?.origin === origin ? referrer.pathname + referrer.search : href('/'));
}

/** @returns Values for Set-Cookie headers. */
async function doneBy(deed: Deed, form: FormData, context: RequestContext): Promise<readonly string[]> {
  if (deed === 'forget') {
    await context.visitor.forget();
    return createForgetCookies(context);
  }
  const allowed = allowedBy(deed, form, context);
  if (!allowed.includes('functional')) await context.visitor.forgetProfile();
  return [...(await recordConsent(allowed, context)), ...landingAdvertising(form, allowed, context)];
}

/** What the visitor allows with the pressed button. */
function allowedBy(
  deed: Exclude<Deed, 'forget'>,
  form: FormData,
  { consent }: Pick<RequestContext, 'consent'>,
): readonly ConsentCategory[] {
  if (deed === 'save') return categoriesOf(form.getAll('category').map(String));
  if (deed === 'optOut') return consent.filter((category) => !isSoldOrShared(category));
  return CATEGORIES_OF_ANSWER[deed];
}

/**
 * Advertising parameters of the landing page, which the browser kept in its tab until this choice. They are stored
 * only with consent to targeting, and never with Global Privacy Control.
 */
function landingAdvertising(
  form: FormData,
  allowed: readonly ConsentCategory[],
  { gpc, secureCookies }: Pick<RequestContext, 'gpc' | 'secureCookies'>,
): readonly string[] {
  const kept = form.get(ADVERTISING_COOKIE);
  if (typeof kept !== 'string' || gpc || !allowed.includes('targeting')) return [];
  return [advertisingCookie(kept, secureCookies)].filter((cookie) => cookie !== null);
}

function backToPage(
  outcome: PrivacyOutcome,
  cookies: readonly string[],
  { dealership, locale, path }: Pick<RequestContext, 'dealership' | 'locale' | 'path'>,
): Response {
  const page = localPath(path, locale, dealership.languages);
  return redirectTo(`${page}?done=${outcome}#${NOTICE_ID}`, cookies);
}

const redirectTo = (page: string, cookies: readonly string[]): Response =>
  replace(page, {
    status: 303,
    headers: new Headers(cookies.map((cookie): [string, string] => ['Set-Cookie', cookie])),
  });
