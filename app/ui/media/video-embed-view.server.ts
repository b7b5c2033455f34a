import type { Image } from '@rooftop/content/objects/media/image';
import { type HostedVideo, parseVideoUrl } from '@rooftop/content/objects/media/video-url';
import type { RequestContext } from '#app/context.server.ts';
import { pictureView } from './picture-view.server.ts';

/** Video hosted on another platform, before it is played. */
export type VideoEmbedView = ReturnType<typeof videoEmbedView>;

interface Video {
  readonly url: string;
  readonly title: string;
  readonly poster: Image | null;
}

/** Embedded players that set no cookies, by platform. */
const PLAYERS: Readonly<Record<HostedVideo['platform'], (id: string) => string>> = {
  youtube: (id) => `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0`,
  vimeo: (id) => `https://player.vimeo.com/video/${id}?autoplay=1&dnt=1`,
};

/** Player URL of a video page, or null if the platform is unknown. */
export function playerOf(url: string): string | null {
  const video = parseVideoUrl(url);
  return video && PLAYERS[video.platform](video.id);
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
