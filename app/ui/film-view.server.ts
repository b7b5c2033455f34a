import type { Image } from '@rooftop/content/objects/image';
import type { RequestContext } from '../context.server.ts';
import { pictureView, type PictureView } from './picture-view.server.ts';

/** A film that lies elsewhere, before anybody has asked to see it. */
export interface FilmView {
  /** its own page, for whoever has no script */
  readonly href: string;
  /** what a frame shows when it is played; null: it is seen on its own page only */
  readonly player: string | null;
  readonly title: string;
  readonly poster: PictureView | null;
  readonly play: string;
}

interface Film {
  readonly url: string;
  readonly title: string;
  readonly poster: Image | null;
}

/** Where a film is played without setting cookies; the first group is its id. */
const PLAYERS: readonly (readonly [page: RegExp, player: (id: string) => string])[] = [
  [
    /^https:\/\/(?:www\.|m\.)?youtube\.com\/(?:watch\?(?:\S*&)?v=|shorts\/)([\w-]+)/,
    (id) => `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0`,
  ],
  [/^https:\/\/youtu\.be\/([\w-]+)/, (id) => `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0`],
  [
    /^https:\/\/(?:www\.|player\.)?vimeo\.com\/(?:video\/)?(\d+)/,
    (id) => `https://player.vimeo.com/video/${id}?autoplay=1&dnt=1`,
  ],
];

/** The address of a film's player; null when we know none for its page. */
export function playerOf(url: string): string | null {
  for (const [page, player] of PLAYERS) {
    const id = page.exec(url)?.[1];
    if (id !== undefined) return player(id);
  }
  return null;
}

/** A film as a picture that plays when it is pressed. */
export const filmView = (
  { url, title, poster }: Film,
  { imageUrl, say }: Pick<RequestContext, 'imageUrl' | 'say'>,
): FilmView => ({
  href: url,
  player: playerOf(url),
  title,
  poster: poster && pictureView(poster, imageUrl, 'half'),
  play: say('film.play', { title }),
});
