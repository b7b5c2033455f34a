import type { BlockOf } from '@rooftop/content/blocks/block';
import type { RequestContext } from '../../context.server.ts';
import { type LinkView, linkViews } from '../link-view.server.ts';

export interface CallToActionView {
  readonly heading: string;
  readonly text: string | null;
  readonly links: readonly LinkView[];
}

export const callToActionView = (
  { heading, text, callToAction, secondCallToAction }: BlockOf<'callToAction'>,
  context: RequestContext,
): CallToActionView => ({ heading, text, links: linkViews([callToAction, secondCallToAction], context) });
