import type { Theme } from '@rooftop/content/documents/dealership';

/** Everything that the picture of a shared link is made from. Equal cards look equal. */
export interface ShareCard {
  readonly theme: Theme;
  readonly name: string;
  readonly headline: string;
  /** addresses as `imageUrl` makes them */
  readonly logo: string | null;
  readonly picture: string | null;
}

/** Draws cards. Each is drawn once and kept for a while. */
export interface ShareCards {
  /** a PNG */
  draw(card: ShareCard): Promise<Uint8Array<ArrayBuffer>>;
}
