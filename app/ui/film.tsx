import { Play } from 'lucide-react';
import type { FilmView } from './film-view.server.ts';
import { Picture } from './picture.tsx';

/**
 * A film's picture, as a link to where it lies. Where there is script, `FilmPlayer` plays it in its place; nothing
 * comes from elsewhere before.
 */
export function Film({ of: { href, player, title, poster, play } }: { readonly of: FilmView }) {
  return (
    <div className="film" data-pictured={poster !== null}>
      <a href={href} {...(player !== null && { 'data-film': player, 'data-title': title })}>
        {poster !== null && (
          <Picture picture={{ ...poster, alt: '' }} sizes="(width >= 64rem) 60rem, calc(100vw - 2rem)" />
        )}
        <span className="film-play">
          <Play aria-hidden="true" size={24} fill="currentColor" />
          {play}
        </span>
      </a>
    </div>
  );
}
