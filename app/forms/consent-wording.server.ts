import { createHash } from 'node:crypto';
import type { ConsentEvidence } from '@rooftop/leads/lead';
import type { RequestContext } from '../context.server.ts';
import { orFallback } from '@rooftop/platform/or-fallback';

/** Names of the fields that record which text was shown and whether it was accepted. */
const FIELDS = { box: 'contactConsent', version: 'consentVersion' } as const;

/**
 * The optional checkbox below a phone field. Its single statement says what checking it means, with the content of
 * the disclaimer (spec 5; decision 114). Visitors who leave it unchecked have agreed to nothing (TCPA).
 */
export type ConsentView = Awaited<ReturnType<typeof consentView>>;

type Speaker = Pick<RequestContext, 't' | 'href' | 'dealership' | 'content'>;

const LEGAL_PAGES = [
  ['form.legal.privacy', '/legal/privacy-policy'],
  ['form.legal.terms', '/legal/terms-of-sale'],
] as const;

/** Creates the text about calls and texts in the visitor's language. */
export async function consentView({ t, href, dealership, content }: Speaker) {
  const settings = await orFallback(content.settings(), null);
  const name = settings?.legalName ?? dealership.name;
  const optional = t('form.optional');
  const box = t('form.consent', { name });
  const links = LEGAL_PAGES.map(([key, path]) => ({ label: t(key), href: href(path) ?? '/' }));
  const version = createHash('sha256').update(`${box} ${optional}`).digest('hex').slice(0, 16);
  return {
    box,
    /** Tells the visitor that the checkbox is optional. */
    optional,
    /** Identifies this exact text in this language for this dealership. */
    version,
    links,
    fields: FIELDS,
  };
}

/**
 * Creates the proof of what the form showed and what the shopper did: the label as shown and whether the checkbox was
 * checked. Returns null if the form showed a different text than today's, because then nothing can be proved.
 */
export async function consentEvidence(form: FormData, context: Speaker): Promise<ConsentEvidence | null> {
  const { box, optional, version, links } = await consentView(context);
  if (form.get(FIELDS.version) !== version) return null;
  const wording = `☐ ${box} ${optional}\n${links.map(({ label }) => label).join(' · ')}`;
  return { textVersion: version, wording, isChecked: form.has(FIELDS.box) };
}

/** The consent fields of a form that is submitted in steps, for the form of the last one. */
export const consentFields = (form: FormData): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.values(FIELDS).flatMap((name) => {
      const value = form.get(name);
      return typeof value === 'string' ? [[name, value.slice(0, 100)]] : [];
    }),
  );
