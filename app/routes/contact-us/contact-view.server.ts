import type { RequestContext } from '../../context.server.ts';
import { placeOfCompany, placeView, type PlaceView } from '../../stores/place-view.server.ts';
import { type Words, words } from '../../wording.server.ts';

const CALL_WORDS = ['contact.call', 'contact.email'] as const;

/** What stands beside the form: what the page is for, and whom to call when. */
export interface ContactLeadView {
  readonly heading: string;
  readonly intro: string;
  /** the chosen store, else the dealership */
  readonly company: PlaceView;
  readonly email: { readonly address: string; readonly href: string } | null;
  readonly words: Words<(typeof CALL_WORDS)[number]>;
}

/** Whom to call when, beside words of a page's own. */
export async function contactLeadView(
  { heading, intro }: Pick<ContactLeadView, 'heading' | 'intro'>,
  context: RequestContext,
): Promise<ContactLeadView> {
  const company = await context.company();
  return {
    heading,
    intro,
    company: placeView(placeOfCompany(company), context),
    email: company.email === null ? null : { address: company.email, href: `mailto:${company.email}` },
    words: words(context.say, CALL_WORDS),
  };
}
