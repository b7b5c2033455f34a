import type { Language } from '@rooftop/content/languages';
import type { RequestContext } from '../context.server.ts';
import { localPath } from '../http/asked-page.ts';
import { shareAddress, shareCard } from './share-address.server.ts';
import { type PageName, PAGES } from './pages.server.ts';

/** What stands in a page's head; `headTags` writes it. Addresses are absolute. */
export interface PageHead {
  readonly title: string;
  readonly description: string | null;
  readonly siteName: string;
  readonly locale: Language;
  readonly canonical: string;
  /** the page in every language, this one too; none when there is but one */
  readonly alternates: readonly { readonly language: Language; readonly href: string }[];
  readonly image: { readonly href: string; readonly alt: string };
}

/** A title that says whose page it is, as search results and bookmarks need it. */
const signed = (title: string, name: string): string => (title.includes(name) ? title : `${title} | ${name}`);

/** The head of a page: the same for every visitor, whatever his store, and for every query. */
export async function pageHead(page: PageName, context: RequestContext): Promise<PageHead> {
  const { dealership, locale, origin, path } = context;
  const facts = await PAGES[page](context);
  const card = await shareCard(facts, context);
  const address = (language: Language) => origin + localPath(path, language, dealership.languages);
  return {
    title: signed(facts.title, dealership.name),
    description: facts.description,
    siteName: dealership.name,
    locale,
    canonical: address(locale),
    alternates:
      dealership.languages.length < 2
        ? []
        : dealership.languages.map((language) => ({ language, href: address(language) })),
    image: { href: origin + shareAddress(page, card, context), alt: facts.headline },
  };
}
