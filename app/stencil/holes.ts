import { randomBytes } from 'node:crypto';

/** What differs from one search to the next, on a page that is otherwise the same. */
export type HoleName =
  | 'title'
  | 'description'
  | 'announcement'
  /** the rest of the page's own address, behind its first segment */
  | 'location'
  /** the search's canonical address, without host and language */
  | 'canonical'
  /** candidates of the first picture, as `srcset` has them */
  | 'picture'
  /** HTML of everything between header and footer */
  | 'main';

/** The text that stands in each hole. */
export type Holes = Readonly<Record<HoleName, string>>;

/** Texts that stand nowhere else: nobody outside this process knows them. */
export function createHoles(): Holes {
  const mark = `hole-${randomBytes(12).toString('hex')}`;
  return {
    title: `${mark}-title`,
    description: `${mark}-description`,
    announcement: `${mark}-announcement`,
    // With a slash, because the rest of an address may be empty, or begin with a question mark.
    location: `/${mark}-location`,
    canonical: `/${mark}-canonical`,
    picture: `${mark}-picture`,
    main: `${mark}-main`,
  };
}

/** Asks a search page for its stencil: what it renders has these holes. */
export interface StencilAsked {
  readonly holes: Holes;
  /** whether search engines may list the searches that are put into it */
  readonly isIndexed: boolean;
  /** whether there is a first picture */
  readonly hasPicture: boolean;
  /** of the search when menus have a link to it, which they mark; null: none has */
  readonly menuPath: string | null;
}
