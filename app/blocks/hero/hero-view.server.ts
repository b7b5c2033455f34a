import type { BlockOf } from '@rooftop/content/blocks/block';
import type { RequestContext } from '#app/context.server.ts';
import { pictureView } from '#app/ui/media/picture-view.server.ts';
import { linkViews } from '../link-view.server.ts';
import type { BlockPlace } from '../static-block.server.tsx';

export type HeroView = ReturnType<typeof heroView>;

export function heroView(block: BlockOf<'hero'>, context: RequestContext, { isLead }: BlockPlace) {
  const { eyebrow, heading, text, image, terms } = block;
  return {
    eyebrow,
    heading,
    text,
    picture: image && pictureView(image, context.imageUrl),
    links: linkViews([block.callToAction, block.secondCallToAction], context),
    /** Terms of the promise. */
    terms,
    /** Whether its heading is the page's heading and its picture the largest above the fold. */
    isLead,
  };
}
