import { pathTo } from '@rooftop/content/page-paths';
import type { RequestContext } from '#app/context.server.ts';

export type UnavailableOfferView = ReturnType<typeof unavailableOfferView>;

/** Says that an offer is not available today, and links to the current ones. */
export function unavailableOfferView(
  { isOver, hasOthers }: { readonly isOver: boolean; readonly hasOthers: boolean },
  { t, href }: Pick<RequestContext, 't' | 'href'>,
) {
  return {
    kind: 'absent' as const,
    heading: t(isOver ? 'offers.ended' : 'offers.toCome'),
    text: hasOthers ? t('offers.absentText') : t('offers.empty'),
    browse: hasOthers
      ? { label: t('offers.list.all'), href: href(pathTo('special-offers')) ?? '/' }
      : { label: t('offers.contact'), href: href('/contact-us') ?? '/' },
  };
}
