import { createHash } from 'node:crypto';
import { localDate } from '@rooftop/tenancy/calendar';
import type { Signature } from '@rooftop/vault/applications/application';
import type { UnsignedApplication } from '@rooftop/vault/applications/read-entered';
import type { RequestContext } from '#app/context.server.ts';
import { orFallback } from '@rooftop/platform/or-fallback';

const DISCLOSURE = 'electronic-signature-disclosure';

const digest = (shown: unknown): string =>
  createHash('sha256').update(JSON.stringify(shown)).digest('hex').slice(0, 16);

/**
 * What the applicant agrees to at the end: its text, the disclosure it names, and a version of both.
 * @param unsigned what they sign
 */
export async function agreementOf(unsigned: UnsignedApplication | null, context: RequestContext) {
  const { content, dealership, href, now, t } = context;
  const [settings, documents] = await Promise.all([
    orFallback(content.settings(), null),
    orFallback(content.legalDocuments(), []),
  ]);
  const ofKind = documents.filter(({ kind }) => kind === DISCLOSURE);
  const document = ofKind.find(({ isShared }) => !isShared) ?? ofKind[0];
  const today = localDate(dealership.timeZone, now);
  const inForce = document?.versions
    .filter(({ effectiveFrom }) => effectiveFrom <= today)
    .toSorted((a, b) => a.effectiveFrom.localeCompare(b.effectiveFrom))
    .at(-1);
  const wording = t('credit.agreement', { name: settings?.legalName ?? dealership.name });
  const version = digest([wording, inForce?.effectiveFrom, inForce?.body]);
  return {
    wording,
    link: { label: t('credit.disclosure'), href: href(`/legal/${DISCLOSURE}`) ?? '/' },
    version,
    /** Identifies all that is signed. Another tab may have changed the application. */
    key: digest([version, unsigned]),
    disclosureFrom: inForce?.effectiveFrom ?? null,
  };
}
export type Agreement = Awaited<ReturnType<typeof agreementOf>>;

/** The proof that an applicant agreed, kept with the application. */
export const signatureOf = (
  { wording, link, version, disclosureFrom }: Agreement,
  { client, now }: Pick<RequestContext, 'client' | 'now'>,
): Signature => ({
  textVersion: version,
  wording: `☑ ${wording}\n${link.label}`,
  disclosureFrom,
  signedAt: now.toISOString(),
  ipAddress: client.ipAddress,
  userAgent: client.userAgent?.slice(0, 1000) ?? null,
});
