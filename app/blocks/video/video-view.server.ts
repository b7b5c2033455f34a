import type { BlockOf } from '@rooftop/content/blocks/block';
import type { RequestContext } from '#app/context.server.ts';
import { videoEmbedView } from '#app/ui/media/video-embed-view.server.ts';

export type VideoView = ReturnType<typeof videoView>;

export const videoView = ({ heading, text, video }: BlockOf<'video'>, context: RequestContext) => ({
  heading,
  text,
  embed: videoEmbedView(video, context),
});
