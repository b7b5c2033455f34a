import { CONSENT_CATEGORIES, type ConsentCategory } from '@rooftop/visits/consent';
import type { RequestContext } from '#app/context.server.ts';
import { callerAddress } from '#app/http/caller-address.ts';
import type { Translate, WordKey } from '#app/locales/wording.server.ts';
import { consentCookies } from './consent-cookies.ts';
import { consentId, consentIdCookie } from './consent-id-cookie.ts';

/** What a visitor reads before they choose, in the banner or on the page of privacy choices. */
const READ = [
  'banner.text',
  'banner.textOpen',
  'banner.denyText',
  'banner.accept',
  'banner.acceptAll',
  'banner.deny',
  'banner.rejectAll',
  ...CONSENT_CATEGORIES.flatMap((category) => [`privacy.${category}`, `privacy.${category}Text`] as const),
  'privacy.save',
  'privacy.optOut',
  'privacy.sharingText',
] as const satisfies readonly WordKey[];

const wordingOf = (t: Translate): string => READ.map((key) => `${key}: ${t(key)}`).join('\n');

/**
 * Logs a choice and creates its cookies. A choice counts even if it cannot be logged.
 * @returns values of Set-Cookie headers
 */
export async function recordConsent(
  allowed: readonly ConsentCategory[],
  context: RequestContext,
): Promise<readonly string[]> {
  const id = consentId(context) ?? crypto.randomUUID();
  try {
    await log(id, allowed, context);
  } catch (error) {
    context.report(error);
  }
  return [...consentCookies(allowed, context), consentIdCookie(id, context)];
}

async function log(
  visitor: string,
  allowed: readonly ConsentCategory[],
  { client, dealership, gpc, limits, locale, logConsent, t }: RequestContext,
): Promise<void> {
  const address = callerAddress(client.ipAddress);
  // A flood of choices is no evidence of anything.
  if (address !== null && (await limits.count('consentChoices', 'caller', dealership.id, address)).isOver)
    return;
  if ((await limits.count('consentChoices', 'tenant', dealership.id)).isOver) return;
  const wording = { language: locale, text: wordingOf(t) };
  await logConsent({ dealership: dealership.id, visitor, allowed, gpc, wording });
}
