import type { Language } from '@rooftop/tenancy/languages';
import type { RequestContext } from '#app/context.server.ts';
import { localPath } from '#app/http/page-request.ts';
import { withoutEditMarks } from '#app/ui/without-edit-marks.ts';
import { home } from './home.server.ts';
import { kindFacts, pageFacts } from './shared-facts.server.ts';
import { type ShareImage, shareImage } from './share-image.server.ts';
import type { SharedKind, SharedPage, ShareFacts } from './shared-page.ts';

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
  readonly image: ShareImage;
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
  /** Page whose picture represents shared links, or one page of a kind. */
  readonly picture: SharedPage | { readonly of: SharedKind; readonly key: string };
}

/** Picture of a page, or that of the home page, for example when the page has been removed. */
async function pictured(picture: HeadFacts['picture'], context: RequestContext): Promise<ShareFacts> {
  if ('head' in picture) return pageFacts(picture, context);
  return (await kindFacts(picture.of, picture.key, context)) ?? home.head(context);
}

/** Head of a page with its own title, such as a search or a vehicle. */
export async function headOf(headFacts: HeadFacts, context: RequestContext): Promise<PageHead> {
  const { dealership, locale, origin } = context;
  const shown = await pictured(headFacts.picture, context);
  const address = (language: Language) =>
    origin + localPath(headFacts.address, language, dealership.languages);
  return {
    title: titleWithName(withoutEditMarks(headFacts.title), dealership.name, headFacts.address === '/'),
    description: headFacts.description && withoutEditMarks(headFacts.description),
    siteName: dealership.name,
    locale,
    canonical: address(locale),
    isIndexed: headFacts.isIndexed && dealership.isLaunched,
    alternates:
      dealership.languages.length < 2
        ? []
        : dealership.languages.map((language) => ({ language, href: address(language) })),
    image: shareImage(shown, context),
  };
}

/** Head of a page. It is the same for every visitor, store and query. */
export async function pageHead(page: SharedPage, context: RequestContext): Promise<PageHead> {
  const { title, description } = await pageFacts(page, context);
  return headOf({ title, description, address: context.path, isIndexed: true, picture: page }, context);
}
