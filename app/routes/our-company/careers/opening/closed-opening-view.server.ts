import { pathTo } from '@rooftop/content/page-paths';
import type { RequestContext } from '#app/context.server.ts';

export type ClosedOpeningView = ReturnType<typeof closedOpeningView>;

/** Says that a job opening has closed, and links to the open ones. */
export function closedOpeningView(
  { hasOthers }: { readonly hasOthers: boolean },
  { t, href }: Pick<RequestContext, 't' | 'href'>,
) {
  return {
    kind: 'closed' as const,
    heading: t('careers.closed'),
    text: t(hasOthers ? 'careers.closedText' : 'careers.noOpenings'),
    browse: { label: t('careers.heading'), href: href(pathTo('careers')) ?? '/' },
  };
}
