import type { BlockOf } from '@rooftop/content/blocks/block';
import type { RequestContext } from '../../context.server.ts';
import { pictureView, type PictureView } from '../../ui/picture-view.server.ts';
import { type LinkView, linkViews } from '../link-view.server.ts';
import type { BlockPlace } from '../static-block.server.tsx';

export interface HeroView {
  readonly eyebrow: string | null;
  readonly heading: string;
  readonly text: string | null;
  readonly picture: PictureView | null;
  readonly links: readonly LinkView[];
  /** Terms of the promise. */
  readonly terms: string | null;
  /** Whether its heading is the page's heading and its picture the largest above the fold. */
  readonly isLead: boolean;
}

export function heroView(block: BlockOf<'hero'>, context: RequestContext, { isLead }: BlockPlace): HeroView {
  const { eyebrow, heading, text, image, terms } = block;
  return {
    eyebrow,
    heading,
    text,
    picture: image && pictureView(image, context.imageUrl),
    links: linkViews([block.callToAction, block.secondCallToAction], context),
    terms,
    isLead,
  };
}
