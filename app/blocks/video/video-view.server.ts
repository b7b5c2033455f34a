import type { BlockOf } from '@rooftop/content/blocks/block';
import type { RequestContext } from '../../context.server.ts';
import { type VideoEmbedView, videoEmbedView } from '../../ui/video-embed-view.server.ts';

export interface VideoView {
  readonly heading: string | null;
  readonly text: string | null;
  readonly embed: VideoEmbedView;
}

export const videoView = (
  { heading, text, video }: BlockOf<'video'>,
  context: RequestContext,
): VideoView => ({ heading, text, embed: videoEmbedView(video, context) });
