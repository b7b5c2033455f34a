import type { BlockOf } from '@rooftop/content/blocks/block';
import type { RequestContext } from '#app/context.server.ts';
import { videoEmbedView } from '#app/ui/media/video-embed-view.server.ts';
import { VideoEmbed } from '#app/ui/media/video-embed.tsx';
import { useElementId } from '#app/ui/use-element-id.ts';
import { BlockHeading } from '../block-heading.tsx';

type VideoView = ReturnType<typeof videoView>;

export const videoView = ({ heading, text, video }: BlockOf<'video'>, context: RequestContext) => ({
  heading,
  text,
  embed: videoEmbedView(video, context),
});

/** A video with its heading and text. */
export function Video({ view: { heading, text, embed } }: { readonly view: VideoView }) {
  const id = useElementId();
  if (heading === null) {
    return (
      <div className="block video">
        <VideoEmbed of={embed} />
      </div>
    );
  }
  return (
    <section className="block video" aria-labelledby={id}>
      <BlockHeading id={id} heading={heading} text={text} />
      <VideoEmbed of={embed} />
    </section>
  );
}
