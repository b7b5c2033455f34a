import type { BlockOf } from '@rooftop/content/blocks/block';
import type { RequestContext } from '#app/context.server.ts';
import { pictureView } from '#app/ui/media/picture-view.server.ts';
import { proseHtml } from '#app/ui/prose/prose-html.server.tsx';
import { linkViews } from '../link-view.server.ts';

export type FeatureView = ReturnType<typeof featureView>;

export function featureView(block: BlockOf<'feature'>, context: RequestContext) {
  const { eyebrow, heading, body, points, terms, image, imageSide } = block;
  return {
    eyebrow,
    heading,
    body: proseHtml(body, context.href),
    points,
    /** Terms of the promise. */
    terms,
    picture: image && pictureView(image, context.imageUrl, 'half'),
    imageSide,
    links: linkViews([block.callToAction, block.secondCallToAction], context),
  };
}
