import { replace } from '@remix-run/node';
import { categoriesOf, type ConsentCategory, isShared } from '@rooftop/visits/consent';
import { z } from 'zod';
import { consentCookies, createForgetCookies } from '../../../visitor/consent/consent-cookies.ts';
import type { RequestContext } from '../../../context.server.ts';
import { readForm } from '../../../forms/read-form.server.ts';
import { localPath } from '../../../http/page-request.ts';
import { ADVERTISING_COOKIE } from '../../../visitor/advertising.ts';
import { advertisingCookie } from '../../../visitor/advertising-cookie.ts';
import { ACTIONS, type PrivacyAction, NOTICE_ID, type Outcome } from './outcomes.ts';

const deedShape = z.enum(ACTIONS);

/**
 * Performs the action of the pressed button and redirects back to the page, which shows the result.
 * @throws Response (400) if the form is invalid
 */
export async function submitChoice(request: Request, context: RequestContext): Promise<Response> {
  const form = await readForm(request);
  const deed = deedShape.safeParse(form.get('deed'));
  if (!deed.success) throw new Response(null, { status: 400 });
  try {
    const cookies = await doneBy(deed.data, form, context);
    return backToPage(deed.data, cookies, context);
  } catch (error) {
    context.report(error);
    return backToPage('failed', [], context);
  }
}

/** @returns Values for Set-Cookie headers. */
async function doneBy(
  deed: PrivacyAction,
  form: FormData,
  context: RequestContext,
): Promise<readonly string[]> {
  switch (deed) {
    case 'save': {
      const allowed = categoriesOf(form.getAll('category').map(String));
      return [...consentCookies(allowed, context), ...landingAdvertising(form, allowed, context)];
    }
    case 'optOut':
      return consentCookies(
        context.consent.filter((category) => !isShared(category)),
        context,
      );
    case 'forget':
      break;
  }
  await context.visitor.forget();
  return createForgetCookies(context);
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
  outcome: Outcome,
  cookies: readonly string[],
  { dealership, locale, path }: Pick<RequestContext, 'dealership' | 'locale' | 'path'>,
): Response {
  const headers = new Headers(cookies.map((cookie): [string, string] => ['Set-Cookie', cookie]));
  const page = localPath(path, locale, dealership.languages);
  return replace(`${page}?done=${outcome}#${NOTICE_ID}`, { status: 303, headers });
}
