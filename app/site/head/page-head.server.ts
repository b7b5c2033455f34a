import type { Language } from '@rooftop/content/languages';
import type { RequestContext } from '../../context.server.ts';
import { localPath } from '../../http/page-request.ts';
import { shareAddress, shareCard } from './share-address.server.ts';
import { type PageName, PAGES } from './pages.server.ts';
import { type Subject, subjectCard } from './subjects.server.ts';

/** Data for a page's head, rendered by `headTags`. URLs are absolute. */
export interface PageHead {
  readonly title: string;
  readonly description: string | null;
  readonly siteName: string;
  readonly locale: Language;
  readonly canonical: string;
  /** Whether search engines may index it. */
  readonly isIndexed: boolean;
  /** The page in every language including its own. Empty if there is only one. */
  readonly alternates: readonly { readonly language: Language; readonly href: string }[];
  readonly image: { readonly href: string; readonly alt: string };
  /** RSS feed of such pages. */
  readonly feed?: { readonly title: string; readonly href: string };
  /** Article properties, see https://ogp.me. Dates are formatted as `YYYY-MM-DD`. */
  readonly article?: {
    readonly publishedOn: string;
    readonly updatedOn: string | null;
    readonly section: string;
    /** URL of the author's page. */
    readonly author: string | null;
  };
}

/** Characters of a title that search results show. */
const MOST_LETTERS = 60;

/**
 * Appends the dealership's name to a title for search results and bookmarks, if there is room. The home page always
 * has the name.
 */
export function titleWithName(title: string, name: string, isHome = false): string {
  const both = `${title} | ${name}`;
  const fits = isHome || both.length <= MOST_LETTERS;
  return title.includes(name) || !fits ? title : both;
}

/** Input for the head of a page. */
export interface HeadFacts {
  readonly title: string;
  readonly description: string | null;
  /** Canonical path and query string, without the language. */
  readonly address: string;
  readonly isIndexed: boolean;
  /** Page or subject whose image represents shared links. */
  readonly picture: PageName | Subject;
}

/** Card of the page or subject, or else that of the home page, for example when the subject has been removed. */
async function pictured(asked: PageName | Subject, context: RequestContext) {
  const facts = typeof asked === 'string' ? await PAGES[asked](context) : await subjectCard(asked, context);
  return facts === undefined
    ? { of: 'home' as const, facts: await PAGES.home(context) }
    : { of: asked, facts };
}

/** Head of a page with its own title, such as a search or a vehicle. */
export async function headOf(own: HeadFacts, context: RequestContext): Promise<PageHead> {
  const { dealership, locale, origin } = context;
  const shown = await pictured(own.picture, context);
  const card = await shareCard(shown.facts, context);
  const address = (language: Language) => origin + localPath(own.address, language, dealership.languages);
  return {
    title: titleWithName(own.title, dealership.name, own.address === '/'),
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

/** Head of a named page. It is the same for every visitor, store and query. */
export async function pageHead(page: PageName, context: RequestContext): Promise<PageHead> {
  const { title, description } = await PAGES[page](context);
  return headOf({ title, description, address: context.path, isIndexed: true, picture: page }, context);
}
