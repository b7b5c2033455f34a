import { randomBytes } from 'node:crypto';

/** The parts of a page that differ between searches. */
export type HoleName =
  | 'title'
  | 'description'
  | 'announcement'
  /** The rest of the page's own URL, after its first segment. */
  | 'location'
  /** The search's canonical URL, without host and language. */
  | 'canonical'
  /** Candidates of the first picture in `srcset` format. */
  | 'picture'
  /** HTML of everything between header and footer. */
  | 'main';

/** The placeholder text of each hole. */
export type Holes = Readonly<Record<HoleName, string>>;

/** Creates unique placeholder texts, which can't be guessed outside of this process. */
export function createHoles(): Holes {
  const mark = `hole-${randomBytes(12).toString('hex')}`;
  return {
    title: `${mark}-title`,
    description: `${mark}-description`,
    announcement: `${mark}-announcement`,
    // Starts with a slash, because the rest of a URL may be empty or start with a question mark.
    location: `/${mark}-location`,
    canonical: `/${mark}-canonical`,
    picture: `${mark}-picture`,
    main: `${mark}-main`,
  };
}

/** Tells a search page to render these holes for a stencil. */
export interface StencilAsked {
  readonly holes: Holes;
  /** Whether search engines may index the searches. */
  readonly isIndexed: boolean;
  /** Whether there is a first picture. */
  readonly hasPicture: boolean;
  /** Path of the search if the menus link to it and mark the link as current, or null. */
  readonly menuPath: string | null;
}
