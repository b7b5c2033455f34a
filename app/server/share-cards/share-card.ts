import type { Theme } from '@rooftop/content/documents/dealership';

/** Everything that determines the image of a shared link. Equal cards produce equal images. */
export interface ShareCard {
  readonly theme: Theme;
  readonly name: string;
  readonly headline: string;
  /** Second line of text. */
  readonly detail: string | null;
  /** URL as returned by `imageUrl`. */
  readonly logo: string | null;
  /** URL as returned by `imageUrl`, or of a car picture on the dealership's own host. */
  readonly picture: string | null;
}

/** Draws a dealership's cards and caches them. */
export interface ShareCards {
  /**
   * @returns a PNG
   * @throws QueueFullError if too many cards are waiting to be drawn
   */
  draw(card: ShareCard): Promise<Uint8Array<ArrayBuffer>>;
}
