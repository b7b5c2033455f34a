import type { Image } from '@rooftop/content/objects/media/image';
import type { RequestContext } from '#app/context.server.ts';
import type { WordKey } from '#app/locales/wording.server.ts';

/** The picture that represents a page in shared links. */
export interface ShareFacts {
  /** What the page is about: the picture's alternative text. */
  readonly headline: string;
  /** Image from the content, or the URL of a car picture on the dealership's own host. */
  readonly picture: Image | string | null;
}

/** Head data of a page for search engines and shared links. */
export interface PageHeadFacts extends ShareFacts {
  readonly title: string;
  readonly description: string | null;
}

/** Wording of a page's head. Messages may contain the dealership's `name`. */
export interface HeadWording {
  readonly title: WordKey;
  readonly description: WordKey;
  /** Alternative text of the picture of shared links. Defaults to the title. */
  readonly headline?: WordKey;
}

/** A page with its own head. */
export interface SharedPage {
  readonly head: HeadWording | ((context: RequestContext) => Promise<PageHeadFacts>);
}

/** Pages of one kind, each of which has its own picture for shared links. */
export interface SharedKind {
  /**
   * A page's picture. Undefined if the dealership has no such page.
   * @param key Unique within the dealership and the kind.
   */
  readonly find: (key: string, context: RequestContext) => Promise<ShareFacts | undefined>;
}

/** A page without a picture of its own shares that of the home page. */
export const shareFacts = (headline: string, picture: Image | null = null): ShareFacts => ({
  headline,
  picture,
});
