import type { BlockOf } from '@rooftop/content/blocks/block';
import type { RequestContext } from '../../context.server.ts';
import { pictureView, type PictureView } from '../../ui/picture-view.server.ts';
import { proseHtml, type TrustedHtml } from '../../ui/prose-html.server.tsx';
import { type LinkView, linkViews } from '../link-view.server.ts';

export interface FeatureView {
  readonly eyebrow: string | null;
  readonly heading: string;
  readonly body: TrustedHtml | null;
  readonly points: readonly string[];
  /** Terms of the promise. */
  readonly terms: string | null;
  readonly picture: PictureView | null;
  readonly imageSide: 'left' | 'right';
  readonly links: readonly LinkView[];
}

export function featureView(block: BlockOf<'feature'>, context: RequestContext): FeatureView {
  const { eyebrow, heading, body, points, terms, image, imageSide } = block;
  return {
    eyebrow,
    heading,
    body: proseHtml(body, context.href),
    points,
    terms,
    picture: image && pictureView(image, context.imageUrl, 'half'),
    imageSide,
    links: linkViews([block.callToAction, block.secondCallToAction], context),
  };
}
