import type { Language } from '@rooftop/content/languages';
import type { RequestContext } from '../context.server.ts';
import { localPath } from '../http/asked-page.ts';
import { shareAddress, shareCard } from './share-address.server.ts';
import { type PageName, PAGES } from './pages.server.ts';
import { type Subject, subjectCard } from './subjects.server.ts';

/** What stands in a page's head; `headTags` writes it. Addresses are absolute. */
export interface PageHead {
  readonly title: string;
  readonly description: string | null;
  readonly siteName: string;
  readonly locale: Language;
  readonly canonical: string;
  /** whether search engines may list it */
  readonly isIndexed: boolean;
  /** the page in every language, this one too; none when there is but one */
  readonly alternates: readonly { readonly language: Language; readonly href: string }[];
  readonly image: { readonly href: string; readonly alt: string };
  /** where feed readers find what is new on such pages */
  readonly feed?: { readonly title: string; readonly href: string };
  /** of an article, see https://ogp.me; days are `YYYY-MM-DD` */
  readonly article?: {
    readonly publishedOn: string;
    readonly updatedOn: string | null;
    readonly section: string;
    /** its author's page */
    readonly author: string | null;
  };
}

/** As much of a title as search results show. */
const MOST_LETTERS = 60;

/**
 * A title that says whose page it is, as search results and bookmarks need it, where there is room: the page comes
 * first. The home page says so always.
 */
export function signed(title: string, name: string, isHome = false): string {
  const both = `${title} | ${name}`;
  const fits = isHome || both.length <= MOST_LETTERS;
  return title.includes(name) || !fits ? title : both;
}

/** What the head of a page depends on. */
export interface HeadFacts {
  readonly title: string;
  readonly description: string | null;
  /** canonical path and query, without the language */
  readonly address: string;
  readonly isIndexed: boolean;
  /** the page, or what it is about, whose picture a shared link shows */
  readonly picture: PageName | Subject;
}

/** Whose card a page has: its own, else the home page's, as when what it is about is gone. */
async function pictured(asked: PageName | Subject, context: RequestContext) {
  const facts = typeof asked === 'string' ? await PAGES[asked](context) : await subjectCard(asked, context);
  return facts === undefined
    ? { of: 'home' as const, facts: await PAGES.home(context) }
    : { of: asked, facts };
}

/** The head of a page that has no name of its own, such as a search or a vehicle. */
export async function headOf(own: HeadFacts, context: RequestContext): Promise<PageHead> {
  const { dealership, locale, origin } = context;
  const shown = await pictured(own.picture, context);
  const card = await shareCard(shown.facts, context);
  const address = (language: Language) => origin + localPath(own.address, language, dealership.languages);
  return {
    title: signed(own.title, dealership.name, own.address === '/'),
    description: own.description,
    siteName: dealership.name,
    locale,
    canonical: address(locale),
    isIndexed: own.isIndexed && dealership.isLaunched,
    alternates:
      dealership.languages.length < 2
        ? []
        : dealership.languages.map((language) => ({ language, href: address(language) })),
    image: { href: origin + shareAddress(shown.of, card, context), alt: shown.facts.headline },
  };
}

/** The head of a page: the same for every visitor, whatever his store, and for every query. */
export async function pageHead(page: PageName, context: RequestContext): Promise<PageHead> {
  const { title, description } = await PAGES[page](context);
  return headOf({ title, description, address: context.path, isIndexed: true, picture: page }, context);
}
