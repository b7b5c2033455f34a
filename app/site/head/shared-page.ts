import type { Image } from '@rooftop/content/objects/image';
import type { RequestContext } from '../../context.server.ts';
import type { WordKey } from '../../locales/wording.server.ts';

/** Text and picture on the image of a shared link. */
export interface CardFacts {
  readonly headline: string;
  /** Second line of text, such as the price of a car. */
  readonly detail?: string | undefined;
  /** Image from the content, or the URL of a car picture on the dealership's own host. */
  readonly picture: Image | string | null;
}

/** Head data of a page for search engines and shared links. */
export interface PageFacts extends CardFacts {
  readonly title: string;
  readonly description: string | null;
}

/** Wording of a page's head. Messages may contain the dealership's `name`. */
export interface HeadWording {
  readonly title: WordKey;
  readonly description: WordKey;
  /** Line on the image of shared links. Defaults to the title. */
  readonly headline?: WordKey;
}

/** A page that has its own image for shared links. */
export interface SharedPage {
  /** Name in the image's URL. */
  readonly share: string;
  readonly head: HeadWording | ((context: RequestContext) => Promise<PageFacts>);
}

/** Pages of one kind, each of which has its own image for shared links. */
export interface SharedKind {
  /** Name in the images' URLs. */
  readonly share: string;
  /**
   * Data of a page's card. Undefined if the dealership has no such page.
   * @param key Unique within the dealership and the kind.
   */
  readonly find: (key: string, context: RequestContext) => Promise<CardFacts | undefined>;
}

/** A card without a picture of its own shows that of the home page. */
export const card = (headline: string, picture: Image | null = null): CardFacts => ({ headline, picture });
