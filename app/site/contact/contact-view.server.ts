import type { RequestContext } from '../../context.server.ts';
import { placeOfCompany, placeView, type PlaceView } from '../../stores/place-view.server.ts';
import { type Words, words } from '../../locales/wording.server.ts';

const CALL_WORDS = ['contact.call', 'contact.email', 'contact.write'] as const;

/** Shown next to the form: what the page is for, and whom to call when. */
export interface ContactLeadView {
  readonly heading: string;
  readonly intro: string;
  /** The chosen store, or else the dealership. */
  readonly company: PlaceView;
  readonly email: { readonly address: string; readonly href: string } | null;
  readonly words: Words<(typeof CALL_WORDS)[number]>;
}

type ContactLeadOptions = Pick<ContactLeadView, 'heading' | 'intro'>;

/** Whom to call when, next to a page's own heading and text. */
export async function contactLeadView(
  { heading, intro }: ContactLeadOptions,
  context: RequestContext,
): Promise<ContactLeadView> {
  const company = await context.company();
  const place = placeView(placeOfCompany(company), context);
  return {
    heading,
    intro,
    company: place,
    email: company.email === null ? null : { address: company.email, href: `mailto:${company.email}` },
    words: words(context.t, CALL_WORDS),
  };
}
