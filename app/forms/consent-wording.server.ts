import { createHash } from 'node:crypto';
import type { ConsentEvidence } from '@rooftop/leads/lead';
import type { RequestContext } from '../context.server.ts';
import { unlessUnavailable } from '../unless-unavailable.ts';

/** Names of the fields that tell what was read and answered. */
const FIELDS = { box: 'contactConsent', version: 'consentVersion' } as const;

/**
 * The optional box below a phone field. Its one statement says what checking it agrees to, with the content of the
 * disclaimer (spec 5; decided, 8). Nobody who leaves it empty has agreed to anything (TCPA).
 */
export interface ConsentView {
  readonly box: string;
  /** says that the box is optional */
  readonly optional: string;
  /** names exactly these words, in this language and for this dealership */
  readonly version: string;
  readonly links: readonly { readonly label: string; readonly href: string }[];
  readonly fields: typeof FIELDS;
}

type Speaker = Pick<RequestContext, 'say' | 'href' | 'dealership' | 'content'>;

const LEGAL_PAGES = [
  ['form.legal.privacy', '/legal/privacy-policy'],
  ['form.legal.terms', '/legal/terms-of-sale'],
] as const;

/** The words about calls and texts, as the visitor is shown them. */
export async function consentView({ say, href, dealership, content }: Speaker): Promise<ConsentView> {
  const settings = await unlessUnavailable(content.settings(), null);
  const name = settings?.legalName ?? dealership.name;
  const optional = say('form.optional');
  const box = say('form.consent', { name });
  const links = LEGAL_PAGES.map(([key, path]) => ({ label: say(key), href: href(path) ?? '/' }));
  const version = createHash('sha256').update(`${box} ${optional}`).digest('hex').slice(0, 16);
  return { box, optional, version, links, fields: FIELDS };
}

/**
 * Proof of what the form showed and what the shopper did: the label as it was shown, and whether the box was checked.
 * Null if the form showed other words than today's: nothing is claimed then.
 */
export async function consentEvidence(form: FormData, context: Speaker): Promise<ConsentEvidence | null> {
  const { box, optional, version, links } = await consentView(context);
  if (form.get(FIELDS.version) !== version) return null;
  const wording = `☐ ${box} ${optional}\n${links.map(({ label }) => label).join(' · ')}`;
  return { textVersion: version, wording, isChecked: form.has(FIELDS.box) };
}
