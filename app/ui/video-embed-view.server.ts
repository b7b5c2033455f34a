import type { Image } from '@rooftop/content/objects/image';
import type { RequestContext } from '../context.server.ts';
import { pictureView } from './picture-view.server.ts';

/** Video hosted on another platform, before it is played. */
export type VideoEmbedView = ReturnType<typeof videoEmbedView>;

interface Video {
  readonly url: string;
  readonly title: string;
  readonly poster: Image | null;
}

/** Embedded players that set no cookies. The first capture group is the video's ID. */
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

/** Player URL of a video page, or null if the platform is unknown. */
export function playerOf(url: string): string | null {
  for (const [page, player] of PLAYERS) {
    const id = page.exec(url)?.[1];
    if (id !== undefined) return player(id);
  }
  return null;
}

/** Video with a poster image that plays on click. */
export const videoEmbedView = (
  { url, title, poster }: Video,
  { imageUrl, t }: Pick<RequestContext, 'imageUrl' | 't'>,
) => ({
  /** Page of the video, for visitors without JavaScript. */
  href: url,
  /** URL of the embedded player, or null if the video can only be watched on its own page. */
  player: playerOf(url),
  title,
  poster: poster && pictureView(poster, imageUrl, 'half'),
  play: t('video.play', { title }),
});
