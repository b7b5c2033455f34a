import type { BlockOf } from '@rooftop/content/blocks/block';
import type { RequestContext } from '#app/context.server.ts';
import { linkViews } from '../link-view.server.ts';

export type CallToActionView = ReturnType<typeof callToActionView>;

export const callToActionView = (
  { heading, text, callToAction, secondCallToAction }: BlockOf<'callToAction'>,
  context: RequestContext,
) => ({ heading, text, links: linkViews([callToAction, secondCallToAction], context) });
