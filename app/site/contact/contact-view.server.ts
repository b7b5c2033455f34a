import type { RequestContext } from '#app/context.server.ts';
import { placeOfCompany, placeView } from '#app/stores/place-view.server.ts';
import { wordsFor } from '#app/locales/wording.server.ts';

const CALL_WORDS = ['contact.call', 'contact.email', 'contact.write'] as const;

/** Shown next to the form: what the page is for, and whom to call when. */
export type ContactLeadView = Awaited<ReturnType<typeof contactLeadView>>;

interface ContactLeadOptions {
  readonly heading: string;
  readonly intro: string;
}

/** Whom to call when, next to a page's own heading and text. */
export async function contactLeadView({ heading, intro }: ContactLeadOptions, context: RequestContext) {
  const company = await context.company();
  const place = placeView(placeOfCompany(company), context);
  return {
    heading,
    intro,
    /** The chosen store, or else the dealership. */
    company: place,
    email: company.email === null ? null : { address: company.email, href: `mailto:${company.email}` },
    words: wordsFor(context.t, CALL_WORDS),
  };
}
