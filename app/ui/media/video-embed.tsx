import { PlayIcon } from '../icons/play-icon.tsx';
import type { VideoEmbedView } from './video-embed-view.server.ts';
import { Picture } from './picture.tsx';

/**
 * Poster of a video, linked to the video's page. With JavaScript, `VideoPlayer` plays it in place; nothing is loaded
 * from the other platform before that.
 */
export function VideoEmbed({ of: { href, player, title, poster, play } }: { readonly of: VideoEmbedView }) {
  return (
    <div className="video-embed" data-pictured={poster !== null}>
      <a href={href} {...(player !== null && { 'data-video': player, 'data-title': title })}>
        {poster !== null && (
          <Picture picture={{ ...poster, alt: '' }} sizes="(width >= 64rem) 60rem, calc(100vw - 2rem)" />
        )}
        <span className="video-play">
          <PlayIcon aria-hidden="true" size={24} fill="currentColor" />
          {play}
        </span>
      </a>
    </div>
  );
}
