import type { Theme } from '@rooftop/content/documents/dealership';

/** Everything that the picture of a shared link is made from. Equal cards look equal. */
export interface ShareCard {
  readonly theme: Theme;
  readonly name: string;
  readonly headline: string;
  /** a second line below it */
  readonly detail: string | null;
  /** as `imageUrl` makes it */
  readonly logo: string | null;
  /** likewise, or of a car's picture on the dealership's own host */
  readonly picture: string | null;
}

/** Draws the cards of a dealership. Each is drawn once and kept for a while. */
export interface ShareCards {
  /**
   * @returns a PNG
   * @throws QueueFullError when too many wait to be drawn
   */
  draw(card: ShareCard): Promise<Uint8Array<ArrayBuffer>>;
}
