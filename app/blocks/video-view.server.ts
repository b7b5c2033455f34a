import type { BlockOf } from '@rooftop/content/blocks/block';
import type { RequestContext } from '../context.server.ts';
import { type FilmView, filmView } from '../ui/film-view.server.ts';

export interface VideoView {
  readonly heading: string | null;
  readonly text: string | null;
  readonly film: FilmView;
}

export const videoView = (
  { heading, text, video }: BlockOf<'video'>,
  context: RequestContext,
): VideoView => ({ heading, text, film: filmView(video, context) });
