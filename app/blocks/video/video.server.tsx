import type { BlockOf } from '@rooftop/content/blocks/block';
import type { RequestContext } from '#app/context.server.ts';
import { videoEmbedView } from '#app/ui/media/video-embed-view.server.ts';
import { VideoEmbed } from '#app/ui/media/video-embed.tsx';
import { useElementId } from '#app/ui/use-element-id.ts';
import { BlockHeading } from '../block-heading.tsx';
import { VIDEO_URL } from '../rich-text/every-part.ts';
import { staticBlock } from '../static-block.server.tsx';

type VideoView = ReturnType<typeof videoView>;

const videoView = ({ heading, text, video }: BlockOf<'video'>, context: RequestContext) => ({
  heading,
  text,
  embed: videoEmbedView(video, context),
});

/** A video with its heading and text. */
function Video({ view: { heading, text, embed } }: { readonly view: VideoView }) {
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

export const block = staticBlock('video', videoView, Video, ({ images: [poster = null] }) => [
  {
    heading: 'A video',
    text: 'Nothing loads before you press play.',
    video: { url: VIDEO_URL, title: 'A walk through our workshop', poster },
  },
  {
    heading: null,
    text: null,
    video: { url: 'https://vimeo.com/1084537', title: 'A video without a poster', poster: null },
  },
]);
