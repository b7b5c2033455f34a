import type { HeadWording } from '../head/shared-page.ts';

/** Rules of the page cache for a page: see `app/server/page-cache`. */
export interface CacheRules {
  /** Values of a path parameter that have pages. Defaults to any slug. */
  readonly segments?: Readonly<Record<string, readonly string[]>>;
  /** Query parameters and their allowed values. The page never sees other values, which limits its cache keys. */
  readonly parameters?: Readonly<Record<string, readonly string[]>>;
  /** Query parameters that the page reads with any value. With one of these it is not cached. */
  readonly unbounded?: readonly string[];
}

/**
 * What a page says about itself in its `page.ts`: plain data, without JSX and without `.server` imports, because it is
 * read before the build. Code for the sitemap is in the `page.server.ts` beside it.
 */
export interface PageDefinition {
  /** Paths by route ID, with parameters as Remix writes them. Without the language. */
  readonly paths: Readonly<Record<string, string>>;
  /** Whether the page exists in each language of the dealership. Defaults to true. */
  readonly isLocalized?: false;
  /**
   * Set if it is a form in a frame, which is a part of the page around it. Its content policy allows no tracker, tag or
   * chat.
   */
  readonly isFrame?: true;
  /** Set if it only redirects to pages. Other routes without a component are files: see `app/routes/page-list.ts`. */
  readonly isRedirect?: true;
  /** Whether editors may write a page of their own at these paths. Defaults to false. */
  readonly isReplaceable?: true;
  /**
   * Set if the page looks the same to all visitors with the same store. Its loader gets a request that carries nothing
   * from the visitor. A page that turns out to have a form is not cached.
   */
  readonly cache?: true | CacheRules;
  /** Lists the paths in this source of the sitemap. */
  readonly sitemap?: 'pages';
  /** Texts of the page's head. */
  readonly head?: HeadWording;
}

/** Describes a page. `app/routes/README.md` explains how to add one. */
export const definePage = <const Page extends PageDefinition>(page: Page): Page => page;
