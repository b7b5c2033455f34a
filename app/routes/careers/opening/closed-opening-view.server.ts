import { pathTo } from '@rooftop/content/page-paths';
import type { RequestContext } from '../../../context.server.ts';

/** Says that a job opening has closed, and links to the open ones. */
export interface ClosedOpeningView {
  readonly kind: 'closed';
  readonly heading: string;
  readonly text: string;
  readonly browse: { readonly label: string; readonly href: string };
}

export function closedOpeningView(
  { hasOthers }: { readonly hasOthers: boolean },
  { t, href }: Pick<RequestContext, 't' | 'href'>,
): ClosedOpeningView {
  return {
    kind: 'closed',
    heading: t('careers.closed'),
    text: t(hasOthers ? 'careers.closedText' : 'careers.noOpenings'),
    browse: { label: t('careers.heading'), href: href(pathTo('careers')) ?? '/' },
  };
}
